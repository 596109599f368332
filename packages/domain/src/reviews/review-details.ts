import { tidyLine, tidyText } from '../text/tidy.ts';

/** What somebody writes about a class. */
export interface ReviewDetails {
  /** Stars, 1 to 5; 0 while none is chosen. */
  rating: number;
  text: string;
  /** As it stands under the review. */
  shownName: string;
}
export type ReviewField = keyof ReviewDetails;

/** Longest texts, in characters. */
export const reviewMaxLengths = { text: 600, shownName: 40, reply: 600, reason: 300 } as const;

/** What a star says in words. */
export const ratingLabels = ['Poor', 'Not quite', 'Fine', 'Good', 'Wonderful'] as const;

/** Control characters, line separators and characters that no font has. */
const unseen = /(?![\r\n\t])\p{Cc}|[\u2028\u2029]|\p{Cs}|\p{Co}/u;
/** More marks on one letter than any script needs. */
const piledMarks = /\p{M}{5}/u;
const inOneLine = /[\r\n\t]/;
/** Addresses of sites, also without what stands before them, and of mail. */
const address =
  /\b(?:https?|ftp|mailto|javascript|data|tel):|\bwww\.|[^\s@]+@[^\s@]+\.[^\s@]+|\b[a-z0-9-]+\.(?:com|net|org|io|co|uk|ru|cn|info|biz|xyz|top|shop|online|site|club|link|click|app|dev|tv|ly|gl|de|fr|eu)\b(?:\/\S*)?/iu;
/** A telephone number: nine digits and more, with what people write between them. */
const telephone = /(?:\d[\s().+-]{0,2}){9,}/;

/**
 * What is wrong with one field as it is typed, as a sentence that says what to do; null when it may be sent. Nobody's
 * address or telephone number is published, and no advertisement.
 */
export function validateReviewField<Field extends ReviewField>(
  field: Field,
  typed: ReviewDetails[Field],
): string | null {
  if (field === 'rating') return ratingProblem(Number(typed));
  return field === 'text' ? textProblem(tidyText(String(typed))) : nameProblem(tidyLine(String(typed)));
}

/** Complaints about all that was typed, in the order of the form. Empty when it may be sent. */
export function validateReview(details: ReviewDetails): { field: ReviewField; message: string }[] {
  return (['rating', 'text', 'shownName'] as const).flatMap((field) => {
    const message = validateReviewField(field, details[field]);
    return message ? [{ field, message }] : [];
  });
}

/** What is wrong with a public answer of the studio; null when it may be shown. Empty: there is none. */
export function reviewReplyError(typed: string): string | null {
  const text = tidyText(typed);
  if (text.length > reviewMaxLengths.reply) return tooLong(reviewMaxLengths.reply);
  return strange(text) ? cannotTake : null;
}

/** How somebody is named unless they choose otherwise: "Amara O.". */
export function suggestReviewerName(firstName: string, lastName: string): string {
  const first = firstName.trim().split(/\s+/)[0] ?? '';
  const [initial] = lastName.trim();
  const name = initial ? `${first} ${initial.toLocaleUpperCase('en-GB')}.` : first;
  return [...name.trim()].slice(0, reviewMaxLengths.shownName).join('');
}

function ratingProblem(rating: number): string | null {
  return Number.isInteger(rating) && rating >= 1 && rating <= 5 ? null : 'Choose one to five stars.';
}

function textProblem(text: string): string | null {
  if (text === '') return 'Write a line or two.';
  if (text.length > reviewMaxLengths.text) return tooLong(reviewMaxLengths.text);
  if (strange(text)) return cannotTake;
  return address.test(text) || telephone.test(text)
    ? 'Please leave out links, email addresses and phone numbers.'
    : null;
}

function nameProblem(name: string): string | null {
  if (name === '') return 'Say how you want to be named.';
  if (name.length > reviewMaxLengths.shownName) return tooLong(reviewMaxLengths.shownName);
  if (strange(name) || inOneLine.test(name)) return 'This has to be one line of plain text.';
  return address.test(name) || /\d{4}|[<>@]/.test(name) ? 'A first name and an initial are enough.' : null;
}

function strange(text: string): boolean {
  return unseen.test(text) || piledMarks.test(text);
}

const cannotTake = 'There are signs in this text that we cannot take.';

function tooLong(max: number): string {
  return `Please keep this under ${max} characters.`;
}
