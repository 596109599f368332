import type { FoundClass } from '../../integrations/assistant/port.ts';

/** Matches questions whether there are any classes. */
const asksWhether =
  /\b(is|are) there (a|an|any|still|space|room|\w+ class|\w+)\b|\b(do|have) you (\w+ )?(have|got|run|teach)\b/;
const asksElse = /\b(what|which|when|how|who|where|else|full)\b/;

/** Starts a reply about classes with yes or no, if the visitor asked a yes-or-no question. */
export function answerYesOrNo(text: string, words: string, found: readonly FoundClass[]): string {
  if (!asksWhether.test(words) || asksElse.test(words) || /^(Yes|No|Not)\b/.test(text)) return text;
  if (found.length === 0) return text.replace(/^There is no /, 'No, there is no ');
  return found.some(({ capacityLeft }) => capacityLeft > 0) ? `Yes. ${text}` : text;
}
