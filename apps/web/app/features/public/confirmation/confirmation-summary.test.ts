import type { BookingRefund, BookingResponse } from '@studio/contracts/bookings';
import { describe, expect, it } from 'vitest';
import { buildRefundRows } from './build-refund-rows.ts';
import { describeCancelConsequence, describeSession, getCancelledBookingText } from './cancellation-text.ts';
import { toConfirmationSummary } from './confirmation-summary.ts';
import { formatMoment, getConfirmationHeadline, getConfirmationTitle } from './confirmation-text.ts';

type Booking = BookingResponse['booking'];
type Ended = NonNullable<BookingResponse['cancellation']>;

/** Summary of an £18 booking with a full price of £20, with overrides. */
function summaryOf(
  changed: Partial<Booking> = {},
  { ifCancelled = null, ended = null }: { ifCancelled?: string | null; ended?: Partial<Ended> | null } = {},
) {
  const booking = {
    bookingId: '018f',
    displayCode: '7KQ4M2XD',
    alreadyCheckedIn: false,
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
    refunds: [],
    payment: { method: 'Visa ending 4242' },
    bookedAtEpoch: 1_795_254_360,
    cancelledAtEpoch: null,
    credit: null,
    lateCancelledAt: null,
    waivedAt: null,
    ...changed,
  };
  const consequence = ifCancelled && { kind: 'refund', text: ifCancelled };
  const klass = { activityType: 'reformer' };
  return toConfirmationSummary({
    booking,
    class: klass,
    ifCancelled: consequence,
    cancellation: ended,
  } as BookingResponse);
}

describe('booking summary', () => {
  it('shows a saving only when the original price exceeds the paid one', () => {
    expect(summaryOf().saved).toBe(2);
    expect(summaryOf({ originalPrice: 18 }).saved).toBe(0);
    expect(summaryOf({ originalPrice: 0 }).saved).toBe(0);
  });

  it('shows the display code, or the booking id when there is none', () => {
    expect(summaryOf().bookingCode).toBe('7KQ4M2XD');
    expect(summaryOf({ displayCode: '' }).bookingCode).toBe('018f');
  });

  it('separates the refund of the cancellation from refunds by the studio', () => {
    expect(summaryOf()).toMatchObject({ refund: null, byStudio: [] });
    const refunds = [createRefund(5, { byStudio: true }), createRefund(13, { status: 'initiated' })];
    const summary = summaryOf({ status: 'CANCELLED', refunds, refundedAmount: 18 });
    expect(summary.refund).toMatchObject({ amount: 13, status: 'initiated' });
    expect(summary.byStudio).toMatchObject([{ amount: 5, status: 'completed' }]);
    expect(buildRefundRows(summary)).toEqual([
      { label: 'Refunded 23 Nov', value: '£5' },
      { label: 'Refunded 23 Nov', value: '£13' },
    ]);
    expect(
      buildRefundRows(summaryOf({ refunds: [createRefund(5, { byStudio: true, status: 'failed' })] })),
    ).toEqual([{ label: 'Refunded 23 Nov', value: '£5, failed' }]);
    expect(buildRefundRows(summaryOf({ refunds: [createRefund(18)] }))).toEqual([]);
  });
});

