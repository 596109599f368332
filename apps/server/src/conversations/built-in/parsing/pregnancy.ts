import * as phrases from '@studio/content/assistant/vocabulary/pregnancy-phrases';
import { lowercaseFirst } from '../../tools/lowercase-first.ts';
import { mentionsClasses } from './mentioned-names.ts';
import type { ParsedMessage } from './parsed-message.ts';

/** Stage of a pregnancy that the visitor mentions. `either` is a week that counts as the first or second trimester. */
export type Trimester = 'first' | 'either' | 'later' | 'unknown';

/**
 * Week, and month, from which a pregnancy is in its second trimester by every usual definition. The week before belongs
 * to the first or the second one, depending on the definition.
 */
const laterTrimesterStart = { week: 14, month: 4 } as const;

export function mentionsPregnancy(normalized: string): boolean {
  return phrases.pregnancyPattern.test(normalized) || phrases.weeksPregnantPattern.test(normalized);
}

/**
 * Returns the trimester that the latest message in the conversation with a trimester states; 'unknown' if messages
 * mention a pregnancy without a trimester; null if none mentions a pregnancy.
 */
export function findTrimester(message: ParsedMessage): Trimester | null {
  const messages: ParsedMessage[] = [];
  for (let one: ParsedMessage | null = message; one; one = one.previous) messages.push(one);
  if (!messages.some(({ normalized }) => mentionsPregnancy(normalized))) return null;
  return (
    messages.map(({ normalized }) => parseTrimester(normalized)).find((trimester) => trimester !== null) ??
    'unknown'
  );
}

function parseTrimester(normalized: string): Trimester | null {
  if (phrases.firstTrimesterPattern.test(normalized)) return 'first';
  if (phrases.laterTrimesterPattern.test(normalized)) return 'later';
  const [, count = '', unit = ''] = phrases.durationPattern.exec(normalized) ?? [];
  if (!unit) return null;
  const number = Number(count) || phrases.numberWords.indexOf(count) + 1;
  const later = unit.startsWith('month') ? laterTrimesterStart.month : laterTrimesterStart.week;
  if (number >= later) return 'later';
  return number === later - 1 ? 'either' : 'first';
}

/** Returns the sentence about trimesters in a text, with a lower-case first letter so that it can follow a colon. */
export function selectTrimesterText(text: string): string | null {
  const sentence = text.match(/[^.:]*\btrimester\b[^.]*\./)?.[0].trim();
  return sentence ? lowercaseFirst(sentence) : null;
}

/** Narrows a follow-up of someone who has mentioned a pregnancy to prenatal classes, unless it names other classes. */
export function narrowToPrenatalClasses(message: ParsedMessage): ParsedMessage {
  const { isFollowUp, current, names } = message;
  return isFollowUp &&
    names.subType.length === 0 &&
    !mentionsClasses(current.names) &&
    findTrimester(message) !== null
    ? { ...message, names: { ...names, tag: ['prenatal'] } }
    : message;
}
