"""Running the server: the command, its processes, the doctor, logging."""
