import type { FoundClass } from '../../integrations/assistant/port.ts';

/** Somebody asks whether there is any. */
const asksWhether =
  /\b(is|are) there (a|an|any|still|space|room|\w+ class|\w+)\b|\b(do|have) you (\w+ )?(have|got|run|teach)\b/;
const asksElse = /\b(what|which|when|how|who|where|else|full)\b/;

/** An answer about classes that begins with yes or no, where that was the question. */
export function answerYesOrNo(text: string, words: string, found: readonly FoundClass[]): string {
  if (!asksWhether.test(words) || asksElse.test(words) || /^(Yes|No|Not)\b/.test(text)) return text;
  if (found.length === 0) return text.replace(/^There is no /, 'No, there is no ');
  return found.some(({ capacityLeft }) => capacityLeft > 0) ? `Yes. ${text}` : text;
}
