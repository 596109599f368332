import { describe, expect, it } from 'vitest';
import { guessDateOrder, isMoneyAmount, parseDay, parseSessions, splitName } from './parse-values.ts';

describe('imported day', () => {
  it.each([
    ['2026-12-31', '2026-12-31'],
    ['2026-12-31T23:59:00Z', '2026-12-31'],
    ['31/12/2026', '2026-12-31'],
    ['5/1/2027', '2027-01-05'],
    ['05.01.27', '2027-01-05'],
    ['12/31/2026', '2026-12-31'],
    ['31 Dec 2026', '2026-12-31'],
    ['Thu, 31st December 2026', '2026-12-31'],
    ['December 31, 2026', '2026-12-31'],
    ['31/12/2026 14:30', '2026-12-31'],
  ])('parses %s as %s', (text, day) => {
    expect(parseDay(text, 'day-first')).toBe(day);
  });

  it('is parsed month first when the file uses that order', () => {
    expect(parseDay('05/01/2027', 'month-first')).toBe('2027-05-01');
    expect(parseDay('31/01/2027', 'month-first')).toBe('2027-01-31');
  });

  it.each(['31/02/2026', '2026-13-01', 'soon', '', '0/0/2026', '12 Foo 2026'])('is null for %j', (text) => {
    expect(parseDay(text, 'day-first')).toBeNull();
  });

  it('precedes the month unless the column proves otherwise', () => {
    expect(guessDateOrder(['01/02/2026', '03/04/2026'])).toBe('day-first');
    expect(guessDateOrder(['01/02/2026', '03/14/2026'])).toBe('month-first');
    expect(guessDateOrder(['14/02/2026', '03/14/2026'])).toBe('day-first');
  });
});

describe('imported sessions', () => {
  it.each([
    ['7', 7],
    ['7.0', 7],
    ['7 of 10', 7],
    ['3/10', 3],
    ['4 sessions', 4],
    ['2 classes left', 2],
    ['2,0', 2],
    ['７', 7],
    ['N/A', 0],
    ['None', 0],
    ['', 0],
    ['-', 0],
    ['Unlimited', 'unlimited'],
  ])('are parsed from %j as %s', (text, count) => {
    expect(parseSessions(text)).toBe(count);
  });

  it.each(['-2', '£45.00', '2.5', 'ten', '900', '1,200.00', '1,000', '1.000', '1 000', '10,000', '1/2/2026'])(
    'are null for %j',
    (text) => {
      expect(parseSessions(text)).toBeNull();
    },
  );
});

it.each(['£1,200.00', '£45', '1.200,00 €', 'GBP 85.00', '85.00', '-£12.50'])(
  'recognises %s as money',
  (text) => {
    expect(isMoneyAmount(text)).toBe(true);
  },
);
it.each(['7', '10', '7 of 10', '2026', ''])('does not recognise %j as money', (text) => {
  expect(isMoneyAmount(text)).toBe(false);
});

it.each([
  ['Amara Okafor', 'Amara', 'Okafor'],
  ['Okafor, Amara', 'Amara', 'Okafor'],
  ['  Mary  Jane   Watson ', 'Mary Jane', 'Watson'],
  ['Ms Sofia van der Berg', 'Sofia', 'van der Berg'],
  ['Ines de la Cruz', 'Ines', 'de la Cruz'],
  ['Cher', 'Cher', ''],
  ['', '', ''],
])('splits %j into %j and %j', (full, firstName, lastName) => {
  expect(splitName(full)).toEqual({ firstName, lastName });
});

describe('long cells are rejected quickly', () => {
  const long = 'a'.repeat(50_000);
  it.each([`4 ${long}!`, `4 ${'a'.repeat(30)}!`, `4${' a'.repeat(25_000)}!`])('as sessions', (text) => {
    expect(parseSessions(text)).toBeNull();
  });

  it('as a day and as money', () => {
    expect(parseDay(`${'T1:00'.repeat(50_000)}\n`, 'day-first')).toBeNull();
    expect(isMoneyAmount(`${'1,'.repeat(50_000)}x`)).toBe(false);
  });
});
