/** Longer ones were not written by this site. */
const longest = 2000;

/** Signing in does not lead back to signing in. */
const notThere = /^\/(login|signup|forgot-password|reset-password|auth|api|idp)(\/|$)/i;

const control = /\p{Cc}/u;

/**
 * Where people go after signing in: `given` when it is a path of this site, else null. Refused are whole addresses,
 * `//host` and `/\host` in every spelling that a browser would repair (encoded, doubly encoded, with control
 * characters or dot segments), since each of them leads to somebody else's site.
 */
export function toSafeReturnPath(given: string | null | undefined): string | null {
  if (
    !given ||
    given.length > longest ||
    !given.startsWith('/') ||
    control.test(given) ||
    given.includes('\\')
  )
    return null;
  const path = given.split(/[?#]/)[0] ?? '';
  const plain = decoded(path);
  if (plain === null || control.test(plain) || plain.includes('\\')) return null;
  const segments = plain.slice(1).split('/');
  if (segments.some((segment, at) => /^\.+$/.test(segment) || (segment === '' && at < segments.length - 1)))
    return null;
  return notThere.test(plain) ? null : given;
}

/** The path as somebody reads it who decodes once too often; null when it cannot be read, or hides itself deeper. */
function decoded(path: string): string | null {
  try {
    let plain = path;
    for (let round = 0; round < 3; round += 1) plain = decodeURIComponent(plain);
    return /%[0-9a-f]{2}/i.test(plain) ? null : plain;
  } catch {
    return null;
  }
}
