"""The server as the network sees it: connections, requests, pages and the interface."""
