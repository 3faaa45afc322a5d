/** From `<meta name="p4-api-host">`, https by default. An empty tag means the console's origin (AMB-19). */
export function apiHost(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="p4-api-host"]')
  const host = meta?.content.replace(/\/+$/, '') ?? ''
  return host === '' || /^https?:/i.test(host) ? host : `https://${host.replace(/^\/+/, '')}`
}

/** `/a.png` is on the API's host, `cdn.example/a.png` on its own (AMB-57). Undefined if not showable. */
export function imageAddress(url: string | null | undefined): string | undefined {
  if (!url) return undefined
  if (/^https?:/i.test(url)) return url
  if (/^[a-z][a-z0-9+-]*:/i.test(url)) return undefined
  if (url.startsWith('//')) return `https:${url}`
  if (/^[^/]+\.[^/]*\//.test(url)) return `https://${url}`
  return `${apiHost()}/${url.replace(/^\//, '')}`
}
