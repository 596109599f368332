import type { Database } from '@studio/server/platform/database/database';

/** Places of a class as stored in its counters and as counted from its rows. Both must agree. */
export interface ClassTotals {
  capacity: number;
  taken: number;
  livePlaces: number;
  confirmed: number;
}

const selectClassTotals = {
  name: 'test_class_books',
  text: `SELECT c.capacity, c.taken,
      (SELECT coalesce(sum(places), 0)::int FROM holds h WHERE h.class_id = c.id AND h.status = 'LIVE') AS "livePlaces",
      (SELECT count(*)::int FROM bookings b WHERE b.class_id = c.id AND b.status <> 'CANCELLED') AS confirmed
    FROM classes c WHERE c.id = $1`,
};

export async function readClassTotals(
  database: Pick<Database, 'run'>,
  classId: string,
): Promise<ClassTotals> {
  const [row] = await database.run<ClassTotals>(selectClassTotals, [classId]);
  if (!row) throw new Error(`There is no class ${classId}.`);
  return row;
}