describe('texts of the booking summary', () => {
  const sameEvening = new Date('2026-11-21T22:00:00Z');
  const classStart = new Date('2026-11-24T09:30:00Z');

  it('are in London time, with 24 hours', () => {
    const booked = new Date('2026-11-20T21:46:00Z');
    expect(formatMoment(booked, new Date('2026-11-20T23:59:00Z'))).toBe('today at 21:46');
    expect(formatMoment(booked, new Date('2026-11-21T00:00:00Z'))).toBe('20 November, 21:46');
    expect(formatMoment(new Date('2026-06-30T23:30:00Z'), sameEvening)).toBe('1 July, 00:30');
  });

  it('say when the booking was cancelled and that the place is free again', () => {
    const cancelled = summaryOf({ status: 'CANCELLED', cancelledAtEpoch: 1_795_254_420 });
    expect(getConfirmationHeadline(cancelled, sameEvening)).toMatch(
      /^Booked .*\. Cancelled .*\. Someone else can now book your place\.$/,
    );
    expect(getConfirmationHeadline(cancelled, classStart)).toMatch(/^Booked [^.]*\. Cancelled [^.]*\.$/);
    const late = { ...cancelled, lateCancelled: true };
    expect(getConfirmationHeadline(late, classStart)).toMatch(/^Booked [^.]*\. Late cancelled [^.]*\.$/);
  });

  it.each([
    [{}, 'Booking confirmed', 'Class ended'],
    [{ alreadyCheckedIn: true }, 'You’re checked in', 'Attended'],
    [{ status: 'ATTENDED' }, 'You’re checked in', 'Attended'],
    [{ status: 'NO_SHOW' }, 'Missed', 'Missed'],
    [{ status: 'CANCELLED' }, 'Booking cancelled', 'Booking cancelled'],
  ] as const)('have the title for %o: %s until the class is over, then %s', (changed, ahead, past) => {
    const summary = summaryOf(changed);
    expect(getConfirmationTitle(summary, sameEvening)).toBe(ahead);
    expect(getConfirmationTitle(summary, new Date('2026-11-24T10:25:00Z'))).toBe(past);
  });

  it('name the recipient of the confirmation only while the class is ahead', () => {
    expect(getConfirmationHeadline(summaryOf(), sameEvening)).toMatch(
      / We’ve emailed the details to amara@example\.com\.$/,
    );
    expect(getConfirmationHeadline(summaryOf(), new Date('2026-11-24T10:25:00Z'))).toMatch(
      /^Booked [^.]*\.$/,
    );
  });

  it('name the exact consequence of cancelling, from the server’s preview', () => {
    expect(
      describeCancelConsequence(summaryOf({}, { ifCancelled: '£18 goes back to Visa ending 4242.' })),
    ).toBe('£18 goes back to Visa ending 4242. Someone else can then book your place.');
  });

  it('name the credit that pays and its remaining sessions', () => {
    expect(describeSession(flex)).toBe('1 session from Reformer Flex 8, 4 left');
    expect(describeSession({ ...flex, name: 'Flow Anytime', sessionsLeft: null })).toBe('Flow Anytime');
  });

  it('say that the studio cancelled the booking or the class, with the reason', () => {
    const cancelled = { status: 'CANCELLED', cancelledAtEpoch: 1_795_254_420 } as const;
    const cancelledClass = summaryOf(cancelled, {
      ended: { byStudio: true, reason: 'The heating has failed' },
    });
    expect(getConfirmationTitle(cancelledClass, sameEvening)).toBe('We’ve cancelled your class');
    expect(getConfirmationHeadline(cancelledClass, sameEvening)).toMatch(
      /^Booked .*\. We cancelled the class .*\. The heating has failed\. We’re sorry\.$/,
    );
    const byStudio = summaryOf(cancelled, { ended: { byStudio: true, reason: null } });
    expect(getConfirmationTitle(byStudio, sameEvening)).toBe('Booking cancelled');
    expect(getConfirmationHeadline(byStudio, sameEvening)).toMatch(
      /^Booked .*\. We cancelled your booking .*:\d\d\.$/,
    );
    const lateCancelled = summaryOf(
      { ...cancelled, lateCancelledAt: '2026-11-24T08:00:00.000Z' },
      { ended: { byStudio: true, reason: 'No heating!' } },
    );
    expect(getConfirmationHeadline(lateCancelled, sameEvening)).toMatch(
      /Late cancelled .*\. Then we cancelled the class\. No heating! We’re sorry\.$/,
    );
  });

  it('describe the refund, and promise nothing that does not happen', () => {
    const after = (kind: Ended['money']['kind'], amount: number, changed: Partial<Booking> = {}) =>
      getCancelledBookingText(
        summaryOf({ ...cancelled, ...changed }, { ended: { money: { kind, amount } } }),
        sameEvening,
      );
    expect(after('refund', 18, { refunds: [createRefund(18, { status: 'initiated' })] }).title).toBe(
      'We’re refunding £18',
    );
    expect(after('refund', 18, { refunds: [createRefund(18, { status: 'failed' })] }).title).toBe(
      'Your £18 refund failed',
    );
    expect(after('refund', 13, { refunds: [createRefund(5, { byStudio: true }), createRefund(13)] })).toEqual(
      {
        title: 'We’ve refunded £13',
        text: 'Refund completed to the original method, Visa ending 4242. We refunded £5 earlier.',
      },
    );
    expect(after('already-refunded', 18, { refunds: [createRefund(18, { byStudio: true })] })).toEqual({
      title: 'Already refunded',
      text: 'We’ve already refunded the full £18 to Visa ending 4242.',
    });
    const failed = [createRefund(18, { byStudio: true, status: 'failed' })];
    expect(after('already-refunded', 18, { refunds: failed }).text).toContain('We’re looking into it');
    expect(after('pair-active', 0)).toMatchObject({ title: 'No refund yet' });
    expect(after('nothing', 0, { pricePaid: 0, free: true }).title).toBe('Nothing to refund');
    const lateCancelledAt = '2026-11-24T08:00:00.000Z';
    expect(after('if-taken', 13, { lateCancelledAt })).toMatchObject({
      title: 'If someone takes your place',
      text: 'We’ll refund £13 to Visa ending 4242 and email you. Otherwise there’s no refund.',
    });
    expect(after('pair-active', 0, { lateCancelledAt }).title).toBe('Thanks for letting us know');
    const atDesk = { payment: null };
    expect(after('at-desk', 18, atDesk).title).toBe('Collect your £18 refund at the front desk');
    expect(after('refunded-at-desk', 18, atDesk).title).toBe('We’ve refunded £18 at the front desk');
    expect(after('if-taken', 18, { ...atDesk, lateCancelledAt }).text).toContain(
      'refund £18 at the front desk',
    );
    const byGiftCard = (money: Ended['money'], changed: Partial<Booking> = {}) =>
      getCancelledBookingText(
        summaryOf({ ...cancelled, ...atDesk, ...changed }, { ended: { money } }),
        sameEvening,
      );
    expect(byGiftCard({ kind: 'gift-card', amount: 0, giftCardAmount: 18 })).toEqual({
      title: '£18 returned to your gift card',
      text: 'We’ve returned £18 to the gift card you paid with.',
    });
    const both = { amount: 5, giftCardAmount: 13 };
    expect(byGiftCard({ kind: 'at-desk', ...both })).toEqual({
      title: 'Collect your £5 refund at the front desk',
      text: 'We’ve returned £13 to the gift card you paid with. You paid at the front desk, so ask for your refund there next time you visit.',
    });
    expect(byGiftCard({ kind: 'if-taken', ...both }, { lateCancelledAt }).text).toBe(
      'We’ll return £13 to your gift card, refund £5 at the front desk and email you. Otherwise there’s no refund.',
    );
  });

  it('describe the returned session', () => {
    const title = (changed: Partial<Booking>) =>
      getCancelledBookingText(
        summaryOf({ ...cancelled, pricePaid: 0, credit: flex, ...changed }),
        sameEvening,
      ).title;
    expect(title({})).toBe('Session returned');
    expect(title({ credit: { ...flex, sessionsLeft: null } })).toBe('No session to return');
    const lateCancelledAt = '2026-11-24T08:00:00.000Z';
    expect(title({ lateCancelledAt })).toBe('If someone takes your place');
    expect(title({ lateCancelledAt, waivedAt: lateCancelledAt })).toBe('Session returned');
  });
});

