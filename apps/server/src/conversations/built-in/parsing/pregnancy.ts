import { lowercaseFirst } from '../../tools/lowercase-first.ts';
import type { ParsedMessage } from './parsed-message.ts';

/** Stage of a pregnancy that the visitor mentions. */
export type Trimester = 'first' | 'later' | 'unknown';

const numbers = 'one two three four five six seven eight nine ten eleven twelve thirteen'.split(' ');
const durationPattern = new RegExp(
  String.raw`\b(\d{1,2}|${numbers.join('|')}) (weeks?|months?)\b(?! (old|ago|post\w*|after|since|before|off|later|time))`,
);
const pregnancyPattern = /\b(pregnan\w*|pregg\w*|expecting|trimester|prenatal|antenatal|midwife|bump)\b/;
const weeksPattern =
  /\b\d+ weeks (gone|along|and)\b|\bi am \d+ weeks\b(?! (post|after|since|into|from|out|off|away))/;
const firstTrimesterPattern =
  /\b(first|1st) trimester\b|\b(early|newly|just|recently) (\w+ ){0,5}pregnan\w*|\bearly (days|stages?)\b/;
const laterTrimesterPattern = /\b(second|2nd|third|3rd|last) trimester\b/;

/**
 * Week from which a pregnancy is in its second trimester by every usual definition. `laterFromMonth` is the same in
 * months.
 */
const laterFromWeek = 14;
const laterFromMonth = 4;

export function mentionsPregnancy(normalized: string): boolean {
  return pregnancyPattern.test(normalized) || weeksPattern.test(normalized);
}

/**
 * Returns the trimester that the latest message in the conversation with a trimester states; null if no message
 * mentions a pregnancy.
 */
export function findTrimester(message: ParsedMessage): Trimester | null {
  const messages: ParsedMessage[] = [];
  for (let one: ParsedMessage | null = message; one; one = one.before) messages.push(one);
  if (!messages.some(({ normalized }) => mentionsPregnancy(normalized))) return null;
  return (
    messages.map(({ normalized }) => parseTrimester(normalized)).find((trimester) => trimester !== null) ??
    'unknown'
  );
}

function parseTrimester(normalized: string): Trimester | null {
  if (firstTrimesterPattern.test(normalized)) return 'first';
  if (laterTrimesterPattern.test(normalized)) return 'later';
  const [, count = '', unit = ''] = durationPattern.exec(normalized) ?? [];
  if (!unit) return null;
  const number = Number(count) || numbers.indexOf(count) + 1;
  return number >= (unit.startsWith('month') ? laterFromMonth : laterFromWeek) ? 'later' : 'first';
}

/** Returns the sentence about trimesters, with a small first letter, so that it can follow a colon. */
export function selectTrimesterText(text: string): string | null {
  const sentence = text.match(/[^.:]*\btrimester\b[^.]*\./)?.[0].trim();
  return sentence ? lowercaseFirst(sentence) : null;
}
