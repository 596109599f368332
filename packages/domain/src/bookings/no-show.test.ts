import { describe, expect, it } from 'vitest';
import { getNoShowConsequence, type MissedBooking } from './no-show.ts';

const withSession: MissedBooking = { paymentMethod: 'ENTITLEMENT', hasSession: true };
const withMoney: MissedBooking = { paymentMethod: 'PAYG', hasSession: false };
const freeOfCharge: MissedBooking = { paymentMethod: 'FREE', hasSession: false };

describe('getNoShowConsequence', () => {
  it('keeps the session used and charges no fee under the credit policy', () => {
    for (const missed of [withSession, withMoney, freeOfCharge])
      expect(getNoShowConsequence({ kind: 'credit', feePence: 500 }, missed)).toEqual({
        sessionReturned: false,
        feePence: 0,
      });
  });

  it('returns the session, but never money, under the off policy', () => {
    const policy = { kind: 'off', feePence: 500 } as const;
    expect(getNoShowConsequence(policy, withSession)).toEqual({ sessionReturned: true, feePence: 0 });
    expect(getNoShowConsequence(policy, withMoney)).toEqual({ sessionReturned: false, feePence: 0 });
  });

  it('charges a fee only when no money was paid for the place', () => {
    const policy = { kind: 'fee', feePence: 500 } as const;
    expect(getNoShowConsequence(policy, withSession)).toEqual({ sessionReturned: false, feePence: 500 });
    expect(getNoShowConsequence(policy, freeOfCharge)).toEqual({ sessionReturned: false, feePence: 500 });
    expect(getNoShowConsequence(policy, withMoney)).toEqual({ sessionReturned: false, feePence: 0 });
  });
});
