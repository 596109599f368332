import { tidyText } from '../text/tidy.ts';

/** Characters of what is said to everybody about a class that is cancelled, or that somebody cannot teach. */
export const maxClassReasonLength = { min: 3, max: 300 };

/** Whether a reason says something. */
export function isReasonGiven(typed: string): boolean {
  return tidyText(typed).length >= maxClassReasonLength.min;
}

/** What was typed as a sentence of its own, with a blank after it; empty without. */
export function formatReasonSentence(typed: string | undefined): string {
  const text = tidyText(typed ?? '');
  if (!text) return '';
  return /[.!?…]$/.test(text) ? `${text} ` : `${text}. `;
}
