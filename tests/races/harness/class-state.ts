import type { Database } from '@studio/server/platform/database/database';
import { type ClassTotals, readClassTotals } from '../../harness/class-totals.ts';
import { createClass } from '../../harness/create-class.ts';

/** Creates a class in three days with this capacity, at £20. */
export function createFutureClass(database: Database, capacity: number): Promise<string> {
  return createClass(database, { startsAt: new Date(Date.now() + 72 * 3_600_000), capacity });
}

const lapse = {
  name: 'test_lapse_holds',
  text: `UPDATE holds SET created_at = created_at - interval '21 minutes', expires_at = now() - interval '1 second'
    WHERE class_id = $1 AND status = 'LIVE' RETURNING id`,
};

/** Expires all holds of a class in the database, without a notification or a sweep. */
export async function expireHolds(database: Database, classId: string): Promise<number> {
  return (await database.run(lapse, [classId])).length;
}

const countBeds = {
  name: 'test_beds',
  text: `SELECT (SELECT count(*)::int FROM class_beds t WHERE t.branch_id = c.branch_id AND t.class_id = c.id) AS taken,
      (SELECT count(*)::int FROM list_usable_beds(c.branch_id, c.id)) AS usable
    FROM classes c WHERE c.id = $1`,
};

/** Returns the totals of a class, and whether they add up. In a room with enough beds, each place has one. */
export async function checkClassTotals(
  database: Database,
  classId: string,
): Promise<ClassTotals & { addsUp: boolean }> {
  const totals = await readClassTotals(database, classId);
  const { taken, livePlaces, confirmed, capacity } = totals;
  const [beds] = await database.run<{ taken: number; usable: number }>(countBeds, [classId]);
  const haveBeds = beds !== undefined && (capacity > beds.usable || beds.taken === taken);
  return {
    ...totals,
    addsUp: haveBeds && taken === livePlaces + confirmed && taken >= 0 && taken <= capacity,
  };
}

const classEmails = {
  name: 'test_mails_about',
  text: `SELECT o.kind, count(*)::int AS count FROM outbox o
    WHERE o.subject->>'orderId' IN (SELECT order_id::text FROM bookings WHERE class_id = $1)
      OR o.subject->>'bookingId' IN (SELECT id::text FROM bookings WHERE class_id = $1)
      OR o.subject->>'paymentId' IN (SELECT id::text FROM payments WHERE class_id = $1)
    GROUP BY o.kind`,
};

/** Counts the emails about a class in the outbox, by kind. */
export async function countEmailsByKind(
  database: Database,
  classId: string,
): Promise<Record<string, number>> {
  const rows = await database.run<{ kind: string; count: number }>(classEmails, [classId]);
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
}

const countDeadlocks = {
  name: 'test_deadlocks',
  text: `SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()`,
};

/** Returns the number of deadlocks that PostgreSQL has broken in this database. The statistics may lag by a second. */
export async function readDeadlockCount(database: Database): Promise<number> {
  const [row] = await database.run<{ deadlocks: number }>(countDeadlocks, []);
  return row?.deadlocks ?? 0;
}
