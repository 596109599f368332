import { describe, expect, it } from 'vitest';
import {
  calculateFreeze,
  canCancelFreeze,
  describeFreezeChanges,
  type FreezableMembership,
  getFreezeError,
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

describe('calculateFreeze', () => {
  it('returns whole months from the next renewal', () => {
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

  it('returns to the 31st after a short month', () => {
    const span = calculateFreeze(at('2027-01-31T10:00:00Z'), at('2027-02-28T10:00:00Z'), 1);
    expect(span.until).toEqual(at('2027-03-31T10:00:00Z'));
  });

  it('ends at the provider’s renewal across a clock change', () => {
    const span = calculateFreeze(at('2027-01-10T09:00:00Z'), at('2027-03-10T09:00:00Z'), 1);
    expect(span.until).toEqual(at('2027-04-10T09:00:00Z'));
  });
});

describe('freezeError', () => {
  it('allows an active, renewing membership', () => {
    expect(getFreezeError(running, now)).toBeNull();
  });

  it.each<[string, Partial<FreezableMembership>]>([
    ['it waits for its first payment', { status: 'INCOMPLETE', periodEnd: null }],
    ['a payment has failed', { status: 'PAST_DUE' }],
    ['it has ended', { status: 'ENDED' }],
    ['it ends with this period', { endsAtPeriodEnd: true }],
    ['its renewal is under way', { periodEnd: now }],
  ])('rejects a membership when %s', (_why, changes) => {
    expect(getFreezeError({ ...running, ...changes }, now)).toBe('not_changeable');
  });

  it('allows one freeze in six months, counted across a month end', () => {
    const frozenFrom = at('2026-08-31T10:00:00Z');
    const nextAllowed = at('2027-02-28T10:00:00Z');
    expect(getNextFreezeDate(frozenFrom, now)).toEqual(nextAllowed);
    expect(getNextFreezeDate(frozenFrom, new Date(nextAllowed.getTime() - 1))).toEqual(nextAllowed);
    expect(getNextFreezeDate(frozenFrom, nextAllowed)).toBeNull();
    expect(getFreezeError({ ...running, frozenFrom }, now)).toBe('freeze_too_soon');
    expect(getFreezeError({ ...running, frozenFrom: at('2026-05-21T21:00:00Z') }, now)).toBeNull();
  });

  it('counts a freeze that has not started', () => {
    expect(getFreezeError({ ...running, frozenFrom: running.periodEnd }, now)).toBe('freeze_too_soon');
  });
});

describe('provider pause', () => {
  const frozenFrom = at('2026-12-01T10:00:00Z');
  const frozenUntil = at('2027-02-01T10:00:00Z');
  const pauseEnd = (periodEnd: string, status: FreezableMembership['status'] = 'ACTIVE') =>
    getPauseEnd({ status, periodEnd: at(periodEnd), frozenFrom, frozenUntil });

  it('ends an hour before the paid renewal', () => {
    expect(pauseEnd('2026-12-01T10:00:00Z')).toEqual(at('2027-02-01T09:00:00Z'));
    expect(pauseEnd('2027-01-01T10:00:00Z')).toEqual(at('2027-02-01T09:00:00Z'));
  });

  it('is over in the last frozen month', () => {
    expect(pauseEnd('2027-02-01T10:00:00Z')).toBeNull();
    expect(pauseEnd('2027-03-01T10:00:00Z')).toBeNull();
  });

  it('is null without a freeze or after the membership has ended', () => {
    expect(getPauseEnd({ ...running, frozenUntil: null })).toBeNull();
    expect(pauseEnd('2026-12-01T10:00:00Z', 'ENDED')).toBeNull();
    expect(getPauseEnd({ ...running, frozenUntil })).toBeNull();
  });

  it('is sent until the provider has it, and removed with a cancelled freeze of our own', () => {
    const frozen = { ...running, frozenFrom, frozenUntil };
    const pause = at('2027-02-01T09:00:00Z');
    expect(getPauseUpdate(frozen, null)).toEqual({ until: pause });
    expect(getPauseUpdate(frozen, at('2027-01-01T09:00:00Z'))).toEqual({ until: pause });
    expect(getPauseUpdate(frozen, pause)).toBeNull();
    const cancelledFreeze = { ...frozen, frozenFrom: null };
    expect(getPauseUpdate(cancelledFreeze, pause)).toEqual({ until: null });
    expect(getPauseUpdate(cancelledFreeze, null)).toBeNull();
    expect(getPauseUpdate(cancelledFreeze, at('2027-03-01T09:00:00Z'))).toBeNull();
    expect(getPauseUpdate({ ...running, frozenUntil: null }, pause)).toBeNull();
    // In the last month of the freeze, the provider resumes payments without an update.
    expect(getPauseUpdate({ ...frozen, periodEnd: frozenUntil }, pause)).toBeNull();
  });
});

describe('canCancelFreeze', () => {
  const frozenFrom = at('2026-12-01T10:00:00Z');
  const frozen = { ...running, frozenFrom, frozenUntil: at('2027-01-01T10:00:00Z') };

  it('returns true until an hour before the freeze starts', () => {
    expect(canCancelFreeze(frozen, now)).toBe(true);
    expect(canCancelFreeze(frozen, at('2026-12-01T08:59:59Z'))).toBe(true);
    expect(canCancelFreeze(frozen, at('2026-12-01T09:00:00Z'))).toBe(false);
    expect(canCancelFreeze(frozen, at('2026-12-05T09:00:00Z'))).toBe(false);
  });

  it('returns false once its first month has begun, without a freeze, or after the end', () => {
    expect(canCancelFreeze({ ...frozen, periodEnd: frozen.frozenUntil }, now)).toBe(false);
    expect(canCancelFreeze({ ...frozen, frozenFrom: null }, now)).toBe(false);
    expect(canCancelFreeze({ ...frozen, status: 'ENDED' }, now)).toBe(false);
  });
});

describe('describeFreezeChanges', () => {
  const flex = { sessions: 8, pricePence: 22_000, currency: 'GBP', memberDiscountPercent: 10 };
  const renewal = at('2026-12-01T10:00:00Z');

  it('describes the effects on sessions', () => {
    expect(describeFreezeChanges(calculateFreeze(renewal, renewal, 2), flex)).toEqual([
      'No payments on 1 December and 1 January',
      'No new sessions in these months. Your current sessions cover classes before 1 December',
      'No 10% discount during the freeze',
      'On 1 February your membership restarts automatically: we’ll charge £220, and you’ll get 8 new sessions',
      'You can freeze your membership again from 1 June 2027',
    ]);
  });

  it('describes the effects on unlimited classes', () => {
    const flow = { ...flex, sessions: null, pricePence: 15_000, memberDiscountPercent: 0 };
    expect(describeFreezeChanges(calculateFreeze(renewal, renewal, 1), flow)).toEqual([
      'No payment on 1 December',
      'Classes between 1 December and 1 January aren’t covered',
      'On 1 January your membership restarts automatically: we’ll charge £150, and your classes are covered again',
      'You can freeze your membership again from 1 June 2027',
    ]);
  });

  it('uses London days', () => {
    const late = at('2027-05-31T23:30:00Z');
    expect(describeFreezeChanges(calculateFreeze(late, late, 1), flex)[0]).toBe('No payment on 1 June');
  });
});
