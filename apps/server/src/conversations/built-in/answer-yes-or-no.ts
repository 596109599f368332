import type { FoundClass } from '../../integrations/assistant/port.ts';

/** Matches questions that ask whether there are any classes. */
const yesNoPattern =
  /\b(is|are) there (a|an|any|still|space|room|\w+ class|\w+)\b|\b(do|have) you (\w+ )?(have|got|run|teach)\b/;
const openQuestionPattern = /\b(what|which|when|how|who|where|else|full)\b/;

/** Starts a reply about classes with "Yes" or "No" if the visitor asked a yes-or-no question. */
export function answerYesOrNo(text: string, normalized: string, found: readonly FoundClass[]): string {
  if (!yesNoPattern.test(normalized) || openQuestionPattern.test(normalized) || /^(Yes|No|Not)\b/.test(text))
    return text;
  if (found.length === 0) return text.replace(/^There is no /, 'No, there is no ');
  return found.some(({ capacityLeft }) => capacityLeft > 0) ? `Yes. ${text}` : text;
}
