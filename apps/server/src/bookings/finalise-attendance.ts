import { maxMarkDelayMinutes } from '@studio/domain/bookings/check-in';
import { and, asc, eq } from 'drizzle-orm';
import type { PreparedStatement, QueryExecutor } from '../platform/database.ts';
import type { Services } from '../platform/services.ts';
import { applyNoShowPolicy } from './no-show-policy.ts';
import { setAttendance } from './set-attendance.ts';
import { bookings } from './tables.ts';

const endedWithOpenBookings: PreparedStatement = {
  name: 'ended_with_open_bookings',
  text: `SELECT DISTINCT b.class_id AS "classId", c.duration_min AS "durationMin"
    FROM bookings b JOIN classes c ON c.branch_id = b.branch_id AND c.id = b.class_id
    WHERE b.branch_id = $1 AND b.status = 'CONFIRMED' AND c.status = 'ON' AND b.starts_at < $2::timestamptz
      AND c.starts_at + make_interval(mins => c.duration_min) < $2::timestamptz`,
};

interface EndedClass {
  classId: string;
  durationMin: number;
}

/** Missed, no mark can come any more, and the policy has not been asked yet; $3 is a day before, to have an end. */
const missedForGood: PreparedStatement = {
  name: 'missed_for_good',
  text: `SELECT b.id
    FROM bookings b JOIN classes c ON c.branch_id = b.branch_id AND c.id = b.class_id
    WHERE b.branch_id = $1 AND b.status = 'NO_SHOW' AND b.starts_at > $3::timestamptz AND b.starts_at < $2::timestamptz
      AND c.starts_at + make_interval(mins => c.duration_min + ${maxMarkDelayMinutes}) < $2::timestamptz
      AND NOT EXISTS (SELECT 1 FROM no_shows n WHERE n.branch_id = b.branch_id AND n.booking_id = b.id)`,
};

const dayMs = 24 * 60 * 60_000;

/**
 * After a class: who was checked in has attended, the others did not come. For an hour, marks of the door that come late
 * may still say otherwise, and then the policy for missed classes is asked; staff may amend it at any time (handbook: cancelling 8). Several processes may do it at once.
 */
export async function finaliseAttendance(services: Services): Promise<void> {
  const { database, clock, config } = services;
  const now = clock.now();
  const { branchId } = config;
  const ended = await database.run<EndedClass>(endedWithOpenBookings, [branchId, now]);
  for (const klass of ended) await database.transaction((tx) => closeClass(tx, branchId, klass, now));
  const since = new Date(now.getTime() - dayMs);
  const missed = await database.run<{ id: string }>(missedForGood, [branchId, now, since]);
  for (const { id } of missed) await database.transaction((tx) => askPolicy(tx, branchId, id, now));
}

/** Whoever closes the same class at the same time waits for its rows, and then finds nothing left to close. */
async function closeClass(
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
  const facts = { actor: 'system', why: 'the class has ended', durationMin } as const;
  for (const booking of open) {
    const status = booking.checkedInAt ? 'ATTENDED' : 'NO_SHOW';
    await setAttendance(tx, booking, { ...facts, status }, now);
  }
}

async function askPolicy(tx: QueryExecutor, branchId: string, id: string, now: Date): Promise<void> {
  const [booking] = await tx.orm
    .select()
    .from(bookings)
    .where(and(eq(bookings.branchId, branchId), eq(bookings.id, id), eq(bookings.status, 'NO_SHOW')))
    .for('update');
  if (booking) await applyNoShowPolicy(tx, booking, 'system', now);
}
