import type {
  CancelledBooking,
  ClassCancellationPreview,
  ClassCancellationProgress,
} from '@studio/contracts/staff-cancel-class';
import { describe, expect, it } from 'vitest';
import {
  describeBookingRefund,
  describeConsequences,
  describeOutcome,
  getCancellationConfirmLabel,
  getCancellationQuestion,
  summariseProgress,
} from './cancellation-text.ts';

const klass = {
  classId: 'a',
  title: 'Mat',
  start: '2026-11-24T09:30:00Z',
  instructor: 'Noor',
  studio: 'Studio 1',
};
const preview = (changes: Partial<ClassCancellationPreview> = {}): ClassCancellationPreview => ({
  class: klass,
  places: 0,
  refundTotalPence: 0,
  disputedTotalPence: 0,
  refunds: 0,
  sessionsReturned: 0,
  clearedTotalPence: 0,
  deskTotalPence: 0,
  unreachable: 0,
  lateCancellations: 0,
  waiting: 0,
  held: 0,
  suggestion: null,
  ...changes,
});
const progress = (changes: Partial<ClassCancellationProgress> = {}): ClassCancellationProgress => ({
  class: klass,
  reason: 'Ill',
  places: 2,
  refundTotalPence: 2000,
  disputedTotalPence: 0,
  refunds: 1,
  sessionsReturned: 1,
  processed: 2,
  total: 2,
  refundsSettled: 1,
  finished: true,
  needsAttention: [],
  bookings: [],
  ...changes,
});
const cancelled = (changes: Partial<CancelledBooking>): CancelledBooking => ({
  ...{ bookingId: 'b', name: 'Ada', personId: null, wasLateCancelled: false },
  ...{ refund: 'none', refundPence: 0, giftCardPence: 0, deskPence: 0, sessionReturned: false },
  ...changes,
});

describe('text about the consequences of cancelling', () => {
  it('omits consequences that do not occur', () => {
    expect(describeConsequences([preview()])).toEqual(['No one has booked.']);
    expect(getCancellationConfirmLabel([preview()])).toBe('Cancel class');
  });

  it('says how many bookings have no email address', () => {
    expect(describeConsequences([preview({ places: 3, unreachable: 1 })])).toEqual([
      '3 bookings will be cancelled. We’ll email everyone whose address we have.',
      '1 booking has no email address. Tell the client yourself.',
      'There are no card payments or front-desk payments to refund.',
      'There are no sessions to return.',
    ]);
  });

  it('says which refunds wait for a dispute', () => {
    expect(describeConsequences([preview({ places: 1, disputedTotalPence: 2000 })])).toContain(
      '£20 of card refunds must wait for open disputes. We’ll make each refund if you win the dispute.',
    );
  });

  it('adds up the classes of a day', () => {
    const day = [
      preview({ places: 1, refunds: 1, refundTotalPence: 2000 }),
      preview({ places: 2, refunds: 1, refundTotalPence: 1350, sessionsReturned: 1, waiting: 1 }),
    ];
    expect(describeConsequences(day)).toEqual([
      '3 bookings will be cancelled. We’ll email everyone who booked.',
      'We’ll refund £33.50 to cards for 2 bookings.',
      'We’ll return 1 session. Packs and memberships with an expiry date get 14 more days.',
      'There are no front-desk payments to refund.',
      'We’ll email 1 client on the waiting list.',
    ]);
    expect(getCancellationConfirmLabel(day)).toBe('Cancel 2 classes and refund £33.50');
  });

  it('says what closing a day does, and that no card is refunded', () => {
    const closed = { period: 'on Sunday 6 December', emptyClasses: 1 };
    const one = preview({ places: 2 });
    expect(getCancellationQuestion([one], closed)).toBe('Close the studio on Sunday 6 December?');
    expect(describeConsequences([one], closed)).toEqual([
      '2 classes will be cancelled: 1 with bookings, 1 without.',
      '2 bookings will be cancelled. We’ll email everyone who booked.',
      'There are no card payments or front-desk payments to refund.',
      'There are no sessions to return.',
      'If you reopen the studio, cancelled bookings stay cancelled. You can restore their classes one by one.',
    ]);
    expect(getCancellationConfirmLabel([one], closed)).toBe('Close and cancel 2 classes');
  });

  it('is settled when every refund is confirmed or has failed', () => {
    expect(summariseProgress([progress(), progress({ finished: false, processed: 1 })])).toMatchObject({
      done: 3,
      total: 4,
      finished: false,
    });
    expect(summariseProgress([progress({ refundsSettled: 0 })]).settled).toBe(false);
    const rejectedRefund = {
      bookingId: 'b',
      name: 'Ada',
      personId: null,
      reason: 'refund_failed',
      amountPence: 2000,
    } as const;
    expect(
      summariseProgress([progress({ refundsSettled: 0, needsAttention: [rejectedRefund] })]).settled,
    ).toBe(true);
    expect(describeOutcome([progress()])).toBe(
      '2 bookings cancelled. We’re emailing everyone who booked. We’re refunding £20 and have returned 1 session.',
    );
    expect(describeOutcome([progress({ refundTotalPence: 0 })])).toMatch(/ We’ve returned 1 session\.$/);
    expect(
      describeOutcome([progress({ refundTotalPence: 0, disputedTotalPence: 2000, sessionsReturned: 0 })]),
    ).toMatch(
      / £20 of card refunds must wait for open disputes\. We’ll make each refund if you win the dispute\.$/,
    );
  });
});

it('says what happened to the payment of a cancelled booking', () => {
  expect(describeBookingRefund(cancelled({ refund: 'refunded', refundPence: 2000 }))).toBe('£20 refunded');
  expect(describeBookingRefund(cancelled({ refund: 'pending', refundPence: 2000 }))).toBe(
    '£20 refund pending',
  );
  expect(describeBookingRefund(cancelled({ refund: 'failed', refundPence: 2000 }))).toBe('£20 refund failed');
  expect(describeBookingRefund(cancelled({ sessionReturned: true }))).toBe('1 session returned');
  expect(describeBookingRefund(cancelled({ deskPence: 1500, giftCardPence: 500 }))).toBe(
    '£5 returned to gift card, £15 to refund at front desk',
  );
  expect(describeBookingRefund(cancelled({}))).toBe('Nothing to refund');
});
