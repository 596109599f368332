import type { BookingRefund, BookingResponse } from '@studio/contracts/bookings';
import type { BookingStatus } from '@studio/domain/bookings/booking-status';
import type { RoomKind } from '@studio/domain/catalogue/room-kind';
import { fromEpoch } from '@studio/domain/time/london';

export type RefundStatus = BookingRefund['status'];

/** Refund with its status, which may also be failed. */
export interface RefundSummary extends Pick<BookingRefund, 'amount' | 'status' | 'creditNote'> {
  at: Date;
}

/** Booking as the confirmation shows it (handbook: pages 8). Amounts are in pounds, as in the API. */
export interface ConfirmationSummary {
  bookingId: string;
  /** Booking code; the booking id if there is none. */
  bookingCode: string;
  status: BookingStatus;
  cancelled: boolean;
  checkedIn: boolean;
  title: string;
  activityType: string;
  activitySubType: string;
  roomKind: RoomKind;
  /** Bed of the place; null in rooms without numbered beds and after a cancellation. */
  bed: BookingResponse['booking']['bed'];
  difficulty: string;
  start: Date;
  end: Date;
  /** Day in London. */
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
  /** Difference between the original price and a lower paid price; 0 if the full price was paid. */
  saved: number;
  discountReason: string | null;
  promoCode: string | null;
  paymentMethod: 'PAYG' | 'ENTITLEMENT';
  /**
   * Payment method, such as "Visa ending 4242". Null when nothing was paid or Stripe doesn't name the card.
   */
  paidWith: string | null;
  /** Whether the client paid at the front desk, which then also handles refunds. */
  paidAtDesk: boolean;
  /** Whether nothing was paid and no session was used. */
  free: boolean;
  /**
   * Entitlement that paid for the booking, with its current number of remaining sessions (null if unlimited).
   * Null if no entitlement paid.
   */
  credit: BookingResponse['booking']['credit'];
  /** Whether the booking was cancelled late. The session or money is returned only if `refilled`. */
  lateCancelled: boolean;
  /** Whether someone has taken the late-cancelled place, or the studio has cancelled the class since. */
  refilled: boolean;
  /** Sentence about the refund if the customer cancels now; null if cancelling isn't possible. */
  ifCancelled: string | null;
  bookedAt: Date;
  cancelledAt: Date | null;
  /** Whether the studio cancelled the booking or the class. `endReason` is the reason, if it gave one. */
  endedByStudio: boolean;
  endReason: string | null;
  /** Outcome of the cancellation for the payment, with the amount; null if the booking isn't cancelled. */
  money: NonNullable<BookingResponse['cancellation']>['money'] | null;
  /** Total of all refunds, completed or pending. */
  refundedAmount: number;
  /** Refund because of the cancellation; null without one. */
  refund: RefundSummary | null;
  /** Other refunds that the studio made, oldest first. */
  byStudio: readonly RefundSummary[];
}

/**
 * Returns the summary. The currency defaults to GBP. If no payment method is stored, a £0 booking counts as
 * ENTITLEMENT and others as PAYG.
 */
export function toConfirmationSummary({
  booking,
  class: slot,
  ifCancelled,
  cancellation,
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
    roomKind: slot.roomKind,
    bed: booking.bed,
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
    lateCancelled: booking.lateCancelledAt !== null,
    refilled: booking.waivedAt !== null,
    ifCancelled: ifCancelled?.text ?? null,
    bookedAt: fromEpoch(booking.bookedAtEpoch),
    cancelledAt: booking.cancelledAtEpoch === null ? null : fromEpoch(booking.cancelledAtEpoch),
    refundedAmount: booking.refundedAmount,
    endedByStudio: cancellation?.byStudio ?? false,
    endReason: cancellation?.reason ?? null,
    money: cancellation?.money ?? null,
    refund: toRefunds(booking, false)[0] ?? null,
    byStudio: toRefunds(booking, true),
  };
}

function toRefunds({ refunds }: BookingResponse['booking'], byStudio: boolean): RefundSummary[] {
  return refunds
    .filter((refund) => refund.byStudio === byStudio)
    .map(({ amount, status, creditNote, at }) => ({ amount, status, creditNote, at: new Date(at) }));
}
