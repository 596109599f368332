import { removeHiddenCharacters } from './remove-hidden-characters.ts';

const uuid = /\b[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}\b/gi;
/**
 * Matches email addresses. In this pattern and the following ones, repetitions are bounded where the rest can still
 * fail to match, so that matching takes time in proportion to the length of the text.
 */
const writtenAddress = /[^\s@<>"(),;:]{1,120}\s?@\s?[^\s@<>"(),;:]+/g;
/** Matches spelled-out email addresses, such as "amara at example dot com" and "amara (at) example.com". */
const spelledOutAddress =
  /\b[\w.+-]{1,64}\s{0,3}(?:\(at\)|\[at\]|\{at\}|\sat\s)\s{0,3}[\w-]{1,64}(?:\s{0,3}(?:\.|\(dot\)|\[dot\]|\sdot\s)\s{0,3}[a-z]{2,64}\b){1,9}/gi;
/** Matches nine or more digits in any grouping, such as phone, card and account numbers, but not dates with times. */
const longNumber =
  /(?<![\d:])(?!\d{4}-\d{2}-\d{2}\b)(?!\d{1,2}[.]\d{1,2}[.]\d{2,4}\b)\+?\(?(?:\d[\s().\-/]{0,3}){8,}\d/g;
/** Matches a booking code: two groups of four from an alphabet without I, L, O and U, with at least one digit. */
const bookingCode = /\b(?=[A-Z\s-]{0,9}\d)[0-9A-HJKMNP-TV-Z]{4}[ -]?(?=[A-Z\d]*)[0-9A-HJKMNP-TV-Z]{4}\b/g;
/** Matches tokens that some models read as a change of speaker. */
const speakerMarks = /<\|[^|>]{0,40}\|>|\[\/?INST\]|<<\/?SYS>>/gi;

/**
 * Removes personal data from a visitor's text before it goes to an external provider or becomes an example for the
 * assistant: email addresses, long numbers, ids and booking codes, and also invisible characters. Replaces a whole
 * message that the page sends about a booked tour, because it contains the visitor's details.
 */
export function redactPii(text: string): string {
  if (isBookedTourMessage(text)) return '[A studio tour was booked.]';
  return removeHiddenCharacters(text)
    .replaceAll(speakerMarks, ' ')
    .replaceAll(uuid, '[id]')
    .replaceAll(writtenAddress, '[email]')
    .replaceAll(spelledOutAddress, '[email]')
    .replaceAll(longNumber, '[number]')
    .replaceAll(bookingCode, '[code]')
    .trim();
}

function isBookedTourMessage(text: string): boolean {
  return /^\s*\{[\s\S]*"(?:event|customer)"\s*:/.test(text);
}
