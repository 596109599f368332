import { describe, expect, it } from 'vitest';
import { getFillTarget } from './fill-target.ts';

const classes = Array.from({ length: 400 }, (_, index) => ({
  seed: `pattern-${index % 81} 2026-11-${20 + (index % 9)}`,
  capacity: index % 2 ? 10 : 16,
  hour: 7 + (index % 13),
}));

describe('demo classes', () => {
  it('are never filled beyond their capacity, and the same way each time', () => {
    for (const facts of classes) {
      const taken = getFillTarget(facts);
      expect(taken).toBeGreaterThanOrEqual(0);
      expect(taken).toBeLessThanOrEqual(facts.capacity);
      expect(getFillTarget(facts)).toBe(taken);
    }
  });

  it('are sometimes full, more often nearly, mostly open', () => {
    const left = classes.map((facts) => facts.capacity - getFillTarget(facts));
    const share = (test: (places: number) => boolean) => left.filter(test).length / left.length;
    expect(share((places) => places === 0)).toBeGreaterThan(0.06);
    expect(share((places) => places === 0)).toBeLessThan(0.25);
    expect(share((places) => places >= 1 && places <= 3)).toBeGreaterThan(0.12);
    expect(share((places) => places > 3)).toBeGreaterThan(0.5);
  });
});
