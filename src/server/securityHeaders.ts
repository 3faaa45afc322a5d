import { createHash } from 'node:crypto'

/** `apiHost` if the API has another host; `scripts` are the inline scripts. */
export function securityHeaders(
  apiHost: string,
  scripts: readonly string[] = [],
): Record<string, string> {
  const hashes = scripts.map(
    (text) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
  const api = apiHost ? ` ${new URL(apiHost).origin}` : ''
  return {
    'content-security-policy': [
      "default-src 'self'",
      `script-src 'self'${hashes.join('')}`,
      // Set by the component library.
      "style-src 'self' 'unsafe-inline'",
      // From the API, addon hosts, and picked files.
      `img-src 'self' https: data: blob:${api}`,
      "font-src 'self'",
      `connect-src 'self'${api}`,
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  }
}
