import type { BookingStatus } from './booking-status.ts';

/**
 * How a booking stands for the person who made it. `finished`: the class is over and nobody has said yet whether they
 * came.
 */
export type BookingDisplayStatus =
  | 'confirmed'
  | 'checked-in'
  | 'attended'
  | 'missed'
  | 'finished'
  | 'cancelled';

/** Judges how a booking stands from facts alone. Until the class is over, a QR code may still be needed. */
export function getBookingDisplayStatus(
  { status, checkedIn, endsAt }: { status: BookingStatus; checkedIn: boolean; endsAt: Date },
  now: Date,
): BookingDisplayStatus {
  if (status === 'CANCELLED') return 'cancelled';
  if (status === 'NO_SHOW') return 'missed';
  const came = checkedIn || status === 'ATTENDED';
  if (now.getTime() < endsAt.getTime()) return came ? 'checked-in' : 'confirmed';
  return came ? 'attended' : 'finished';
}

/** Whether the class still lies ahead or is running: then there is something to show, bring and arrive for. */
export function isUpcoming(standing: BookingDisplayStatus): boolean {
  return standing === 'confirmed' || standing === 'checked-in';
}
