import { formatMomentShort } from '@studio/domain/time/format-london';
import { belowBookedSentence } from '@studio/domain/timetable/places-taken';
import type { Queries, Statement } from '../platform/database.ts';
import { Refused } from '../platform/refused.ts';

/**
 * How the taken places of classes are taken; `$3` is now. The table of holds belongs to the bookings: only the number of
 * places is read from it.
 */
const heldPlaces: Statement = {
  name: 'held_places',
  text: `SELECT c.id, c.taken::int AS taken, coalesce(live.places, 0)::int AS held
    FROM classes c CROSS JOIN LATERAL (
      SELECT sum(h.places) AS places FROM holds h
      WHERE h.branch_id = c.branch_id AND h.class_id = c.id AND h.status = 'LIVE' AND h.expires_at > $3::timestamptz
    ) live
    WHERE c.branch_id = $1 AND c.id = ANY ($2::uuid[])`,
};

/** Refuses with `below_booked` fewer places than are taken, saying by whom. */
export async function refuseBelowTaken(
  tx: Queries,
  { branchId, id, capacity, startsAt }: { branchId: string; id: string; capacity: number; startsAt: Date },
  now: Date,
): Promise<void> {
  const [row] = await tx.run<{ taken: number; held: number }>(heldPlaces, [branchId, [id], now]);
  if (!row) throw new Refused('not_found');
  const sentence = belowBookedSentence(capacity, { booked: row.taken - row.held, held: row.held });
  if (sentence)
    throw new Refused('below_booked', `${formatMomentShort(startsAt)}: ${sentence}`, { field: 'capacity' });
}