describe('texts of a cancelled booking after the start of its class', () => {
  const lateCancelledAt = '2026-11-24T08:00:00.000Z';
  const afterStart = (
    money: Ended['money'],
    changed: Partial<Booking> = {},
    now = new Date('2026-11-24T09:30:00Z'),
  ) => getCancelledBookingText(summaryOf({ ...cancelled, ...changed }, { ended: { money } }), now);

  it.each(['if-taken', 'pair-active'] as const)('promise no refund for %s', (kind) => {
    const { title, text } = afterStart({ kind, amount: 18 }, { lateCancelledAt });
    expect(title).toBe('No refund');
    expect(text).not.toMatch(/We’ll|If |still booked/);
  });

  it('ask for what is due, and no longer hope for someone else', () => {
    expect(afterStart({ kind: 'still-due', amount: 18 }, { lateCancelledAt })).toEqual({
      title: 'You still have £18 to pay',
      text: 'You released your place less than 24 hours before the class and no one took it. Pay at the front desk.',
    });
  });

  it('say that the session isn’t returned, unless someone took the place', () => {
    const paid = { pricePaid: 0, credit: flex, lateCancelledAt };
    const nothing = { kind: 'nothing', amount: 0 } as const;
    expect(afterStart(nothing, paid)).toEqual({
      title: 'Session not returned',
      text: 'You released your place less than 24 hours before the class and no one took it, so we haven’t returned your session to Reformer Flex 8.',
    });
    expect(afterStart(nothing, { ...paid, waivedAt: lateCancelledAt }).title).toBe('Session returned');
    expect(afterStart(nothing, { ...paid, credit: { ...flex, sessionsLeft: null } }).title).toBe(
      'No session to return',
    );
  });

  it('keep every outcome that is final already', () => {
    expect(afterStart({ kind: 'refund', amount: 18 }, { refunds: [createRefund(18)] }).title).toBe(
      'We’ve refunded £18',
    );
    expect(afterStart({ kind: 'at-desk', amount: 18 }, { payment: null }).title).toBe(
      'Collect your £18 refund at the front desk',
    );
    const giftCard = { kind: 'gift-card', amount: 0, giftCardAmount: 18 } as const;
    expect(afterStart(giftCard, { payment: null }).title).toBe('£18 returned to your gift card');
  });
});

const cancelled = { status: 'CANCELLED' } as const;
const flex = { entitlementId: '018e', name: 'Reformer Flex 8', sessionsLeft: 4 };

/** A completed refund, in pounds. */
function createRefund(amount: number, changed: Partial<BookingRefund> = {}): BookingRefund {
  const at = '2026-11-23T10:00:00.000Z';
  const creditNote = `/api/note-${amount}.pdf`;
  return { amount, at, status: 'completed', byStudio: false, creditNote, ...changed };
}
