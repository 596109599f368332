import type { BookingStatus } from './booking-status.ts';

/**
 * Status of a booking as its owner sees it. `finished`: the class has ended and staff haven't recorded attendance yet.
 */
export type BookingDisplayStatus =
  | 'confirmed'
  | 'checked-in'
  | 'attended'
  | 'missed'
  | 'finished'
  | 'cancelled';

/**
 * Returns the status at `now`. A booking stays active until the class ends, because the QR code may still be needed.
 */
export function getBookingDisplayStatus(
  { status, checkedIn, endsAt }: { status: BookingStatus; checkedIn: boolean; endsAt: Date },
  now: Date,
): BookingDisplayStatus {
  if (status === 'CANCELLED') return 'cancelled';
  if (status === 'NO_SHOW') return 'missed';
  const hasAttended = checkedIn || status === 'ATTENDED';
  if (now.getTime() < endsAt.getTime()) return hasAttended ? 'checked-in' : 'confirmed';
  return hasAttended ? 'attended' : 'finished';
}

/** Returns whether the class hasn't ended, so that the page still shows the QR code and the arrival details. */
export function isUpcoming(displayStatus: BookingDisplayStatus): boolean {
  return displayStatus === 'confirmed' || displayStatus === 'checked-in';
}
