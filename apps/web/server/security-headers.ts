/**
 * Path of the check-in page, which uses the camera. In browsers without barcode support, it runs a
 * WebAssembly library.
 */
const checkInPath = '/scan';

const deviceFeatures = (camera: string) =>
  `camera=${camera}, microphone=(), geolocation=(), payment=(self "https://js.stripe.com")`;

export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // Browsers ignore this header on plain HTTP.
  'strict-transport-security': 'max-age=63072000',
  // Allows a popup of a bank to report its result to the page that opened it.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': deviceFeatures('()'),
} as const;

/** Returns the headers of a page. Only the check-in page may use the camera. */
export function getPageHeaders(path: string): Record<keyof typeof securityHeaders, string> {
  return path === checkInPath
    ? { ...securityHeaders, 'permissions-policy': deviceFeatures('(self)') }
    : securityHeaders;
}

/**
 * Builds the CSP of a page. Allows inline scripts by hash, so that a cached page is the same for every visitor. Allows
 * the hosts that Stripe's documentation lists, and frames of this origin, because the payments sandbox shows the bank's
 * page in one. Allows inline styles, because components set their own sizes. `analyticsOrigin` is the origin of the
 * third-party analytics script; null without one.
 */
export function buildContentSecurityPolicy(
  scriptHashes: readonly string[],
  path = '/',
  analyticsOrigin: string | null = null,
): string {
  const others = analyticsOrigin ? [analyticsOrigin] : [];
  const compiled = path === checkInPath ? ["'wasm-unsafe-eval'"] : [];
  const directives: Record<string, string> = {
    'default-src': "'self'",
    'script-src': [
      "'self'",
      ...compiled,
      ...scriptHashes,
      'https://js.stripe.com',
      'https://*.js.stripe.com',
      ...others,
    ].join(' '),
    'style-src': "'self' 'unsafe-inline'",
    'img-src': ["'self' data: https://*.stripe.com", ...others].join(' '),
    'connect-src': ["'self' https://api.stripe.com", ...others].join(' '),
    'frame-src': "'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
    'frame-ancestors': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
