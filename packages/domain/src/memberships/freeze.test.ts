import { describe, expect, it } from 'vitest';
import {
  calculateFreeze,
  canCancelFreeze,
  describeFreezeChanges,
  type FreezableMembership,
  freezeError,
  getNextFreezeDate,
  getPauseEnd,
  getPauseUpdate,
} from './freeze.ts';

const at = (text: string) => new Date(text);
const now = at('2026-11-21T21:00:00Z');
const running: FreezableMembership = {
  status: 'ACTIVE',
  endsAtPeriodEnd: false,
  periodEnd: at('2026-12-01T10:00:00Z'),
  frozenFrom: null,
};

describe('the span of a freeze', () => {
  it('is whole months from the next renewal on', () => {
    const [anchor, renewal] = [at('2026-09-01T10:00:00Z'), at('2026-12-01T10:00:00Z')];
    expect(calculateFreeze(anchor, renewal, 1)).toEqual({
      from: renewal,
      until: at('2027-01-01T10:00:00Z'),
      skipped: [renewal],
    });
    expect(calculateFreeze(anchor, renewal, 2)).toEqual({
      from: renewal,
      until: at('2027-02-01T10:00:00Z'),
      skipped: [renewal, at('2027-01-01T10:00:00Z')],
    });
  });

  it('finds the 31st again after a short month', () => {
    const span = calculateFreeze(at('2027-01-31T10:00:00Z'), at('2027-02-28T10:00:00Z'), 1);
    expect(span.until).toEqual(at('2027-03-31T10:00:00Z'));
  });

  it('ends with the renewal of the provider when the clocks change within it', () => {
    const span = calculateFreeze(at('2027-01-10T09:00:00Z'), at('2027-03-10T09:00:00Z'), 1);
    expect(span.until).toEqual(at('2027-04-10T09:00:00Z'));
  });
});

describe('whether a membership can be frozen', () => {
  it('is so while it is paid and goes on', () => {
    expect(freezeError(running, now)).toBeNull();
  });

  it.each<[string, Partial<FreezableMembership>]>([
    ['it waits for its first payment', { status: 'INCOMPLETE', periodEnd: null }],
    ['a payment has failed', { status: 'PAST_DUE' }],
    ['it has ended', { status: 'ENDED' }],
    ['it ends with this period', { endsAtPeriodEnd: true }],
    ['its renewal is under way', { periodEnd: now }],
  ])('is not so when %s', (_why, changes) => {
    expect(freezeError({ ...running, ...changes }, now)).toBe('not_changeable');
  });

  it('is so once in six months, counted over a month end', () => {
    const frozenFrom = at('2026-08-31T10:00:00Z');
    const again = at('2027-02-28T10:00:00Z');
    expect(getNextFreezeDate(frozenFrom, now)).toEqual(again);
    expect(getNextFreezeDate(frozenFrom, new Date(again.getTime() - 1))).toEqual(again);
    expect(getNextFreezeDate(frozenFrom, again)).toBeNull();
    expect(freezeError({ ...running, frozenFrom }, now)).toBe('freeze_too_soon');
    expect(freezeError({ ...running, frozenFrom: at('2026-05-21T21:00:00Z') }, now)).toBeNull();
  });

  it('counts a freeze that has not begun', () => {
    expect(freezeError({ ...running, frozenFrom: running.periodEnd }, now)).toBe('freeze_too_soon');
  });
});

