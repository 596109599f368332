/*
 * Which addresses email can reach, as far as their text tells: the rule of the site (packages/domain, people/email), which
 * this service shares no code with.
 */

/** What may stand before the @ unquoted (RFC 5322, atext; RFC 6531 for other scripts). */
const localPart = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.-]{1,64}$/u;

/** One label of a host name: letters and digits of any script, hyphens inside it. */
const label = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,62}$/u;

/** A top-level domain begins with a letter and has at least 2 characters. */
const topLevel = /^\p{L}[\p{L}\p{M}\p{N}-]/u;

/** Whether email can be sent to an address. */
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
