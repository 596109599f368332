import { describe, expect, it } from 'vitest';
import { toLondonTime } from '../time/london.ts';
import { addBillingMonths, listRenewalsAfter } from './billing-months.ts';

const at = (text: string) => new Date(text);

describe('billing months', () => {
  it('keep the day and time', () => {
    expect(addBillingMonths(at('2026-11-21T10:15:30.250Z'), 1)).toEqual(at('2026-12-21T10:15:30.250Z'));
    expect(addBillingMonths(at('2026-11-21T10:15:30Z'), 14)).toEqual(at('2028-01-21T10:15:30Z'));
    expect(addBillingMonths(at('2026-11-21T10:15:30Z'), 0)).toEqual(at('2026-11-21T10:15:30Z'));
  });

  it('end on the last day of a short month, and return to the original day', () => {
    const anchor = at('2027-01-31T09:00:00Z');
    const days = [1, 2, 3, 13].map((months) => addBillingMonths(anchor, months).toISOString().slice(0, 10));
    expect(days).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2028-02-29']);
  });

  it('keep the UTC time across both clock changes, like the provider', () => {
    const anchor = at('2027-03-15T09:30:00Z');
    expect(toLondonTime(anchor)).toBe('09:30');
    expect(toLondonTime(addBillingMonths(anchor, 1))).toBe('10:30');
    expect(toLondonTime(addBillingMonths(anchor, 8))).toBe('09:30');
  });

  it('continue from any renewal', () => {
    const anchor = at('2027-01-31T09:00:00Z');
    expect(listRenewalsAfter(anchor, at('2027-02-28T09:00:00Z'), 2)).toEqual([
      at('2027-03-31T09:00:00Z'),
      at('2027-04-30T09:00:00Z'),
    ]);
  });

  it('continue from a moved renewal', () => {
    const moved = at('2027-02-12T08:00:00Z');
    expect(listRenewalsAfter(at('2027-01-31T09:00:00Z'), moved, 1)).toEqual([at('2027-03-12T08:00:00Z')]);
  });
});
