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

describe('the class that is suggested instead', () => {
  it('is the next of the same type with a place left', () => {
    const full = klass('full', '11-25', { capacityLeft: 0 });
    const before = klass('before', '11-23');
    const found = findAlternativeClass(
      cancelled,
      [klass('later', '11-28'), full, before, klass('next', '11-26')],
      now,
    );
    expect(found?.id).toBe('next');
  });

  it('is one of the same price group when the type does not come within a week', () => {
    const foundations = klass('foundations', '11-25', { classTypeId: 'reformer-foundations' });
    const farOff = klass('far', '12-03');
    expect(findAlternativeClass(cancelled, [farOff, foundations], now)?.id).toBe('foundations');
    expect(findAlternativeClass(cancelled, [farOff], now)?.id).toBe('far');
  });

  it('is never one of another price, nor one that is made for some people only', () => {
    const dearer = klass('dearer', '11-25', { classTypeId: 'other', pricePence: 2500 });
    const prenatal = klass('prenatal', '11-25', { classTypeId: 'prenatal-reformer', tags: ['prenatal'] });
    expect(findAlternativeClass(cancelled, [dearer, prenatal], now)).toBeNull();
  });

  it('has not begun yet', () => {
    const late = new Date('2026-11-26T10:00:00Z');
    expect(findAlternativeClass(cancelled, [klass('gone', '11-26')], late)).toBeNull();
  });
});
