import { getStartOfMonth, isLocalDate, type LocalDate } from '@studio/domain/time/local-date';

/** What the address of My bookings says: a booking that is managed, a day that was selected, a month that was turned to. */
export interface BookingsUrlState {
  booking: string | null;
  day: LocalDate | null;
  /** First of the month. */
  month: LocalDate | null;
}

/** Reads it; what is no day is passed over. */
export function parseBookingsUrl(query: URLSearchParams): BookingsUrlState {
  const day = localDate(query.get('day'));
  const month = localDate(`${query.get('month')}-01`);
  return { booking: query.get('booking'), day, month: day ? getStartOfMonth(day) : month };
}

export function buildDayUrl(day: LocalDate): string {
  return `/bookings?${new URLSearchParams({ day })}`;
}

/** Turning to a month leaves the selected day. */
export function buildMonthUrl(month: LocalDate): string {
  return `/bookings?${new URLSearchParams({ month: month.slice(0, 7) })}`;
}

export function buildManageBookingUrl(booking: string): string {
  return `/bookings?${new URLSearchParams({ booking })}`;
}

function localDate(text: string | null): LocalDate | null {
  return text && isLocalDate(text) ? text : null;
}
