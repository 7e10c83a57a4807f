"""The HTTP and WebSocket interface, a file for each subject."""
