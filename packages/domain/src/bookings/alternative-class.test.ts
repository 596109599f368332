import { describe, expect, it } from 'vitest';
import { type AlternativeClassCandidate, findAlternativeClass } from './alternative-class.ts';

const now = new Date('2026-11-23T06:00:00Z');
const klass = (
  id: string,
  day: string,
  changes: Partial<AlternativeClassCandidate> = {},
): AlternativeClassCandidate => ({
  id,
  classTypeId: 'dynamic-reformer',
  activityId: 'reformer',
  pricePence: 2000,
  currency: 'GBP',
  startsAt: new Date(`2026-${day}T09:00:00Z`),
  tags: [],
  capacityLeft: 3,
  ...changes,
});
const cancelled = klass('off', '11-24', { capacityLeft: 0 });

describe('findAlternativeClass', () => {
  it('returns the next class of the same type with a free place', () => {
    const full = klass('full', '11-25', { capacityLeft: 0 });
    const before = klass('before', '11-23');
    const found = findAlternativeClass(
      cancelled,
      [klass('later', '11-28'), full, before, klass('next', '11-26')],
      now,
    );
    expect(found?.id).toBe('next');
  });

  it('returns a class of the same price group when the type has none within a week', () => {
    const foundations = klass('foundations', '11-25', { classTypeId: 'reformer-foundations' });
    const beyondWeek = klass('far', '12-03');
    expect(findAlternativeClass(cancelled, [beyondWeek, foundations], now)?.id).toBe('foundations');
    expect(findAlternativeClass(cancelled, [beyondWeek], now)?.id).toBe('far');
  });

  it('never returns a class of another price or one restricted to an audience', () => {
    const moreExpensive = klass('dearer', '11-25', { classTypeId: 'other', pricePence: 2500 });
    const prenatal = klass('prenatal', '11-25', { classTypeId: 'prenatal-reformer', tags: ['prenatal'] });
    expect(findAlternativeClass(cancelled, [moreExpensive, prenatal], now)).toBeNull();
  });

  it('never returns a class that has started', () => {
    const late = new Date('2026-11-26T10:00:00Z');
    expect(findAlternativeClass(cancelled, [klass('gone', '11-26')], late)).toBeNull();
  });
});
