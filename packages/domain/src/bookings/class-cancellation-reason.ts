import { normaliseText } from '../text/normalise-text.ts';

/** Minimum and maximum length in characters of the reason for cancelling a class or requesting cover. */
export const reasonLengthLimits = { min: 3, max: 300 };

/** Returns whether a typed reason is long enough. */
export function isReasonGiven(typed: string): boolean {
  return normaliseText(typed).length >= reasonLengthLimits.min;
}

/** Formats a reason as a sentence with a trailing space. Empty when there is no reason. */
export function formatReasonSentence(typed: string | undefined): string {
  const text = normaliseText(typed ?? '');
  if (!text) return '';
  return /[.!?…]$/.test(text) ? `${text} ` : `${text}. `;
}
