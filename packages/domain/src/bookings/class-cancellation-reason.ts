import { tidyText } from '../text/tidy.ts';

/** Length of the reason for cancelling a class or asking for cover, in characters. */
export const maxClassReasonLength = { min: 3, max: 300 };

/** Returns whether the reason is long enough. */
export function isReasonGiven(typed: string): boolean {
  return tidyText(typed).length >= maxClassReasonLength.min;
}

/** Formats the reason as a sentence with a trailing space; empty when there is none. */
export function formatReasonSentence(typed: string | undefined): string {
  const text = tidyText(typed ?? '');
  if (!text) return '';
  return /[.!?…]$/.test(text) ? `${text} ` : `${text}. `;
}
