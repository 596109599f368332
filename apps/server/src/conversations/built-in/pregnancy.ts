import type { ParsedMessage } from './parsed-message.ts';

/** Stage of a pregnancy that the visitor mentions. */
export type Trimester = 'first' | 'later' | 'unknown';

const numbers = 'one two three four five six seven eight nine ten eleven twelve thirteen'.split(' ');
const weeksSaid = new RegExp(
  String.raw`\b(\d{1,2}|${numbers.join('|')}) (weeks?|months?)\b(?! (old|ago|post\w*|after|since|before|off|later|time))`,
);
const saysPregnant = /\b(pregnan\w*|pregg\w*|expecting|trimester|prenatal|antenatal|midwife|bump)\b/;
const saysWeeks =
  /\b\d+ weeks (gone|along|and)\b|\bi am \d+ weeks\b(?! (post|after|since|into|from|out|off|away))/;
const early =
  /\b(first|1st) trimester\b|\b(early|newly|just|recently) (\w+ ){0,5}pregnan\w*|\bearly (days|stages?)\b/;
const late = /\b(second|2nd|third|3rd|last) trimester\b/;

/** The second trimester has begun by then, whichever way it is counted. */
const laterFromWeek = 14;
const laterFromMonth = 4;

export function mentionsPregnancy(words: string): boolean {
  return saysPregnant.test(words) || saysWeeks.test(words);
}

/**
 * Returns the trimester from the latest message that states it, anywhere in the conversation.
 * Null if no message mentions a pregnancy.
 */
export function findTrimester(heard: ParsedMessage): Trimester | null {
  const told: ParsedMessage[] = [];
  for (let one: ParsedMessage | null = heard; one; one = one.before) told.push(one);
  if (!told.some(({ words }) => mentionsPregnancy(words))) return null;
  return told.map(({ words }) => saidIn(words)).find((said) => said !== null) ?? 'unknown';
}

function saidIn(words: string): Trimester | null {
  if (early.test(words)) return 'first';
  if (late.test(words)) return 'later';
  const [, count = '', unit = ''] = weeksSaid.exec(words) ?? [];
  if (!unit) return null;
  const number = Number(count) || numbers.indexOf(count) + 1;
  return number >= (unit.startsWith('month') ? laterFromMonth : laterFromWeek) ? 'later' : 'first';
}

export function selectTrimesterText(text: string): string | null {
  return text.match(/[^.]*\btrimester\b[^.]*\./)?.[0].trim() ?? null;
}
