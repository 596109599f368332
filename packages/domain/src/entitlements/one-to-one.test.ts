import { describe, expect, it } from 'vitest';
import { getCoverageError } from './coverage-error.ts';
import type { Entitlement } from './entitlement.ts';
import { getOneToOneCoverageError } from './one-to-one.ts';

const block: Entitlement = {
  id: 'block',
  kind: 'one-to-one',
  productId: 'one-to-one-block-5',
  name: 'Block of 5',
  terms: {
    sessions: 5,
    covers: [],
    offPeakOnly: false,
    shareable: false,
    onlyWhen: null,
    memberDiscountPercent: 0,
  },
  balance: 1,
  startsAt: new Date('2026-11-01T00:00:00Z'),
  expiresAt: new Date('2026-12-01T00:00:00Z'),
};
const starts = new Date('2026-11-24T10:00:00Z');

describe('one-to-one coverage', () => {
  it('needs a valid one-to-one credit with a session left', () => {
    expect(getOneToOneCoverageError(block, starts)).toBeNull();
    expect(getOneToOneCoverageError({ ...block, balance: 0 }, starts)).toBe('not_enough_left');
    expect(getOneToOneCoverageError(block, new Date('2026-10-31T23:59:59Z'))).toBe('not_yet_valid');
    expect(getOneToOneCoverageError(block, new Date('2026-12-01T00:00:00Z'))).toBe('expired_by_then');
    expect(getOneToOneCoverageError({ ...block, kind: 'pack' }, starts)).toBe('other_kind');
  });

  it('excludes timetable credits for any activity', () => {
    const pack = { ...block, terms: { ...block.terms, covers: ['reformer'] } };
    const klass = { activityId: 'reformer', startsAt: starts };
    expect(getCoverageError(pack, { ...klass, subType: 'dynamic' }, 1)).toBeNull();
    expect(getCoverageError(pack, { ...klass, subType: 'one-to-one' }, 1)).toBe('other_activity');
  });
});
