"""The table: a front end in the browser, made of local files alone, that uses nothing but the public API."""
