"""Small parts that every other package may use: rate limits, proxies, hosts, time, garbage collector."""
