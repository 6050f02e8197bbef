"""What requests must look like and what answers do look like, for the parser and for the document."""
