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
    `${formatCount(upcomingClasses, 'scheduled class goes', 'scheduled classes go')} ahead.${booked} To stop these classes, cancel them on the timetable.`,
  ];
  if (recurringClasses > 0)
    lines.push(
      `${formatCount(recurringClasses, 'recurring class ends', 'recurring classes end')} after the last scheduled date. Restoring doesn’t restart ${selectPlural(recurringClasses, 'this recurring class', 'these recurring classes')}.`,
    );
  return lines;
}

/**
 * Returns the label of the option that saves a class type for upcoming classes too, and a help text about what stays the
 * same. The label is null when no upcoming class is open to changes.
 */
export function describeUpcomingClassesOption({ upcomingClasses, upcomingBookings }: UpcomingUse): {
  label: string | null;
  help: string;
} {
  const open = upcomingClasses - upcomingBookings;
  const unchanged =
    upcomingBookings > 0
      ? [
          `${formatCount(upcomingBookings, 'class', 'classes')} with bookings, holds or a waiting list won’t change.`,
        ]
      : [];
  if (open === 0) return { label: null, help: unchanged.join('') };
  const kept = [
    'The number of places doesn’t change.',
    'A series with its own price keeps that price.',
    'A class that would overlap the next one keeps its length.',
  ];
  return {
    label: `Also update ${formatCount(open, 'upcoming class', 'upcoming classes')} without bookings, holds or a waiting list`,
    help: [...unchanged, ...kept].join(' '),
  };
}
