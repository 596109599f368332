import { maxMarkDelayMinutes } from '@studio/domain/bookings/check-in';
import { and, asc, eq } from 'drizzle-orm';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { bookings } from '../tables.ts';
import { applyNoShowPolicy } from './no-show-policy.ts';
import { setAttendance } from './set-attendance.ts';

const endedWithOpenBookings: PreparedStatement = {
  name: 'ended_with_open_bookings',
  text: `SELECT DISTINCT b.class_id AS "classId", c.duration_min AS "durationMin"
    FROM bookings b JOIN classes c ON c.branch_id = b.branch_id AND c.id = b.class_id
    WHERE b.branch_id = $1 AND b.status = 'CONFIRMED' AND c.status = 'SCHEDULED' AND b.starts_at < $2::timestamptz
      AND c.starts_at + make_interval(mins => c.duration_min) < $2::timestamptz`,
};

interface EndedClass {
  classId: string;
  durationMin: number;
}

/**
 * Selects no-shows for which no late check-in can arrive any more, and to which the no-show policy hasn't been applied.
 * Searches back to `$3`, a day ago.
 */
const findFinalNoShows: PreparedStatement = {
  name: 'final_no_shows',
  text: `SELECT b.id
    FROM bookings b JOIN classes c ON c.branch_id = b.branch_id AND c.id = b.class_id
    WHERE b.branch_id = $1 AND b.status = 'NO_SHOW' AND b.starts_at > $3::timestamptz AND b.starts_at < $2::timestamptz
      AND c.starts_at + make_interval(mins => c.duration_min + ${maxMarkDelayMinutes}) < $2::timestamptz
      AND NOT EXISTS (SELECT 1 FROM no_shows n WHERE n.branch_id = b.branch_id AND n.booking_id = b.id)`,
};

const dayMs = 24 * 60 * 60_000;

/**
 * Finalises attendance after a class: marks attendees with a check-in as attended and those without one as no-shows.
 * For an hour, late check-ins from offline devices may still correct the attendance; then the no-show policy applies.
 * Staff may correct the attendance at any time (handbook: cancelling 8). Safe to run in several processes at once.
 */
export async function finaliseAttendance(services: Services): Promise<void> {
  const { database, clock, config } = services;
  const now = clock.now();
  const { branchId } = config;
  const ended = await database.run<EndedClass>(endedWithOpenBookings, [branchId, now]);
  for (const klass of ended) await database.transaction((tx) => finaliseClass(tx, branchId, klass, now));
  const since = new Date(now.getTime() - dayMs);
  const missed = await database.run<{ id: string }>(findFinalNoShows, [branchId, now, since]);
  for (const { id } of missed) await database.transaction((tx) => applyPolicy(tx, branchId, id, now));
}

/**
 * Sets the attendance of a class's bookings. Locks them first, so a concurrent run waits and then finds nothing to set.
 */
async function finaliseClass(
  tx: QueryExecutor,
  branchId: string,
  { classId, durationMin }: EndedClass,
  now: Date,
): Promise<void> {
  const open = await tx.orm
    .select()
    .from(bookings)
    .where(
      and(eq(bookings.branchId, branchId), eq(bookings.classId, classId), eq(bookings.status, 'CONFIRMED')),
    )
    .orderBy(asc(bookings.id))
    .for('update');
  const attendance = { actor: 'system', reason: 'the class has ended', durationMin } as const;
  for (const booking of open) {
    const status = booking.checkedInAt ? 'ATTENDED' : 'NO_SHOW';
    await setAttendance(tx, booking, { ...attendance, status }, now);
  }
}

async function applyPolicy(tx: QueryExecutor, branchId: string, id: string, now: Date): Promise<void> {
  const [booking] = await tx.orm
    .select()
    .from(bookings)
    .where(and(eq(bookings.branchId, branchId), eq(bookings.id, id), eq(bookings.status, 'NO_SHOW')))
    .for('update');
  if (booking) await applyNoShowPolicy(tx, booking, 'system', now);
}
