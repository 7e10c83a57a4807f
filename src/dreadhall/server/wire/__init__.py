"""What goes over the wire: one definition for the server, its documentation and the browser's types."""
