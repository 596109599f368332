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

describe('a month that is being charged', () => {
  it('is on its way from the end of the one before, for three hours', () => {
    const seen = (iso: string) => isRenewing(month, [month], at(iso));
    expect([seen('09:59'), seen('10:00'), seen('12:59'), seen('13:00')]).toEqual([false, true, true, false]);
  });

  it('is there once it is paid', () => {
    expect(isRenewing(month, [month, next], at('10:30'))).toBe(false);
    const other = { ...next, productId: 'flow-anytime' };
    expect(isRenewing(month, [month, other], at('10:30'))).toBe(true);
  });

  it('never comes of what does not go on, or is no membership', () => {
    for (const changes of [{ renews: false }, { kind: 'pack' as const }, { expiresAt: null }])
      expect(isRenewing({ ...month, ...changes }, [], at('10:30'))).toBe(false);
  });
});

describe('what the next month means for a class', () => {
  const klass = (iso: string) => ({ startsAt: new Date(iso) });

  it('it is covered then, or once the charge is through', () => {
    const inDecember = klass('2026-12-10T09:30:00Z');
    expect(getRenewalTiming(month, inDecember, [month], new Date('2026-11-28T09:00:00Z'))).toBe('then');
    expect(getRenewalTiming(month, inDecember, [month], at('10:30'))).toBe('now');
    expect(getRenewalTiming(month, inDecember, [month], at('13:00'))).toBeNull();
  });

  it('nothing is said of classes of this month, or of later ones', () => {
    const now = new Date('2026-11-28T09:00:00Z');
    expect(getRenewalTiming(month, klass('2026-12-01T09:59:00Z'), [month], now)).toBeNull();
    expect(getRenewalTiming(month, klass('2026-12-01T10:00:00Z'), [month], now)).toBe('then');
    expect(getRenewalTiming(month, klass('2027-01-01T10:00:00Z'), [month], now)).toBeNull();
  });

  it('nothing is said of a membership that ends', () => {
    const ending = { ...month, renews: false };
    expect(getRenewalTiming(ending, klass('2026-12-10T09:30:00Z'), [ending], at('10:30'))).toBeNull();
  });
});