describe('the pause at the provider', () => {
  const frozenFrom = at('2026-12-01T10:00:00Z');
  const frozenUntil = at('2027-02-01T10:00:00Z');
  const until = (periodEnd: string, status: FreezableMembership['status'] = 'ACTIVE') =>
    getPauseEnd({ status, periodEnd: at(periodEnd), frozenFrom, frozenUntil });

  it('ends an hour before the renewal that is paid', () => {
    expect(until('2026-12-01T10:00:00Z')).toEqual(at('2027-02-01T09:00:00Z'));
    expect(until('2027-01-01T10:00:00Z')).toEqual(at('2027-02-01T09:00:00Z'));
  });

  it('is over in the last month, which the paid one follows', () => {
    expect(until('2027-02-01T10:00:00Z')).toBeNull();
    expect(until('2027-03-01T10:00:00Z')).toBeNull();
  });

  it('is for nothing without a freeze, or at the end', () => {
    expect(getPauseEnd({ ...running, frozenUntil: null })).toBeNull();
    expect(until('2026-12-01T10:00:00Z', 'ENDED')).toBeNull();
    expect(getPauseEnd({ ...running, frozenUntil })).toBeNull();
  });

  it('is told until it is known, and taken back when the freeze is, unless it is not ours', () => {
    const frozen = { ...running, frozenFrom, frozenUntil };
    const pause = at('2027-02-01T09:00:00Z');
    expect(getPauseUpdate(frozen, null)).toEqual({ until: pause });
    expect(getPauseUpdate(frozen, at('2027-01-01T09:00:00Z'))).toEqual({ until: pause });
    expect(getPauseUpdate(frozen, pause)).toBeNull();
    const takenBack = { ...frozen, frozenFrom: null };
    expect(getPauseUpdate(takenBack, pause)).toEqual({ until: null });
    expect(getPauseUpdate(takenBack, null)).toBeNull();
    expect(getPauseUpdate(takenBack, at('2027-03-01T09:00:00Z'))).toBeNull();
    expect(getPauseUpdate({ ...running, frozenUntil: null }, pause)).toBeNull();
    // In the last month of the freeze, the provider resumes payments without an update.
    expect(getPauseUpdate({ ...frozen, periodEnd: frozenUntil }, pause)).toBeNull();
  });
});

describe('taking a freeze back', () => {
  const frozenFrom = at('2026-12-01T10:00:00Z');
  const frozen = { ...running, frozenFrom, frozenUntil: at('2027-01-01T10:00:00Z') };

  it('is possible until an hour before it begins', () => {
    expect(canCancelFreeze(frozen, now)).toBe(true);
    expect(canCancelFreeze(frozen, at('2026-12-01T08:59:59Z'))).toBe(true);
    expect(canCancelFreeze(frozen, at('2026-12-01T09:00:00Z'))).toBe(false);
    expect(canCancelFreeze(frozen, at('2026-12-05T09:00:00Z'))).toBe(false);
  });

  it('is not possible once the provider has begun its month, without one, or at the end', () => {
    expect(canCancelFreeze({ ...frozen, periodEnd: frozen.frozenUntil }, now)).toBe(false);
    expect(canCancelFreeze({ ...frozen, frozenFrom: null }, now)).toBe(false);
    expect(canCancelFreeze({ ...frozen, status: 'ENDED' }, now)).toBe(false);
  });
});

describe('what a freeze means', () => {
  const flex = { sessions: 8, pricePence: 22_000, currency: 'GBP', memberDiscountPercent: 10 };
  const renewal = at('2026-12-01T10:00:00Z');

  it('is said exactly for sessions', () => {
    expect(describeFreezeChanges(calculateFreeze(renewal, renewal, 2), flex)).toEqual([
      'No payments on 1 December and 1 January',
      'No new sessions in these months; those you have cover classes before 1 December',
      'No 10% off meanwhile',
      'On 1 February it goes on by itself: £220 is paid, and 8 new sessions come',
      'It can be frozen again from 1 June 2027',
    ]);
  });

  it('is said exactly for unlimited classes', () => {
    const flow = { ...flex, sessions: null, pricePence: 15_000, memberDiscountPercent: 0 };
    expect(describeFreezeChanges(calculateFreeze(renewal, renewal, 1), flow)).toEqual([
      'No payment on 1 December',
      'Classes between 1 December and 1 January are not covered',
      'On 1 January it goes on by itself: £150 is paid, and your classes are covered again',
      'It can be frozen again from 1 June 2027',
    ]);
  });

  it('names the days of London', () => {
    const late = at('2027-05-31T23:30:00Z');
    expect(describeFreezeChanges(calculateFreeze(late, late, 1), flex)[0]).toBe('No payment on 1 June');
  });
});
