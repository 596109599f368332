import { describe, expect, it } from 'vitest';
import { niceTicks } from './nice-ticks.ts';

describe('the lines of an axis', () => {
  it('are round, few, and hold every value', () => {
    expect(niceTicks(0, 7)).toEqual([0, 2, 4, 6, 8]);
    expect(niceTicks(0, 1)).toEqual([0, 1]);
    expect(niceTicks(0, 412)).toEqual([0, 200, 400, 600]);
    expect(niceTicks(-30, 100)).toEqual([-50, 0, 50, 100]);
    expect(niceTicks(0, 0)).toEqual([0, 1]);
    for (let greatest = 0; greatest < 20_000; greatest += 37) {
      const ticks = niceTicks(-greatest / 7, greatest);
      expect(ticks).toContain(0);
      expect(ticks[0]).toBeLessThanOrEqual(-greatest / 7);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(greatest);
      expect(ticks.length).toBeLessThanOrEqual(7);
    }
  });
});
