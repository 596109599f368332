/** Maximum length of a path. Paths on this site are never longer. */
const maxPathLength = 2000;

/** Paths to which a login must not return, such as those of login pages. */
const excludedPaths = /^\/(login|signup|forgot-password|reset-password|auth|api|idp)(\/|$)/i;

const control = /\p{Cc}/u;

/**
 * Returns `candidate` when it is a safe path on this site to open after login, otherwise null. Rejects absolute URLs,
 * `//host` and `/\host`, because each of them leads to another site. Also rejects login pages and API paths. Recognises
 * every spelling that a browser would normalise: encoded, doubly encoded, with control characters or dot segments.
 */
export function toSafeReturnPath(candidate: string | null | undefined): string | null {
  if (
    !candidate ||
    candidate.length > maxPathLength ||
    !candidate.startsWith('/') ||
    control.test(candidate) ||
    candidate.includes('\\')
  )
    return null;
  const path = candidate.split(/[?#]/)[0] ?? '';
  const decodedPath = decodeFully(path);
  if (decodedPath === null || control.test(decodedPath) || decodedPath.includes('\\')) return null;
  const segments = decodedPath.slice(1).split('/');
  if (segments.some((segment, at) => /^\.+$/.test(segment) || (segment === '' && at < segments.length - 1)))
    return null;
  return excludedPaths.test(decodedPath) ? null : candidate;
}

/**
 * Decodes a path three times, in case a later component decodes it more than once. Null when the path is malformed, or
 * still encoded afterwards.
 */
function decodeFully(path: string): string | null {
  try {
    let decodedPath = path;
    for (let round = 0; round < 3; round += 1) decodedPath = decodeURIComponent(decodedPath);
    return /%[0-9a-f]{2}/i.test(decodedPath) ? null : decodedPath;
  } catch {
    return null;
  }
}
