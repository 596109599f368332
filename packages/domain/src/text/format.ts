const plurals = new Intl.PluralRules('en-GB');
const numbers = new Intl.NumberFormat('en-GB');
const relative = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });
const lists = {
  and: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  or: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
};

/** Formats a whole number: "1,164". */
export function formatNumber(value: number): string {
  return numbers.format(value);
}

/** Selects the form of a word for a count: "is" for 1, "are" for 0 and 2. */
export function selectPlural(count: number, one: string, many: string): string {
  return plurals.select(count) === 'one' ? one : many;
}

/** Formats a count with its noun: "1 place", "1,164 places". `many` is the plural if it isn't `one` with an s. */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${selectPlural(count, one, many)}`;
}

/** Formats a list: "Mat", "Mat and Yoga", "Mat, Yoga and Reformer". */
export function formatList(items: readonly string[], conjunction: keyof typeof lists = 'and'): string {
  return lists[conjunction].format(items);
}

/** Formats a number of days from today: "yesterday", "today", "tomorrow", "in 3 days". */
export function formatRelativeDays(days: number): string {
  return relative.format(days, 'day');
}

/** Returns a text with a capital first letter. */
export function capitalise(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
