import { describe, expect, it } from 'vitest';
import { countTypos, findNearestWord, getTypoDistance } from './typo-distance.ts';

describe('slips of the finger', () => {
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
  ])('%s and %s are %i apart', (one, other, distance) => {
    expect(getTypoDistance(one, other)).toBe(distance);
    expect(getTypoDistance(other, one)).toBe(distance);
  });

  it('forgives more in longer words, and nothing in short ones', () => {
    expect(countTypos('satuday', 'saturday')).toBe(1);
    expect(countTypos('wensday', 'wednesday')).toBe(2);
    for (const [typed, meant] of [
      ['cat', 'mat'],
      ['money', 'monday'],
      ['sunday', 'monday'],
    ] as const)
      expect(countTypos(typed, meant), typed).toBeNull();
  });

  it('the nearest word is meant', () => {
    expect(findNearestWord('thursday', ['tuesday', 'thursday'])).toBe('thursday');
    expect(findNearestWord('thusday', ['tuesday', 'thursday'])).toBe('thursday');
    expect(findNearestWord('parking', ['tuesday', 'thursday'])).toBeNull();
  });
});
