import { describe, expect, it } from 'vitest';
import { countTypos, findNearestWord, getTypoDistance } from './typo-distance.ts';

describe('typo distance', () => {
  it.each([
    ['yoga', 'yoga', 0],
    ['yogga', 'yoga', 1],
    ['refomer', 'reformer', 1],
    ['reforemr', 'reformer', 1],
    ['vinyassa', 'vinyasa', 1],
    ['pilatis', 'pilates', 1],
    ['tommorow', 'tomorrow', 2],
    ['', 'mat', 3],
    ['yoga', 'membership', 3],
  ])('between %s and %s is %i', (one, other, distance) => {
    expect(getTypoDistance(one, other)).toBe(distance);
    expect(getTypoDistance(other, one)).toBe(distance);
  });

  it('allows more typos in longer words, and none in short ones', () => {
    expect(countTypos('satuday', 'saturday')).toBe(1);
    expect(countTypos('wensday', 'wednesday')).toBe(2);
    for (const [typed, intended] of [
      ['cat', 'mat'],
      ['money', 'monday'],
      ['sunday', 'monday'],
    ] as const)
      expect(countTypos(typed, intended), typed).toBeNull();
  });

  it('selects the nearest word', () => {
    expect(findNearestWord('thursday', ['tuesday', 'thursday'])).toBe('thursday');
    expect(findNearestWord('thusday', ['tuesday', 'thursday'])).toBe('thursday');
    expect(findNearestWord('parking', ['tuesday', 'thursday'])).toBeNull();
  });
});
