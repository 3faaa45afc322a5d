/** The Content-Security-Policy the console lives with, and its companions, for every page. */

/** `apiHost` is where the console calls when that is another host than its own. */
export function securityHeaders(apiHost: string): Record<string, string> {
  const api = apiHost ? ` ${new URL(apiHost).origin}` : ''
  return {
    'content-security-policy': [
      "default-src 'self'",
      "script-src 'self'",
      // The component library sets style attributes and writes its theme variables as a style element.
      "style-src 'self' 'unsafe-inline'",
      // Pictures come from the API's host, from wherever a product's addons live, and from picked files.
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
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  }
}
