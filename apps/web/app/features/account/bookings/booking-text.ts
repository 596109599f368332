import { classSubTypes } from '@studio/content/class-sub-types';
import type { ListedBooking } from '@studio/contracts/member-bookings';
import {
  type BookingDisplayStatus,
  getBookingDisplayStatus,
} from '@studio/domain/bookings/booking-display-status';
import { getCancellationDeadline } from '@studio/domain/bookings/cancellation';
import { formatPriceShort, toPence } from '@studio/domain/money/money';
import { formatMomentShort } from '@studio/domain/time/format-london';
import { formatSubType } from '@studio/domain/timetable/format-sub-type';
import type { IconName } from '../../../ui/icon-name.ts';

/**
 * Returns the style of the class, such as "Vinyasa". Formats the id of a style that the owner added, because it has
 * no label.
 */
export function getClassStyleLabel({ class: slot }: Pick<ListedBooking, 'class'>): string {
  const { activityType, activitySubType } = slot;
  const subType = classSubTypes.find(
    ({ id, activityId }) => id === activitySubType && activityId === activityType,
  );
  return subType?.label ?? formatSubType(activitySubType);
}

/** Returns the level for running text: "All Levels" in the catalogue becomes "All levels". */
export function getClassLevelLabel({ class: slot }: Pick<ListedBooking, 'class'>): string {
  return slot.difficulty.slice(0, 1) + slot.difficulty.slice(1).toLowerCase();
}

/** Returns the first letters of the first and last word, such as "ID" for "Ines Duarte". */
export function getInitials(name: string): string {
  const parts = name.split(/\s+/).filter(Boolean);
  return [parts[0], parts.length > 1 ? parts.at(-1) : undefined]
    .map((part) => part?.slice(0, 1).toUpperCase() ?? '')
    .join('');
}

export interface BookingStatusText {
  label: string;
  icon: IconName;
  tone: string;
}

/**
 * Returns the status text of a booking. A late cancellation is "Late cancelled" until its money or session is
 * returned, and then "Cancelled".
 */
export function getBookingStatusText(booking: ListedBooking, now: Date): BookingStatusText {
  const { status, alreadyCheckedIn: checkedIn, lateCancelledAt, waivedAt } = booking;
  const statusText =
    statusTexts[getBookingDisplayStatus({ status, checkedIn, endsAt: new Date(booking.end) }, now)];
  if (!lateCancelledAt || waivedAt) return statusText;
  return { ...statusText, label: 'Late cancelled' };
}

const statusTexts: Record<BookingDisplayStatus, BookingStatusText> = {
  confirmed: { label: 'Confirmed', icon: 'check', tone: 'text-success' },
  'checked-in': { label: 'Checked in', icon: 'check', tone: 'text-success' },
  attended: { label: 'Attended', icon: 'check', tone: 'text-success' },
  missed: { label: 'Missed', icon: 'minus', tone: 'text-stone' },
  finished: { label: 'Ended', icon: 'minus', tone: 'text-stone' },
  cancelled: { label: 'Cancelled', icon: 'x', tone: 'text-stone' },
};

/**
 * Returns whether the button "Manage booking" is disabled, and the note beside it: the deadline, the refund, or why the
 * button is disabled.
 */
export function getManageBookingState(
  booking: ListedBooking,
  now: Date,
): { disabled: boolean; note: string } {
  const start = new Date(booking.start);
  if (!booking.bookingId) return { disabled: true, note: 'We’re still setting up this booking.' };
  const refundNote = booking.status === 'CANCELLED' ? describeRefund(booking) : '';
  if (start <= now) {
    if (refundNote) return { disabled: true, note: refundNote };
    const over = new Date(booking.end) <= now;
    return { disabled: true, note: over ? 'This class has ended.' : 'This class has started.' };
  }
  if (booking.status === 'CANCELLED') return { disabled: false, note: refundNote };
  const until = getCancellationDeadline(start);
  return now <= until
    ? { disabled: false, note: `Free to cancel until ${formatMomentShort(until)}` }
    : { disabled: false, note: 'Starts in less than 24 hours.' };
}

/** Describes the refund of a cancelled booking; empty when nothing was refunded. */
function describeRefund({ refundedAmount, currency, paymentStatus }: ListedBooking): string {
  if (refundedAmount === 0) return '';
  const amount = formatPriceShort(toPence(refundedAmount), currency);
  return paymentStatus === 'refunded' ? `We’ve refunded ${amount}.` : `We’re refunding ${amount}.`;
}
