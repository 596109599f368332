import { normaliseLine, normaliseText } from '../text/normalise-text.ts';

/** Values of the review form. */
export interface ReviewDetails {
  /** Number of stars from 1 to 5; 0 while none is chosen. */
  rating: number;
  text: string;
  /** Name shown with the review. */
  displayName: string;
}
export type ReviewField = keyof ReviewDetails;

/** Maximum lengths in characters. */
export const reviewMaxLengths = { text: 600, displayName: 40, reply: 600, reason: 300 } as const;

/** Labels of one to five stars. */
export const ratingLabels = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'] as const;

/** Matches control characters, line separators, and characters without a glyph. */
const unsupportedCharacter = /(?![\r\n\t])\p{Cc}|[\u2028\u2029]|\p{Cs}|\p{Co}/u;
/** Matches more combining marks on one letter than any script needs. */
const stackedMarks = /\p{M}{5}/u;
const lineBreak = /[\r\n\t]/;
/** Matches web addresses, even without a protocol, and email addresses. */
const address =
  /\b(?:https?|ftp|mailto|javascript|data|tel):|\bwww\.|[^\s@]+@[^\s@]+\.[^\s@]+|\b[a-z0-9-]+\.(?:com|net|org|io|co|uk|ru|cn|info|biz|xyz|top|shop|online|site|club|link|click|app|dev|tv|ly|gl|de|fr|eu)\b(?:\/\S*)?/iu;
/** Matches phone numbers: nine or more digits, with the usual separators. */
const telephone = /(?:\d[\s().+-]{0,2}){9,}/;

/**
 * Returns the error of one field, as a sentence that says how to correct it; null when the field is valid. Rejects web
 * addresses, email addresses and phone numbers, to keep out personal data and advertising.
 */
export function validateReviewField<Field extends ReviewField>(
  field: Field,
  typed: ReviewDetails[Field],
): string | null {
  if (field === 'rating') return ratingProblem(Number(typed));
  return field === 'text'
    ? textProblem(normaliseText(String(typed)))
    : nameProblem(normaliseLine(String(typed)));
}

/** Returns the errors of the form, in form order; empty when the form is valid. */
export function validateReview(details: ReviewDetails): { field: ReviewField; message: string }[] {
  return (['rating', 'text', 'displayName'] as const).flatMap((field) => {
    const message = validateReviewField(field, details[field]);
    return message ? [{ field, message }] : [];
  });
}

/** Returns the error of the studio's public reply; null when the reply is valid or empty. */
export function validateReviewReply(typed: string): string | null {
  const text = normaliseText(typed);
  if (text.length > reviewMaxLengths.reply) return tooLong(reviewMaxLengths.reply);
  return hasUnsupportedCharacters(text) ? unsupportedText : null;
}

/** Suggests a display name, such as "Amara O.". */
export function suggestReviewerName(firstName: string, lastName: string): string {
  const first = firstName.trim().split(/\s+/)[0] ?? '';
  const [initial] = lastName.trim();
  const name = initial ? `${first} ${initial.toLocaleUpperCase('en-GB')}.` : first;
  return [...name.trim()].slice(0, reviewMaxLengths.displayName).join('');
}

function ratingProblem(rating: number): string | null {
  return Number.isInteger(rating) && rating >= 1 && rating <= 5 ? null : 'Choose a rating from 1 to 5 stars.';
}

function textProblem(text: string): string | null {
  if (text === '') return 'Write a few words about the class.';
  if (text.length > reviewMaxLengths.text) return tooLong(reviewMaxLengths.text);
  if (hasUnsupportedCharacters(text)) return unsupportedText;
  return address.test(text) || telephone.test(text)
    ? 'Remove any links, email addresses and phone numbers.'
    : null;
}

function nameProblem(name: string): string | null {
  if (name === '') return 'Enter the name to show with your review.';
  if (name.length > reviewMaxLengths.displayName) return tooLong(reviewMaxLengths.displayName);
  if (hasUnsupportedCharacters(name) || lineBreak.test(name))
    return 'Enter your name as plain text on one line.';
  return address.test(name) || /\d{4}|[<>@]/.test(name) ? 'Use only your first name and an initial.' : null;
}

function hasUnsupportedCharacters(text: string): boolean {
  return unsupportedCharacter.test(text) || stackedMarks.test(text);
}

const unsupportedText = 'Your text contains characters we can’t accept.';

function tooLong(max: number): string {
  return `Use ${max} characters or fewer.`;
}
