import { isIPv4, isIPv6 } from 'node:net'

/** An address without a zone, and IPv4 as itself where a socket for both writes it as IPv6. */
function plain(address: string): string {
  const text = address.trim().replace(/%.*$/, '')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(text)?.[1]
  return mapped ?? text
}

/**
 * Who calls: each proxy in front of the server adds the address it was called from to `X-Forwarded-For`,
 * so with one proxy it is the last one there, with two the last but one. What stands further left is
 * the caller's own word and counts for nothing. Without proxies it is the socket's.
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

/** What limits count as one caller: an IPv4 address, or the first half of an IPv6 one, which one person has. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0')
  const first = [...groups, ...zeros, ...rest].slice(0, 4)
  return `${first.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
