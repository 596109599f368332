import { describe, expect, it } from 'vitest';
import { getFillTarget } from './fill-target.ts';

const classes = Array.from({ length: 400 }, (_, index) => ({
  seed: `pattern-${index % 81} 2026-11-${20 + (index % 9)}`,
  capacity: index % 2 ? 10 : 16,
  hour: 7 + (index % 13),
}));

describe('getFillTarget', () => {
  it('never exceeds the capacity and is deterministic', () => {
    for (const klass of classes) {
      const taken = getFillTarget(klass);
      expect(taken).toBeGreaterThanOrEqual(0);
      expect(taken).toBeLessThanOrEqual(klass.capacity);
      expect(getFillTarget(klass)).toBe(taken);
    }
  });

  it('leaves most classes open, some nearly full and a few full', () => {
    const placesLeft = classes.map((klass) => klass.capacity - getFillTarget(klass));
    const share = (test: (places: number) => boolean) => placesLeft.filter(test).length / placesLeft.length;
    expect(share((places) => places === 0)).toBeGreaterThan(0.06);
    expect(share((places) => places === 0)).toBeLessThan(0.25);
    expect(share((places) => places >= 1 && places <= 3)).toBeGreaterThan(0.12);
    expect(share((places) => places > 3)).toBeGreaterThan(0.5);
  });
});
