import { isIPv4, isIPv6 } from 'node:net'

/** The address without its zone; an IPv4 address in IPv6 form (::ffff:1.2.3.4) as plain IPv4. */
function plain(address: string): string {
  const text = address.trim().replace(/%.*$/, '')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(text)?.[1]
  return mapped ?? text
}

/**
 * The address of the caller. Each proxy in front of the server appends the address that called it to
 * `X-Forwarded-For`: with one proxy the last entry counts, with two the last but one. Entries further left
 * are written by the caller and are ignored. Without proxies the socket's address counts.
 */
export function callerAddress(
  socketAddress: string,
  forwardedFor: string | null | undefined,
  proxies: number,
): string {
  const told = (forwardedFor ?? '').split(',').map(plain)
  const chain = [...told, plain(socketAddress)]
  const found = chain.at(-1 - proxies) ?? ''
  return isIPv4(found) || isIPv6(found) ? found : plain(socketAddress)
}

/**
 * The network that limits count as one caller: an IPv4 address, or the first half of an IPv6 address, since
 * one household has all the rest.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0')
  const first = [...groups, ...zeros, ...rest].slice(0, 4)
  return `${first.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
