import { removeHiddenCharacters } from './to-plain-text.ts';

const uuid = /\b[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}\b/gi;
/** Every repetition in these has an end, so that the time grows with the length of a text alone. */
const writtenAddress = /[^\s@<>"(),;:]{1,120}\s?@\s?[^\s@<>"(),;:]+/g;
/** "amara at example dot com", "amara (at) example.com". */
const spokenAddress =
  /\b[\w.+-]{1,64}\s{0,3}(?:\(at\)|\[at\]|\{at\}|\sat\s)\s{0,3}[\w-]{1,64}(?:\s{0,3}(?:\.|\(dot\)|\[dot\]|\sdot\s)\s{0,3}[a-z]{2,64}\b){1,9}/gi;
/** Nine figures or more, however they are grouped: telephone, card and account numbers, but not a day and its time. */
const longNumber =
  /(?<![\d:])(?!\d{4}-\d{2}-\d{2}\b)(?!\d{1,2}[.]\d{1,2}[.]\d{2,4}\b)\+?\(?(?:\d[\s().\-/]{0,3}){8,}\d/g;
/** A booking's code: two groups of four of the alphabet that has no I, L, O and U, with a figure among them. */
const bookingCode = /\b(?=[A-Z\s-]{0,9}\d)[0-9A-HJKMNP-TV-Z]{4}[ -]?(?=[A-Z\d]*)[0-9A-HJKMNP-TV-Z]{4}\b/g;
/** Words that some models take for a change of speaker. */
const speakerMarks = /<\|[^|>]{0,40}\|>|\[\/?INST\]|<<\/?SYS>>/gi;

/**
 * What somebody has written, as it may leave the house: mail addresses, telephone and other long numbers, ids and booking
 * codes are taken out, and what no person sees. What the page itself tells the chat (a booked tour, with who booked
 * it) does not leave at all.
 */
export function redactPii(text: string): string {
  if (saidByPage(text)) return '[A studio tour was booked.]';
  return removeHiddenCharacters(text)
    .replaceAll(speakerMarks, ' ')
    .replaceAll(uuid, '[id]')
    .replaceAll(writtenAddress, '[email]')
    .replaceAll(spokenAddress, '[email]')
    .replaceAll(longNumber, '[number]')
    .replaceAll(bookingCode, '[code]')
    .trim();
}

function saidByPage(text: string): boolean {
  return /^\s*\{[\s\S]*"(?:event|customer)"\s*:/.test(text);
}
