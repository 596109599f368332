/** This site doesn't generate longer paths. */
const longest = 2000;

/** A login must not return to a login page. */
const notThere = /^\/(login|signup|forgot-password|reset-password|auth|api|idp)(\/|$)/i;

const control = /\p{Cc}/u;

/**
 * Returns `given` when it is a safe path on this site to open after login, otherwise null. Rejects absolute URLs,
 * `//host` and `/\host`, because each of them leads to another site. Recognises every spelling that a browser would
 * normalise: encoded, doubly encoded, with control characters or dot segments.
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

/**
 * Decodes a path three times, in case a later component decodes it more than once. Null when it is malformed, or still
 * encoded afterwards.
 */
function decoded(path: string): string | null {
  try {
    let plain = path;
    for (let round = 0; round < 3; round += 1) plain = decodeURIComponent(plain);
    return /%[0-9a-f]{2}/i.test(plain) ? null : plain;
  } catch {
    return null;
  }
}
