"""How the service is run: launcher, gunicorn settings, images."""
