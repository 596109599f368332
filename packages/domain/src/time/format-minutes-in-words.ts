import { selectPlural } from '../text/format.ts';

const small = (
  'nought one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
  'seventeen eighteen nineteen'
).split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/**
 * Formats whole minutes from 0 to 99 in words, for headings, such as "Fifty-five minutes". Larger numbers stay in
 * digits.
 */
export function formatMinutesInWords(minutes: number): string {
  const spelled = spellNumber(minutes);
  return `${spelled.charAt(0).toUpperCase()}${spelled.slice(1)} ${selectPlural(minutes, 'minute', 'minutes')}`;
}

function spellNumber(number: number): string {
  const ten = tens[Math.floor(number / 10) - 2];
  if (ten === undefined) return small[number] ?? String(number);
  return number % 10 === 0 ? ten : `${ten}-${small[number % 10]}`;
}
