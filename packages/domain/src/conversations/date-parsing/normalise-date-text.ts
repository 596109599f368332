import { normaliseUnicode } from '../../text/normalise-unicode.ts';
import { findNearestWord } from '../typo-distance.ts';

/** Abbreviations of days and times, with their meaning. */
const abbreviations: Readonly<Record<string, string>> = {
  mon: 'monday',
  tue: 'tuesday',
  tues: 'tuesday',
  wed: 'wednesday',
  weds: 'wednesday',
  thu: 'thursday',
  thur: 'thursday',
  thurs: 'thursday',
  fri: 'friday',
  sat: 'saturday',
  sun: 'sunday',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  tmro: 'tomorrow',
  tmoro: 'tomorrow',
  tomoz: 'tomorrow',
  tomo: 'tomorrow',
  tom: 'tomorrow',
  '2moro': 'tomorrow',
  '2mrw': 'tomorrow',
  '2morrow': 'tomorrow',
  '2day': 'today',
  '2nite': 'tonight',
  tonite: 'tonight',
  '2night': 'tonight',
  wkend: 'weekend',
  wknd: 'weekend',
  wk: 'week',
  eve: 'evening',
  eves: 'evening',
  aft: 'afternoon',
  arvo: 'afternoon',
  morn: 'morning',
  mornings: 'morning',
  afternoons: 'afternoon',
  evenings: 'evening',
  nite: 'night',
  xmas: 'christmas',
  nye: 'new year eveday',
  n: 'and',
  b4: 'before',
  til: 'until',
  till: 'until',
  noon: 'midday',
  noonish: 'midday',
  lunch: 'lunchtime',
  lunchtimes: 'lunchtime',
};

/** Words that are recognised despite a typo. */
const dateWords = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
  'today',
  'tomorrow',
  'tonight',
  'weekend',
  'morning',
  'afternoon',
  'evening',
  'lunchtime',
  'christmas',
  'fortnight',
  'january',
  'february',
  'september',
  'october',
  'november',
  'december',
];

/** Matches words that only resemble a day: a sat nav, sun cream, and "I sat down". */
const weekdayLookAlikes =
  /\bsat[ -]?navs?\b|\bsun (?:terrace|cream|salutations?|block|deck|light|lotion|tan|rise|set)\b|\b(?:i|we|you|they|she|he|who|just|been|have) sat(?= (?:on|at|down|in|here|there|around|all|still)\b)/g;

/** Real words that typo correction must not change. */
const neverCorrected = new Set(['toddy', 'warning', 'mundane', 'morning', 'evening', 'evenings', 'remember']);

// "One" is usually no number, as in "the evening one".
const numbers = ['zero', 'just one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const teens = [
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const numberByWord = new Map([
  ...[...numbers, ...teens, 'twenty'].map((word, value): [string, string] => [word, String(value)]),
  ['thirty', '30'],
  ['forty', '40'],
]);

/**
 * Normalises a text for parsing days and times. The result is lower case, with numbers in digits and abbreviations and
 * typos written out ("weds eve" → "wednesday evening"). It contains only letters, digits and the punctuation of dates
 * and times.
 */
export function normaliseDateText(text: string): string {
  return (
    normaliseUnicode(text, 'NFKC')
      .toLowerCase()
      .replace(/[’‘`]/g, "'")
      .replace(/[–—]/g, '-')
      .replace(/\b(new year|christmas|xmas)('?s)? eve\b/g, '$1 eveday')
      .replace(weekdayLookAlikes, ' ')
      .replace(/[^\p{L}\p{N}':/.@\s-]/gu, ' ')
      .split(/\s+/)
      .map((word) => normaliseWord(word.replace(/^['.:/-]+|['.:/-]+$/g, '')))
      .filter(Boolean)
      .join(' ')
      .replace(/\bone(?= o'?clock| ?pm)|(?<=\b(?:at|after|before|by|until) )one$/g, '1')
      // Times such as "nineteen oh five", "six thirty" or "seven forty five".
      .replace(/\b(\d{1,2}) oh (\d)\b/g, '$1:0$2')
      .replace(/\b40 5\b/g, '45')
      .replace(/\b(\d{1,2}) (15|30|45)\b(?! (?:min|people|places|class|pounds|years))/g, '$1:$2')
  );
}

function normaliseWord(word: string): string {
  const stem = word.replace(/'s$/, '');
  const expanded = abbreviations[stem] ?? numberByWord.get(stem);
  if (expanded) return expanded;
  const single = /^(mon|tues|wednes|thurs|fri|satur|sun)days$/.test(stem) ? stem.slice(0, -1) : stem;
  if (single !== stem) return `every ${single}`;
  if (word.length < 5 || neverCorrected.has(word)) return word;
  return findNearestWord(stem, dateWords) ?? word;
}
