import { normaliseCode } from '../text/normalise-text.ts';

/** Maximum length of an email address, in characters. */
export const maxEmailLength = 120;

/** Matches the unquoted characters allowed before the @ (RFC 5322, atext; RFC 6531 for other scripts). */
const localPart = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.-]{1,64}$/u;

/** Matches a label of a host name: letters and digits of any script, with hyphens inside. */
const label = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,62}$/u;

/** Matches a top-level domain, which starts with a letter and has at least 2 characters. */
const topLevel = /^\p{L}[\p{L}\p{M}\p{N}-]/u;

const incompleteText = 'Enter an email address in the format name@example.com.';
const typoText = 'Check this email address for typos.';

/**
 * Returns the error of a typed email address (handbook: emails 3), or null when it's valid. The error is a sentence
 * that says how to correct the email address.
 */
export function validateEmail(typed: string): string | null {
  const address = normaliseCode(typed);
  if (address === '') return 'Enter your email address.';
  if (address.length > maxEmailLength) return `Email addresses can have up to ${maxEmailLength} characters.`;
  const [name = '', host, ...extraParts] = address.split('@');
  if (host === undefined) return incompleteText;
  if (extraParts.length > 0 || /[\s\p{Cc}]/u.test(address)) return typoText;
  if (name === '') return incompleteText;
  const labels = host.split('.');
  if (labels.length < 2 || labels.at(-1) === '') return incompleteText;
  const isHost = labels.every((part) => label.test(part) && !part.endsWith('-'));
  const isName = localPart.test(name) && !/^\.|\.$|\.\./.test(name);
  return isHost && isName && topLevel.test(labels.at(-1) ?? '') ? null : typoText;
}

/** Returns whether a typed text has the form of an email address. */
export function isEmail(typed: string): boolean {
  return validateEmail(typed) === null;
}

/**
 * Tidies a typed email address like a code, and puts its letters outside ASCII in lower case. Without this, the database
 * and JavaScript disagree about some capitals, such as the Greek Σ, which has two small letters.
 */
export function tidyEmail(typed: string): string {
  return normaliseCode(typed)
    .replace(/\P{ASCII}+/gu, (letters) => letters.toLowerCase())
    .replace(/[σς]/g, 'σ')
    .replace(/(?<=\p{L}\p{M}*)σ(?!\p{M}*\p{L})/gu, 'ς');
}

/** Normalises an email address for comparison, so that upper and lower case mean the same person. */
export function normaliseEmail(address: string): string {
  return tidyEmail(address).toLowerCase();
}
