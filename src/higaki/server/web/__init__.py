"""HTTP and WebSocket: the app, its dependencies, security headers, connection limits, client files."""
