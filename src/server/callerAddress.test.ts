import { expect, test } from 'vitest'
import { callerAddress, networkOf } from './callerAddress.ts'

const socket = '10.0.0.2'

test('without proxies the caller is who is connected, whatever the request says', () => {
  expect(callerAddress(socket, '203.0.113.9', 0)).toBe(socket)
  expect(callerAddress('::ffff:198.51.100.7', null, 0)).toBe('198.51.100.7')
  expect(callerAddress('fe80::1%eth0', undefined, 0)).toBe('fe80::1')
})

test('behind proxies the caller is who the outermost of them was called from', () => {
  expect(callerAddress(socket, '203.0.113.9', 1)).toBe('203.0.113.9')
  expect(callerAddress(socket, 'forged, 192.0.2.1, 203.0.113.9', 1)).toBe('203.0.113.9')
  expect(callerAddress(socket, '203.0.113.9, 10.0.0.1', 2)).toBe('203.0.113.9')
})

test('who reaches the server around its proxies, or through fewer, is who is connected', () => {
  expect(callerAddress(socket, null, 1)).toBe(socket)
  expect(callerAddress(socket, '203.0.113.9', 3)).toBe(socket)
  expect(callerAddress(socket, 'unknown', 1)).toBe(socket)
})

test('a network is an IPv4 address, or the first half of an IPv6 one', () => {
  expect(networkOf('198.51.100.7')).toBe('198.51.100.7')
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(networkOf('2001:0DB8::6')).toBe('2001:db8:0:0::/64')
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
  expect(networkOf('local')).toBe('local')
})
