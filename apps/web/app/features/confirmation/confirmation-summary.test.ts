import type { BookingAnswer } from '@studio/contracts/bookings';
import { describe, expect, it } from 'vitest';
import { afterwards, cancelConsequence, sessionWords } from './cancel-words.ts';
import { confirmationSummary } from './confirmation-summary.ts';
import { headline, momentWords } from './confirmation-words.ts';

type Booking = BookingAnswer['booking'];

/** A booking of £18 instead of £20, with what a test changes. */
function summaryOf(changed: Partial<Booking> = {}, ifCancelled: string | null = null) {
  const booking = {
    bookingId: '018f',
    displayCode: '7KQ4M2XD',
    status: 'CONFIRMED',
    start: '2026-11-24T09:30:00.000Z',
    end: '2026-11-24T10:25:00.000Z',
    dateStart: '2026-11-24#09:30',
    customer: { email: 'amara@example.com', phone: null },
    pricePaid: 18,
    originalPrice: 20,
    currency: 'GBP',
    paymentMethod: 'PAYG',
    free: false,
    paymentStatus: 'succeeded',
    refundedAmount: 0,
    payment: { method: 'Visa ending 4242' },
    bookedAtEpoch: 1_795_254_360,
    cancelledAtEpoch: null,
    credit: null,
    givenUpAt: null,
    forgivenAt: null,
    ...changed,
  };
  const consequence = ifCancelled && { kind: 'refund', text: ifCancelled };
  const klass = { activityType: 'reformer' };
  return confirmationSummary({ booking, class: klass, ifCancelled: consequence } as BookingAnswer);
}

describe('the summary of a booking', () => {
  it('claims a saving only when the original price exceeds the paid one', () => {
    expect(summaryOf().saved).toBe(2);
    expect(summaryOf({ originalPrice: 18 }).saved).toBe(0);
    expect(summaryOf({ originalPrice: 0 }).saved).toBe(0);
  });

  it('shows the display code, else the booking’s id', () => {
    expect(summaryOf().bookingCode).toBe('7KQ4M2XD');
    expect(summaryOf({ displayCode: '' }).bookingCode).toBe('018f');
  });

  it('tells how far a refund is, and of none when nothing was paid or nothing is cancelled', () => {
    const cancelled = { status: 'CANCELLED' } as const;
    expect(summaryOf().refund).toBeNull();
    expect(summaryOf({ ...cancelled, paymentStatus: 'refund_initiated' }).refund).toBe('initiated');
    expect(summaryOf({ ...cancelled, paymentStatus: 'refunded' }).refund).toBe('completed');
    expect(summaryOf({ ...cancelled, paymentStatus: 'refund_failed' }).refund).toBe('failed');
    expect(summaryOf({ ...cancelled, pricePaid: 0 }).refund).toBeNull();
  });
});

describe('what is said about it', () => {
  const sameEvening = new Date('2026-11-21T22:00:00Z');

  it('is told in London’s days and 24 hours', () => {
    const booked = new Date('2026-11-20T21:46:00Z');
    expect(momentWords(booked, new Date('2026-11-20T23:59:00Z'))).toBe('today at 21:46');
    expect(momentWords(booked, new Date('2026-11-21T00:00:00Z'))).toBe('20 November, 21:46');
    expect(momentWords(new Date('2026-06-30T23:30:00Z'), sameEvening)).toBe('1 July, 00:30');
  });

  it('says when it was cancelled and that the place is free', () => {
    const cancelled = summaryOf({ status: 'CANCELLED', cancelledAtEpoch: 1_795_254_420 });
    expect(headline(cancelled, sameEvening)).toMatch(
      /^Booked .*\. Cancelled .*\. Your bed is free for somebody else\.$/,
    );
  });

  it('names the exact consequence of cancelling, as the server says it', () => {
    expect(cancelConsequence(summaryOf({}, '£18 goes back to Visa ending 4242.'))).toBe(
      '£18 goes back to Visa ending 4242. Your bed is free for somebody else.',
    );
  });

  it('names the credit that pays, and what is left of it', () => {
    expect(sessionWords(flex)).toBe('1 session of Reformer Flex 8, 4 left');
    expect(sessionWords({ ...flex, name: 'Flow Anytime', sessionsLeft: null })).toBe('Flow Anytime');
  });

  it('tells what became of money or credit, and promises nothing that does not come', () => {
    const cancelled = { status: 'CANCELLED' } as const;
    const title = (changed: Partial<Booking>) => afterwards(summaryOf({ ...cancelled, ...changed })).title;
    expect(title({ paymentStatus: 'refund_initiated', refundedAmount: 18 })).toBe('£18 is on its way back');
    expect(title({ paymentStatus: 'refund_failed' })).toBe('£18 did not arrive');
    expect(title({ pricePaid: 0, free: true })).toBe('Nothing to give back');
    expect(title({ pricePaid: 0, credit: flex })).toBe('Your session is back');
    const unlimited = { ...flex, sessionsLeft: null };
    expect(title({ pricePaid: 0, credit: unlimited })).toBe('Nothing to give back');
    // The other place of a pair for one price still stands.
    expect(title({ paymentStatus: 'succeeded' })).toBe('Nothing goes back yet');
    const givenUpAt = '2026-11-24T08:00:00.000Z';
    expect(title({ paymentStatus: 'succeeded', givenUpAt })).toBe('If somebody takes it');
    expect(title({ pricePaid: 0, credit: flex, givenUpAt })).toBe('If somebody takes it');
    expect(title({ pricePaid: 0, credit: flex, givenUpAt, forgivenAt: givenUpAt })).toBe(
      'Your session is back',
    );
  });
});

const flex = { entitlementId: '018e', name: 'Reformer Flex 8', sessionsLeft: 4 };
