/* Names of exported functions: each game has its own. */
#ifndef EXPORT_H
#define EXPORT_H
#define JOINED(a, b, c) a##_##b##_##c
#define NAMED(a, b, c) JOINED(a, b, c)
#define EXPORT(type, name) __attribute__((visibility("default"))) type NAMED(higaki, GAME, name)
#endif
