/*
 * Syntax of deliverable email addresses. The site has the same rule (packages/domain, people/email), but shares no code
 * with this service.
 */

/** Unquoted local part (RFC 5322, atext; RFC 6531 for other scripts). */
const localPart = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.-]{1,64}$/u;

/** Label of a host name: letters and digits of any script, hyphens inside. */
const label = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,62}$/u;

/** Top-level domain: begins with a letter and has at least 2 characters. */
const topLevel = /^\p{L}[\p{L}\p{M}\p{N}-]/u;

export function isEmail(address: string): boolean {
  const [name = '', host = '', ...rest] = address.split('@');
  const labels = host.split('.');
  return (
    rest.length === 0 &&
    localPart.test(name) &&
    !/^\.|\.$|\.\./.test(name) &&
    labels.length >= 2 &&
    labels.every((part) => label.test(part) && !part.endsWith('-')) &&
    topLevel.test(labels.at(-1) ?? '')
  );
}
