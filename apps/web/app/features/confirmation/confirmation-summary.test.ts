import type { BookingAnswer } from '@studio/contracts/bookings';
import { describe, expect, it } from 'vitest';
import { cancelConsequence } from './cancel-words.ts';
import { confirmationSummary } from './confirmation-summary.ts';
import { headline, momentWords } from './confirmation-words.ts';

type Booking = BookingAnswer['booking'];

/** A booking of £18 instead of £20, with what a test changes. */
function summaryOf(changed: Partial<Booking> = {}) {
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
    ...changed,
  };
  return confirmationSummary({ booking, class: { activityType: 'reformer' } } as BookingAnswer);
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

  it('names the exact consequence of cancelling: money, credit, or nothing', () => {
    expect(cancelConsequence(summaryOf())).toBe(
      '£18 goes back to Visa ending 4242. Your bed is free for somebody else.',
    );
    expect(cancelConsequence(summaryOf({ pricePaid: 13.5, payment: null }))).toContain(
      '£13.50 goes back to your card.',
    );
    expect(cancelConsequence(summaryOf({ pricePaid: 0 }))).toContain(
      'Your credit goes back to your package.',
    );
    expect(cancelConsequence(summaryOf({ pricePaid: 0, free: true }))).toContain('nothing goes back');
  });
});
