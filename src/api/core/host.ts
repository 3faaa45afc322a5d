/**
 * The API's host from `<meta name="p4-api-host">`, over https when the meta tag names no scheme. An empty tag
 * means the console's own origin (AMB-19).
 */
export function apiHost(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="p4-api-host"]')
  const host = meta?.content.replace(/\/+$/, '') ?? ''
  return host === '' || /^https?:/i.test(host) ? host : `https://${host.replace(/^\/+/, '')}`
}

/**
 * The address of a picture that the API names. A path belongs to the API's host, and a name with a dot before
 * the first slash is a host of its own (AMB-57). Undefined without a picture that a page can show.
 */
export function imageAddress(url: string | null | undefined): string | undefined {
  if (!url) return undefined
  if (/^https?:/i.test(url)) return url
  if (/^[a-z][a-z0-9+-]*:/i.test(url)) return undefined
  if (url.startsWith('//')) return `https:${url}`
  if (/^[^/]+\.[^/]*\//.test(url)) return `https://${url}`
  return `${apiHost()}/${url.replace(/^\//, '')}`
}
