/** The API's host from `<meta name="p4-api-host">`; empty means the console's own origin (AMB-19). */
export function apiHost(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="p4-api-host"]')
  return meta?.content.replace(/\/+$/, '') ?? ''
}

/**
 * Address of a picture the API names: host-relative ones belong to the API's host (AMB-19, PROF-13).
 * '//host/p' and 'host/p' are read over https (AMB-57).
 */
export function imageAddress(url: string | null | undefined): string | undefined {
  if (!url) return undefined
  if (/^[a-z]+:/i.test(url)) return url
  if (url.startsWith('//')) return `https:${url}`
  if (url.startsWith('/')) return `${apiHost()}${url}`
  return `https://${url}`
}
