import { lowercaseFirst } from '../../tools/lowercase-first.ts';
import type { ParsedMessage } from './parsed-message.ts';

/** Stage of a pregnancy that the visitor mentions. `either` is a week that counts as the first or second trimester. */
export type Trimester = 'first' | 'either' | 'later' | 'unknown';

const numbers =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
    ' ',
  );
const durationPattern = new RegExp(
  String.raw`(?<!\b(?:in|for|next|within|every|last|past|about) )\b(\d{1,2}|${numbers.join('|')}) (weeks?|months?)\b(?! (pack|membership|trial|notice|old|ago|post\w*|after|since|before|off|later|time))`,
);
const pregnancyPattern =
  /\b(pregnan\w*|pregg\w*|expecting (a baby|a little one|twins|my|our|in|and)|(am|is|she|wife|who is|while|when) expecting(?! (a|an|to|the|some|more|you|it|that|this|my|our)\b)|trimester|prenatal|antenatal|(my|the) midwife|(my|baby|the|a) bump(?! (into|up|in)\b)|bump (class|classes|friendly))\b/;
const weeksPattern =
  /\b\d+ weeks (gone|along|and)\b|\bi am \d+ weeks\b(?! (post|after|since|into|from|out|off|away))/;
const firstTrimesterPattern =
  /\b(first|1st) trimester\b|\b(early|newly|just|recently) (\w+ ){0,5}pregnan\w*|\bearly (days|stages?)\b/;
const laterTrimesterPattern = /\b(second|2nd|third|3rd|last) trimester\b/;

/**
 * Week from which a pregnancy is in its second trimester by every usual definition, and in months. The week before
 * belongs to the first or the second one, depending on the definition.
 */
const laterFrom = { week: 14, month: 4 } as const;

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
  const later = unit.startsWith('month') ? laterFrom.month : laterFrom.week;
  if (number >= later) return 'later';
  return number === later - 1 ? 'either' : 'first';
}

/** Returns the sentence about trimesters, with a small first letter, so that it can follow a colon. */
export function selectTrimesterText(text: string): string | null {
  const sentence = text.match(/[^.:]*\btrimester\b[^.]*\./)?.[0].trim();
  return sentence ? lowercaseFirst(sentence) : null;
}
