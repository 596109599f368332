import { tidyCode } from '../text/tidy.ts';

/** Longest address that is stored, in characters. */
export const emailMaxLength = 120;

/** What may stand before the @ unquoted (RFC 5322, atext; RFC 6531 for other scripts). */
const localPart = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.-]{1,64}$/u;

/** One label of a host name: letters and digits of any script, hyphens inside it. */
const label = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,62}$/u;

/** A top-level domain begins with a letter and has at least 2 characters. */
const topLevel = /^\p{L}[\p{L}\p{M}\p{N}-]/u;

const slip = 'There is a slip in that address. Please check it.';

/** What is wrong with a typed e-mail address, as a sentence that says what to do (handbook: emails 3); null when it may be written to. */
export function emailProblem(typed: string): string | null {
  const address = tidyCode(typed);
  if (address === '') return 'Enter your email address.';
  if (address.length > emailMaxLength) return `That address is longer than ${emailMaxLength} characters.`;
  const [name = '', host, ...rest] = address.split('@');
  if (host === undefined) return 'That address is not complete. It needs an @.';
  if (rest.length > 0 || /[\s\p{Cc}]/u.test(address)) return slip;
  if (name === '') return 'That address is not complete. Add what comes before the @.';
  const labels = host.split('.');
  if (labels.length < 2 || labels.at(-1) === '')
    return 'That address is not complete. Add what comes after the @.';
  const isHost = labels.every((part) => label.test(part) && !part.endsWith('-'));
  const isName = localPart.test(name) && !/^\.|\.$|\.\./.test(name);
  return isHost && isName && topLevel.test(labels.at(-1) ?? '') ? null : slip;
}

/** Whether email can be sent to a typed address, as far as its text tells. */
export function isEmail(typed: string): boolean {
  return emailProblem(typed) === null;
}

/** An address as it is compared: one person, however they capitalise. */
export function comparableEmail(address: string): string {
  return tidyCode(address).toLowerCase();
}

/** Google delivers an address with any dots in it to the same mailbox, under both of its names. */
const google: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/** Proton delivers an address with any of `.`, `-` and `_` in it to the same mailbox, and lets no one else have it. */
const proton: ReadonlySet<string> = new Set(['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me']);

/** Fastmail delivers what is sent to any name at `ada.fastmail.com` to `ada@fastmail.com`. */
const atFastmail = /^([^.]+)\.(fastmail\.(?:com|fm))$/;

/**
 * The mailbox behind an address, in small letters (handbook: emails 3): without the "+tag" that every provider may deliver to it, without dots
 * at Google and other signs at Proton, and without the subdomain of Fastmail. Elsewhere a dot can name another person, so it
 * stays.
 */
export function mailboxOf(address: string): string {
  const comparable = comparableEmail(address);
  const [name = '', host = ''] = comparable.split('@');
  const untagged = name.replace(/(?<=.)\+.*$/u, '');
  if (google.has(host)) return `${untagged.replaceAll('.', '')}@gmail.com`;
  if (proton.has(host)) return `${untagged.replace(/[._-]/g, '')}@${host}`;
  const [, user, provider] = atFastmail.exec(host) ?? [];
  return user && provider ? `${user}@${provider}` : `${untagged}@${host}`;
}
