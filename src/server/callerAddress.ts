import { isIPv4, isIPv6 } from 'node:net'

/** Without zone; ::ffff:1.2.3.4 -> 1.2.3.4 */
function normalizeAddress(address: string): string {
  const text = address.trim().replace(/%.*$/, '')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(text)?.[1]
  return mapped ?? text
}

/**
 * Each trusted proxy appends its caller to `X-Forwarded-For`; entries further left are written by the client.
 *   proxies = 1: 'client-made, CALLER'    proxies = 2: 'client-made, CALLER, proxy'
 */
export function callerAddress(
  socketAddress: string,
  forwardedFor: string | null | undefined,
  proxies: number,
): string {
  const forwarded = (forwardedFor ?? '').split(',').map(normalizeAddress)
  const chain = [...forwarded, normalizeAddress(socketAddress)]
  const found = chain.at(-1 - proxies) ?? ''
  return isIPv4(found) || isIPv6(found) ? found : normalizeAddress(socketAddress)
}

/** An IPv4 address, or the /64 prefix of an IPv6 household. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0')
  const first = [...groups, ...zeros, ...rest].slice(0, 4)
  return `${first.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
