import { createHash } from 'node:crypto'

/** The Content-Security-Policy that the console needs, and its companions, for every page. */

/**
 * `apiHost` is the API's address where it differs from the console's own. Of the scripts within a page only those of
 * these texts run: the first script, which the build writes into the page.
 */
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
      // The component library sets style attributes and writes its theme variables as a style element.
      "style-src 'self' 'unsafe-inline'",
      // Pictures come from the API's host, from the sites that a product's addons name, and from picked
      // files.
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
