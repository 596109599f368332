import type { BookingRefund, BookingResponse } from '@studio/contracts/bookings';
import type { BookingStatus } from '@studio/domain/bookings/booking-status';
import { fromEpoch } from '@studio/domain/time/london';

/** How far money is on its way back. */
export type RefundStatus = BookingRefund['status'];

/** Money that went back, or is on its way. */
export interface RefundedAmount extends Pick<BookingRefund, 'amount' | 'status' | 'creditNote'> {
  at: Date;
}

/** What the confirmation shows of a booking (handbook: pages 8). Amounts in pounds, as the wire has them. */
export interface ConfirmationSummary {
  bookingId: string;
  /** Display code, else the booking's id. */
  bookingCode: string;
  status: BookingStatus;
  cancelled: boolean;
  checkedIn: boolean;
  title: string;
  activityType: string;
  activitySubType: string;
  difficulty: string;
  start: Date;
  end: Date;
  /** London day. */
  dateYMD: string;
  durationMin: number;
  studio: string;
  instructor: string;
  attendeeName: string;
  attendeeEmail: string;
  attendeePhone: string | null;
  currency: string;
  pricePaid: number;
  originalPrice: number;
  /** Above zero only when the original price exceeds the paid one. */
  saved: number;
  discountReason: string | null;
  promoCode: string | null;
  paymentMethod: 'PAYG' | 'ENTITLEMENT';
  /** "Visa ending 4242"; null when nothing was paid or the provider does not say. */
  paidWith: string | null;
  /** Paid at the studio: what comes back does so there. */
  paidAtDesk: boolean;
  /** Nothing paid and no credit used. */
  free: boolean;
  /** The credit whose session pays for it, and what is left of it now; null left is unlimited. */
  credit: BookingResponse['booking']['credit'];
  /** Given up inside the last 24 hours; what was paid comes back once somebody has taken the place. */
  givenUp: boolean;
  takenAgain: boolean;
  /** What cancelling would give back now, in a sentence. */
  ifCancelled: string | null;
  bookedAt: Date;
  cancelledAt: Date | null;
  /** The studio cancelled it, or its class; then it may say why. */
  endedByStudio: boolean;
  endedBecause: string | null;
  /** What became of the money of a booking that does not stand, and how much of it. */
  money: NonNullable<BookingResponse['ended']>['money'] | null;
  /** All that has gone back or is on its way. */
  refundedAmount: number;
  /** What went back because it was cancelled … */
  refund: RefundedAmount | null;
  /** … and what the studio gave back besides, the oldest first. */
  byStudio: readonly RefundedAmount[];
}

/** Returns the summary of a response. Defaults: GBP, and the payment method by what was paid. */
export function toConfirmationSummary({
  booking,
  class: slot,
  ifCancelled,
  ended,
}: BookingResponse): ConfirmationSummary {
  return {
    bookingId: booking.bookingId,
    bookingCode: booking.displayCode || booking.bookingId,
    status: booking.status,
    cancelled: booking.status === 'CANCELLED',
    checkedIn: booking.alreadyCheckedIn,
    title: slot.className,
    activityType: slot.activityType,
    activitySubType: slot.activitySubType,
    difficulty: slot.difficulty,
    start: new Date(booking.start),
    end: new Date(booking.end),
    dateYMD: booking.dateStart.slice(0, 10),
    durationMin: booking.durationMin,
    studio: booking.studio,
    instructor: slot.instructorName,
    attendeeName: booking.attendeeName,
    attendeeEmail: booking.customer.email,
    attendeePhone: booking.customer.phone,
    currency: booking.currency || 'GBP',
    pricePaid: booking.pricePaid,
    originalPrice: booking.originalPrice,
    saved: Math.max(0, booking.originalPrice - booking.pricePaid),
    discountReason: booking.discountReason,
    promoCode: booking.promoCode,
    paymentMethod: booking.paymentMethod ?? (booking.pricePaid === 0 ? 'ENTITLEMENT' : 'PAYG'),
    paidWith: booking.payment?.method ?? null,
    paidAtDesk: booking.payment === null && booking.pricePaid > 0,
    free: booking.free,
    credit: booking.credit,
    givenUp: booking.givenUpAt !== null,
    takenAgain: booking.forgivenAt !== null,
    ifCancelled: ifCancelled?.text ?? null,
    bookedAt: fromEpoch(booking.bookedAtEpoch),
    cancelledAt: booking.cancelledAtEpoch === null ? null : fromEpoch(booking.cancelledAtEpoch),
    refundedAmount: booking.refundedAmount,
    endedByStudio: ended?.byStudio ?? false,
    endedBecause: ended?.reason ?? null,
    money: ended?.money ?? null,
    refund: givenBack(booking, false)[0] ?? null,
    byStudio: givenBack(booking, true),
  };
}

function givenBack({ refunds }: BookingResponse['booking'], byStudio: boolean): RefundedAmount[] {
  return refunds
    .filter((refund) => refund.byStudio === byStudio)
    .map(({ amount, status, creditNote, at }) => ({ amount, status, creditNote, at: new Date(at) }));
}
