import { describe, expect, it } from 'vitest';
import { getNoShowConsequence, type MissedBooking } from './no-show.ts';

const withSession: MissedBooking = { paymentMethod: 'ENTITLEMENT', hasSession: true };
const withMoney: MissedBooking = { paymentMethod: 'PAYG', hasSession: false };
const forNothing: MissedBooking = { paymentMethod: 'FREE', hasSession: false };

describe('a missed booking', () => {
  it('keeps what it cost used, unless the policy says otherwise', () => {
    for (const missed of [withSession, withMoney, forNothing])
      expect(getNoShowConsequence({ kind: 'credit', feePence: 500 }, missed)).toEqual({
        sessionBack: false,
        feePence: 0,
      });
  });

  it('gives a session back when missing costs nothing, and never money', () => {
    const policy = { kind: 'off', feePence: 500 } as const;
    expect(getNoShowConsequence(policy, withSession)).toEqual({ sessionBack: true, feePence: 0 });
    expect(getNoShowConsequence(policy, withMoney)).toEqual({ sessionBack: false, feePence: 0 });
  });

  it('costs a fee where no money was paid for the place', () => {
    const policy = { kind: 'fee', feePence: 500 } as const;
    expect(getNoShowConsequence(policy, withSession)).toEqual({ sessionBack: false, feePence: 500 });
    expect(getNoShowConsequence(policy, forNothing)).toEqual({ sessionBack: false, feePence: 500 });
    expect(getNoShowConsequence(policy, withMoney)).toEqual({ sessionBack: false, feePence: 0 });
  });
});
