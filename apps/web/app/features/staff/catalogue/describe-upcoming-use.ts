import type { UpcomingUse } from '@studio/contracts/catalogue-records';
import { formatCount, selectPlural } from '@studio/domain/text/format';

/** Describes the effects of archiving a room or class type on its upcoming classes (handbook: timetable 20). */
export function describeUpcomingUse({
  upcomingClasses,
  upcomingBookings,
  recurringClasses,
}: UpcomingUse): string[] {
  if (upcomingClasses === 0 && recurringClasses === 0) return ['No upcoming classes are affected.'];
  const booked =
    upcomingBookings > 0
      ? ` ${formatCount(upcomingBookings, 'has', 'have')} bookings, holds or a waiting list.`
      : '';
  const lines = [
    `${formatCount(upcomingClasses, 'scheduled class', 'scheduled classes')} will go ahead.${booked} To stop these classes, cancel them on the timetable.`,
  ];
  if (recurringClasses > 0)
    lines.push(
      `${formatCount(recurringClasses, 'recurring class', 'recurring classes')} will end after the last scheduled date. Restoring won’t restart ${selectPlural(recurringClasses, 'this recurring class', 'these recurring classes')}.`,
    );
  return lines;
}
