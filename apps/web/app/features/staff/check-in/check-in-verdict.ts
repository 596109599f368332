import type { BookingResponse } from '@studio/contracts/bookings';
import type { CheckInClass } from '@studio/contracts/staff-check-in';
import { getCheckInWindow, getCheckInWindowError } from '@studio/domain/bookings/check-in';
import { formatPriceShort } from '@studio/domain/money/money';
import { formatTime } from '@studio/domain/time/format-london';
import type { CheckInRow } from './check-in-rows.ts';
import { formatDayUnlessToday } from './format-day-unless-today.ts';

/** Booking that a code belongs to. While offline, its details come from today's list on this device. */
export interface LookedUpBooking {
  booking: Omit<CheckInRow, 'unsent'>;
  klass: CheckInClass;
  /** Full response about the booking; null while offline. */
  response: BookingResponse | null;
}

export interface CheckInVerdict {
  tone: 'yes' | 'no' | 'wait';
  message: string;
  /** Whether the attendee can be checked in now. */
  open: boolean;
}

/** Returns the amount still to pay; 0 when unknown. */
export const getDuePence = ({ booking: { details } }: LookedUpBooking): number => details?.duePence ?? 0;

export function getCheckInVerdict(found: LookedUpBooking, now: Date): CheckInVerdict {
  const { booking, klass } = found;
  const { status, checkedInAt } = booking;
  if (status === 'CANCELLED') return no('This booking has been cancelled.');
  if (checkedInAt) return yes(`Checked in at ${formatTime(new Date(checkedInAt))}`);
  const error = getCheckInError(klass, now);
  if (error) return { tone: error.kind === 'early' ? 'wait' : 'no', message: error.message, open: false };
  const duePence = getDuePence(found);
  if (duePence > 0) return { tone: 'wait', message: `${formatPriceShort(duePence)} to pay`, open: true };
  return { tone: 'yes', message: 'Ready to check in', open: true };
}

/** Returns why check-in to a class is closed now; null while it is open. */
export function getCheckInError(
  klass: Pick<CheckInClass, 'start' | 'end'>,
  now: Date,
): { kind: 'early' | 'over'; message: string } | null {
  const startsAt = new Date(klass.start);
  const times = { startsAt, durationMin: (Date.parse(klass.end) - startsAt.getTime()) / 60_000 };
  const error = getCheckInWindowError(times, now);
  if (error === 'check_in_early')
    return {
      kind: 'early',
      message: `Too early: check-in opens ${formatOpening(getCheckInWindow(times).opens, now)}`,
    };
  return error ? { kind: 'over', message: 'Check-in closed when the class ended' } : null;
}

/** Formats the start of check-in: "at 17:15" today, otherwise "on Fri 20 Nov, 17:15". */
function formatOpening(moment: Date, now: Date): string {
  const day = formatDayUnlessToday(moment, now);
  return `${day ? 'on' : 'at'} ${day}${formatTime(moment)}`;
}

const yes = (message: string): CheckInVerdict => ({ tone: 'yes', message, open: false });
const no = (message: string): CheckInVerdict => ({ tone: 'no', message, open: false });
