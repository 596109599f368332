import { and, asc, eq, gt } from 'drizzle-orm';
import { loadBookingBeds } from '../beds/booking-beds.ts';
import { toCalendarEventDetails } from '../bookings/documents/booking-calendar-event.ts';
import { bookings } from '../bookings/tables.ts';
import { loadBranchProfile } from '../catalogue/store.ts';
import type { Services } from '../platform/services.ts';
import { listClassesById } from '../timetable/store.ts';

/** Number of past days that the feed contains. */
const lookbackDays = 60;
/** Maximum entries of a feed. */
const maxEntries = 500;

/** Builds a member's calendar feed. Cancelled and moved bookings keep their UID and increase their SEQUENCE. */
export async function buildMemberCalendar(services: Services, memberId: string): Promise<string> {
  const { database, clock, config } = services;
  const { branchId } = config;
  const now = clock.now();
  const since = new Date(now.getTime() - lookbackDays * 86_400_000);
  const rows = await database.orm
    .select()
    .from(bookings)
    .where(
      and(eq(bookings.branchId, branchId), eq(bookings.principalId, memberId), gt(bookings.startsAt, since)),
    )
    .orderBy(asc(bookings.startsAt), asc(bookings.id))
    .limit(maxEntries);
  const classIds = [...new Set(rows.map(({ classId }) => classId))];
  const found = classIds.length > 0 ? await listClassesById(database, branchId, classIds, now) : [];
  const classes = new Map(found.map((klass) => [klass.id, klass]));
  const beds = await loadBookingBeds(
    database,
    branchId,
    rows.map(({ id }) => id),
  );
  const entries = [];
  for (const booking of rows) {
    const klass = classes.get(booking.classId);
    if (klass)
      entries.push(
        await toCalendarEventDetails(services, { booking, klass, bed: beds.get(booking.id) ?? null }),
      );
  }
  const studio = await loadBranchProfile(database, branchId);
  const { buildCalendarFeed } = await import('../documents/calendar-file.ts');
  return buildCalendarFeed({ name: `Classes at ${studio.name}`, company: studio.name, entries });
}
