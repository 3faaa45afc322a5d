/**
 * The API's host from `<meta name="p4-api-host">`, over https where it names no scheme; empty means the console's
 * own origin (AMB-19).
 */
export function apiHost(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="p4-api-host"]')
  const host = meta?.content.replace(/\/+$/, '') ?? ''
  return host === '' || /^https?:/i.test(host) ? host : `https://${host.replace(/^\/+/, '')}`
}

/**
 * Address of a picture the API names (AMB-57): paths belong to the API's host (AMB-19, PROF-13), and a name
 * with a dot before the first slash is a host of its own. Undefined without a picture that a page can show.
 */
export function imageAddress(url: string | null | undefined): string | undefined {
  if (!url) return undefined
  if (/^https?:/i.test(url)) return url
  if (/^[a-z][a-z0-9+-]*:/i.test(url)) return undefined
  if (url.startsWith('//')) return `https:${url}`
  if (/^[^/]+\.[^/]*\//.test(url)) return `https://${url}`
  return `${apiHost()}/${url.replace(/^\//, '')}`
}
