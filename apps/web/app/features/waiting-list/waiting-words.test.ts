import { describe, expect, it } from 'vitest';
import { howItWorks, positionWords, untilWords } from './waiting-words.ts';

describe('words of the waiting list', () => {
  it.each([
    [1, 'Next in line'],
    [2, '2nd in line'],
    [3, '3rd in line'],
    [4, '4th in line'],
    [11, '11th in line'],
    [12, '12th in line'],
    [13, '13th in line'],
    [21, '21st in line'],
    [112, '112th in line'],
  ])('position %i is %s', (position, words) => {
    expect(positionWords(position)).toBe(words);
  });

  it('name the day of an offer’s end only when it is another', () => {
    const now = new Date('2026-11-24T21:30:00Z');
    expect(untilWords(new Date('2026-11-24T22:30:00Z'), now)).toBe('22:30');
    expect(untilWords(new Date('2026-11-25T07:15:00Z'), now)).toBe('Wed 25 Nov, 07:15');
  });

  it('say how long a place is kept, and when nobody is woken', () => {
    expect(howItWorks).toMatch(/60 minutes, or 15 .* under 6 hours.*Between 22:00 and 07:00/);
  });
});
