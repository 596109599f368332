/** The door reads codes with the device's camera, where the browser cannot by itself with a library in WebAssembly. */
const door = '/scan';

/** What pages may use of the device. */
const deviceFeatures = (camera: string) =>
  `camera=${camera}, microphone=(), geolocation=(), payment=(self "https://js.stripe.com")`;

/** Headers that every answer of the site carries. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // Browsers heed it over HTTPS only.
  'strict-transport-security': 'max-age=63072000',
  // A bank's window may tell the page that opened it how it went.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': deviceFeatures('()'),
} as const;

/** The same for a page: the door alone may use the camera. */
export function getPageHeaders(path: string): Record<keyof typeof securityHeaders, string> {
  return path === door
    ? { ...securityHeaders, 'permissions-policy': deviceFeatures('(self)') }
    : securityHeaders;
}

/**
 * What a page may load and from where. Its inline scripts are named by their hashes, so that a page in memory is the
 * same for everybody. Stripe's hosts are those its documentation names; frames of this origin are the bank's step of
 * the payments sandbox. Styles are inline because components set their own sizes. `counting`: the origin of the script of
 * others that is told what happens, when there is one.
 */
export function buildContentSecurityPolicy(
  scriptHashes: readonly string[],
  path = '/',
  counting: string | null = null,
): string {
  const others = counting ? [counting] : [];
  const compiled = path === door ? ["'wasm-unsafe-eval'"] : [];
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
