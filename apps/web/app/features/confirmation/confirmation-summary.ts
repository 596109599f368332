import type { BookingAnswer } from '@studio/contracts/bookings';
import type { BookingStatus } from '@studio/domain/bookings/booking-status';
import { instantFromEpoch } from '@studio/domain/time/london';

/** How far the money of a cancelled booking is on its way back; null when none goes back. */
export type RefundStage = 'initiated' | 'completed' | 'failed' | null;

/** What the confirmation shows of a booking (specification 1, section 3). Amounts in pounds, as the wire has them. */
export interface ConfirmationSummary {
  bookingId: string;
  /** Display code, else the booking's id. */
  bookingCode: string;
  status: BookingStatus;
  cancelled: boolean;
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
  /** Nothing paid and no credit used. */
  free: boolean;
  /** The credit whose session pays for it, and what is left of it now; null left is unlimited. */
  credit: BookingAnswer['booking']['credit'];
  /** Given up inside the last 24 hours; what was paid comes back once somebody has taken the place. */
  givenUp: boolean;
  takenAgain: boolean;
  /** What cancelling would give back now, in a sentence. */
  ifCancelled: string | null;
  bookedAt: Date;
  cancelledAt: Date | null;
  refundedAmount: number;
  refund: RefundStage;
}

/** The summary of an answer, with the specification's defaults: GBP, and the method by what was paid. */
export function confirmationSummary({
  booking,
  class: slot,
  ifCancelled,
}: BookingAnswer): ConfirmationSummary {
  return {
    bookingId: booking.bookingId,
    bookingCode: booking.displayCode || booking.bookingId,
    status: booking.status,
    cancelled: booking.status === 'CANCELLED',
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
    free: booking.free,
    credit: booking.credit,
    givenUp: booking.givenUpAt !== null,
    takenAgain: booking.forgivenAt !== null,
    ifCancelled: ifCancelled?.text ?? null,
    bookedAt: instantFromEpoch(booking.bookedAtEpoch),
    cancelledAt: booking.cancelledAtEpoch === null ? null : instantFromEpoch(booking.cancelledAtEpoch),
    refundedAmount: booking.refundedAmount,
    refund: refundStage(booking),
  };
}

const stages: Record<string, RefundStage> = {
  refund_initiated: 'initiated',
  refunded: 'completed',
  refund_failed: 'failed',
};

function refundStage({ status, pricePaid, paymentStatus }: BookingAnswer['booking']): RefundStage {
  return status === 'CANCELLED' && pricePaid > 0 ? (stages[paymentStatus] ?? null) : null;
}
