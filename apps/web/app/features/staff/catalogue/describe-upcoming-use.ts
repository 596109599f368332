import type { UpcomingUse } from '@studio/contracts/catalogue-records';
import { formatCount, selectPlural } from '@studio/domain/text/format';

/**
 * Describes the effects of archiving a room or class type on its upcoming classes (handbook: timetable 20). The dialog
 * offers below to remove the classes without bookings.
 */
export function describeUpcomingUse({
  upcomingClasses,
  upcomingBookings,
  recurringClasses,
}: UpcomingUse): string[] {
  if (upcomingClasses === 0 && recurringClasses === 0) return ['No upcoming classes are affected.'];
  const lines = upcomingClasses > 0 ? [describeScheduled(upcomingClasses, upcomingBookings)] : [];
  if (recurringClasses > 0)
    lines.push(
      `${formatCount(recurringClasses, 'recurring class', 'recurring classes')} will end after the last scheduled date. Restoring won’t restart ${selectPlural(recurringClasses, 'this recurring class', 'these recurring classes')}.`,
    );
  return lines;
}

function describeScheduled(upcomingClasses: number, upcomingBookings: number): string {
  const scheduled = formatCount(upcomingClasses, 'scheduled class', 'scheduled classes');
  if (upcomingBookings === 0)
    return `${scheduled} will go ahead, unless you remove ${selectPlural(upcomingClasses, 'it', 'them')} below.`;
  const booked = `${formatCount(upcomingBookings, 'has', 'have')} bookings, holds or a waiting list: to stop ${selectPlural(upcomingBookings, 'it, cancel it', 'them, cancel them')} on the timetable.`;
  const others = upcomingClasses > upcomingBookings ? ' You can remove the others below.' : '';
  return `${scheduled} will go ahead. ${booked}${others}`;
}
