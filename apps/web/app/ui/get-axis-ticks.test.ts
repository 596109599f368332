import { describe, expect, it } from 'vitest';
import { getAxisTicks } from './get-axis-ticks.ts';

describe('axis ticks', () => {
  it('are round, few, and enclose every value', () => {
    expect(getAxisTicks(0, 7)).toEqual([0, 2, 4, 6, 8]);
    expect(getAxisTicks(0, 1)).toEqual([0, 1]);
    expect(getAxisTicks(0, 412)).toEqual([0, 200, 400, 600]);
    expect(getAxisTicks(-30, 100)).toEqual([-50, 0, 50, 100]);
    expect(getAxisTicks(0, 0)).toEqual([0, 1]);
    expect(getAxisTicks(-3000, 10_000, 100)).toEqual([-5000, 0, 5000, 10_000]);
    expect(getAxisTicks(0, 250, 100)).toEqual([0, 100, 200, 300]);
    expect(getAxisTicks(0, 0, 100)).toEqual([0, 100]);
    for (let greatest = 0; greatest < 20_000; greatest += 37) {
      const ticks = getAxisTicks(-greatest / 7, greatest);
      expect(ticks).toContain(0);
      expect(ticks[0]).toBeLessThanOrEqual(-greatest / 7);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(greatest);
      expect(ticks.length).toBeLessThanOrEqual(7);
    }
  });
});
