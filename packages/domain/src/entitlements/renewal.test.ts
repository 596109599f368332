import { describe, expect, it } from 'vitest';
import { getRenewalTiming, isRenewing, type RenewableEntitlement } from './renewal.ts';

const month: RenewableEntitlement = {
  kind: 'membership',
  productId: 'reformer-flex-8',
  startsAt: new Date('2026-11-01T10:00:00Z'),
  expiresAt: new Date('2026-12-01T10:00:00Z'),
  renews: true,
};
const next = {
  ...month,
  startsAt: new Date('2026-12-01T10:00:00Z'),
  expiresAt: new Date('2027-01-01T10:00:00Z'),
};
const at = (iso: string) => new Date(`2026-12-01T${iso}:00Z`);

describe('isRenewing', () => {
  it('returns true for three hours from the end of the previous month', () => {
    const isRenewingAt = (iso: string) => isRenewing(month, [month], at(iso));
    expect([
      isRenewingAt('09:59'),
      isRenewingAt('10:00'),
      isRenewingAt('12:59'),
      isRenewingAt('13:00'),
    ]).toEqual([false, true, true, false]);
  });

  it('returns false once the next month is paid', () => {
    expect(isRenewing(month, [month, next], at('10:30'))).toBe(false);
    const other = { ...next, productId: 'flow-anytime' };
    expect(isRenewing(month, [month, other], at('10:30'))).toBe(true);
  });

  it('returns false when it does not renew or is not a membership', () => {
    for (const changes of [{ renews: false }, { kind: 'pack' as const }, { expiresAt: null }])
      expect(isRenewing({ ...month, ...changes }, [], at('10:30'))).toBe(false);
  });
});

describe('getRenewalTiming', () => {
  const klass = (iso: string) => ({ startsAt: new Date(iso) });

  it('returns whether the class is covered after the renewal or once the charge succeeds', () => {
    const inDecember = klass('2026-12-10T09:30:00Z');
    expect(getRenewalTiming(month, inDecember, [month], new Date('2026-11-28T09:00:00Z'))).toBe('then');
    expect(getRenewalTiming(month, inDecember, [month], at('10:30'))).toBe('now');
    expect(getRenewalTiming(month, inDecember, [month], at('13:00'))).toBeNull();
  });

  it('returns null for classes of this month and after the next one', () => {
    const now = new Date('2026-11-28T09:00:00Z');
    expect(getRenewalTiming(month, klass('2026-12-01T09:59:00Z'), [month], now)).toBeNull();
    expect(getRenewalTiming(month, klass('2026-12-01T10:00:00Z'), [month], now)).toBe('then');
    expect(getRenewalTiming(month, klass('2027-01-01T10:00:00Z'), [month], now)).toBeNull();
  });

  it('returns null for a membership that ends', () => {
    const ending = { ...month, renews: false };
    expect(getRenewalTiming(ending, klass('2026-12-10T09:30:00Z'), [ending], at('10:30'))).toBeNull();
  });
});
