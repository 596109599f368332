import { getStartOfMonth, isLocalDate, type LocalDate } from '@studio/domain/time/local-date';

/** State in the URL of My bookings: the managed booking, the selected day and the shown month. */
export interface BookingsUrlState {
  booking: string | null;
  day: LocalDate | null;
  /** First day of the month. */
  month: LocalDate | null;
}

/** Parses the state in the URL. Ignores invalid days. */
export function parseBookingsUrl(query: URLSearchParams): BookingsUrlState {
  const day = localDate(query.get('day'));
  const month = localDate(`${query.get('month')}-01`);
  return { booking: query.get('booking'), day, month: day ? getStartOfMonth(day) : month };
}

export function buildDayUrl(day: LocalDate): string {
  return `/bookings?${new URLSearchParams({ day })}`;
}

/** Returns the URL of a month. Clears the selected day. */
export function buildMonthUrl(month: LocalDate): string {
  return `/bookings?${new URLSearchParams({ month: month.slice(0, 7) })}`;
}

export function buildManageBookingUrl(booking: string): string {
  return `/bookings?${new URLSearchParams({ booking })}`;
}

function localDate(text: string | null): LocalDate | null {
  return text && isLocalDate(text) ? text : null;
}
