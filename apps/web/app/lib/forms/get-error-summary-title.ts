import { selectPlural } from '@studio/domain/text/format';

const numberWords = [
  'Nothing',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
];

/** Returns the title of the error summary, such as "Three things to fix before payment". */
export function getErrorSummaryTitle(count: number, before?: 'payment' | 'booking'): string {
  const title = `${numberWords[count] ?? count} ${selectPlural(count, 'thing', 'things')} to fix`;
  return before ? `${title} before ${before}` : title;
}
