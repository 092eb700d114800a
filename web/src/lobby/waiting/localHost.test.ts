import { expect, test } from 'vitest'
import { isOnlyHere } from './localHost'

test.each(['localhost', 'higaki.localhost', '127.0.0.1', '127.1.2.3', '[::1]', '0.0.0.0'])(
  '%s is this machine only',
  (host) => {
    expect(isOnlyHere(host)).toBe(true)
  },
)

test.each(['192.168.1.20', 'higaki.example', 'localhost.example', '10.127.0.1', '[fe80::1]'])(
  '%s can be reached',
  (host) => {
    expect(isOnlyHere(host)).toBe(false)
  },
)
