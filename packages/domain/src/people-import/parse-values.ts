import type { DateOrder } from './columns.ts';
import { isPlaceholder } from './empty-cell.ts';

/** Maximum number of characters in a date or count. Longer texts skip the patterns below. */
const maxTextLength = 40;

/** Parses a calendar day, such as "2026-11-05"; null when the text isn't one. */
export function parseDay(text: string, order: DateOrder): string | null {
  if (text.length > maxTextLength) return null;
  const cleaned = text.trim().replace(/[T ]\d{1,2}:\d{2}.*$/, '');
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(cleaned);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const digits = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(cleaned);
  if (digits) return parseDigits(digits, order);
  const spelledOut =
    /^(?:[a-z]{3,9},?\s+)?(\d{1,2})(?:st|nd|rd|th)?[\s-]+([a-z]{3,9})\.?,?[\s-]+(\d{4}|\d{2})$/i.exec(
      cleaned,
    );
  if (spelledOut) return dayOf(spelledOut[3], monthOf(spelledOut[2]), spelledOut[1]);
  const american = /^(?:[a-z]{3,9},\s+)?([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i.exec(
    cleaned,
  );
  return american ? dayOf(american[3], monthOf(american[1]), american[2]) : null;
}

function parseDigits([, one = '', two = '', year]: RegExpExecArray, order: DateOrder): string | null {
  // Unambiguous digits override the chosen order.
  const monthFirst = Number(two) > 12 || (order === 'month-first' && Number(one) <= 12);
  return monthFirst ? dayOf(year, one, two) : dayOf(year, two, one);
}

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function monthOf(name = ''): string {
  return String(monthNames.indexOf(name.slice(0, 3).toLowerCase()) + 1);
}

function dayOf(year = '', month = '', day = ''): string | null {
  const fullYear = year.length === 2 ? `20${year}` : year;
  const text = `${fullYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${text}T00:00:00Z`);
  // JavaScript reads 31 February as a day in March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : null;
}

/**
 * Guesses the order of day and month in a column of dates. Month comes first only when at least one date requires it
 * and none contradicts it.
 */
export function guessDateOrder(dates: readonly string[]): DateOrder {
  const parts = dates.flatMap((date) => {
    const match = /^\s*(\d{1,2})[-/.](\d{1,2})[-/.]\d{2,4}/.exec(date);
    return match ? [[Number(match[1]), Number(match[2])] as const] : [];
  });
  const monthFirst = parts.some(([, second]) => second > 12);
  return monthFirst && !parts.some(([first]) => first > 12) ? 'month-first' : 'day-first';
}

/** Maximum number of sessions per row. */
export const maxSessionsPerRow = 500;

export type ParsedSessions = number | 'unlimited' | null;

/**
 * Parses the remaining sessions, such as "7", "7 of 10", "3 left" or "unlimited". Returns 0 for an empty cell, and null
 * for a text that isn't a count. "1,000" isn't one, because it could be a thousand, or one with decimals.
 */
export function parseSessions(text: string): ParsedSessions {
  if (text.length > maxTextLength) return null;
  const cleaned = text.normalize('NFKC').trim().toLowerCase();
  if (cleaned === '' || isPlaceholder(cleaned, 'sessions')) return 0;
  if (/^(unlimited|infinite|∞)$/.test(cleaned)) return 'unlimited';
  const match = /^(\d{1,5})(?:[.,]0{1,2})?(?:\s*(?:\/|of|out of)\s*\d+)?[a-z\s]*$/.exec(cleaned);
  if (!match) return null;
  const count = Number(match[1]);
  return count <= maxSessionsPerRow ? count : null;
}

/**
 * Returns whether a text that `parseSessions` rejects is a whole number, such as "900", "1,000" or "1 000". Such a
 * number probably exceeds the maximum.
 */
export function isTooManySessions(text: string): boolean {
  if (text.length > maxTextLength) return false;
  const cleaned = text.normalize('NFKC').trim();
  return (
    cleaned.length <= maxTextLength &&
    /^\d{1,3}(?:[.,'\u2019\s]?\d{3})*$/.test(cleaned) &&
    Number(cleaned) !== 0
  );
}

/** Returns whether the text is an amount of money, such as "£1,200.00", "1.200,00 €" or "GBP 85". */
export function isMoneyAmount(text: string): boolean {
  const cleaned = text.trim();
  if (cleaned.length > maxTextLength) return false;
  return /^(?:[-(]?\s*(?:[£$€]|GBP|EUR|USD)\s*-?[\d.,]+\)?|[\d.,]+\s*(?:[£$€]|GBP|EUR|USD)|\d{1,3}(?:,\d{3})*\.\d{2})$/i.test(
    cleaned,
  );
}

/** Splits a full name. The last word is the surname, and "Okafor, Amara" is reversed. */
export function splitName(full: string): { firstName: string; lastName: string } {
  const cleaned = full.trim().replace(/\s+/g, ' ');
  const comma = /^([^,]+),\s*(.+)$/.exec(cleaned);
  if (comma) return { firstName: comma[2] ?? '', lastName: comma[1] ?? '' };
  const withoutTitle = cleaned.replace(/^(?:mr|mrs|ms|miss|mx|dr|prof)\.?\s+(?=\S+\s)/i, '');
  // Particles belong to the surname, as in "van der Berg" or "de la Cruz".
  const particles =
    /^(.+?)\s+((?:(?:van|von|der|den|de|del|della|di|da|la|le|ten|ter|bin|al|st\.?)\s+)+\S+)$/i.exec(
      withoutTitle,
    );
  if (particles) return { firstName: particles[1] ?? '', lastName: particles[2] ?? '' };
  const at = withoutTitle.lastIndexOf(' ');
  return at < 0
    ? { firstName: withoutTitle, lastName: '' }
    : { firstName: withoutTitle.slice(0, at), lastName: withoutTitle.slice(at + 1) };
}
