import { formatCount, selectPlural } from '@studio/domain/text/format';

/** Describes bookings without an email address, whose clients the team has to tell about a change. */
export function describeUnreachable(bookings: number): string {
  return `${formatCount(bookings, 'booking')} ${selectPlural(bookings, 'has', 'have')} no email address. Tell the ${selectPlural(bookings, 'client', 'clients')} yourself.`;
}
