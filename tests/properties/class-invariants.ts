import { listViolations } from './list-violations.ts';
import { queryDatabase } from './query-violations.ts';
import type { World } from './world.ts';

/** Places of a class as stored in its counters and as counted from its rows. */
interface ClassBook {
  id: string;
  capacity: number;
  taken: number;
  live: number;
  standing: number;
  /** Number of beds that are taken, and of those that are in service. */
  beds: number;
  usable: number;
}

/** Returns classes whose places don't add up. */
export async function findClassViolations(world: World): Promise<string[]> {
  return (await queryDatabase<ClassBook>(world, classBooks, [world.classIds])).flatMap(wrongInClass);
}

function wrongInClass({ id, capacity, taken, live, standing, beds, usable }: ClassBook): string[] {
  return listViolations(`class ${id}`, [
    [taken !== live + standing, `has ${taken} taken, ${live} held and ${standing} booked`],
    [capacity <= usable && beds !== taken, `has ${taken} taken and ${beds} of ${usable} beds`],
    [taken < 0 || taken > capacity, `has ${taken} of ${capacity} taken`],
  ]);
}

const classBooks = `SELECT c.id, c.capacity, c.taken,
    (SELECT coalesce(sum(h.places), 0)::int FROM holds h
      WHERE h.branch_id = c.branch_id AND h.class_id = c.id AND h.status = 'LIVE') AS live,
    (SELECT count(*)::int FROM bookings b
      WHERE b.branch_id = c.branch_id AND b.class_id = c.id AND b.status <> 'CANCELLED') AS standing,
    (SELECT count(*)::int FROM class_beds t WHERE t.branch_id = c.branch_id AND t.class_id = c.id) AS beds,
    (SELECT count(*)::int FROM list_usable_beds(c.branch_id, c.id)) AS usable
  FROM classes c WHERE c.branch_id = '11-miles-st' AND c.id = ANY ($1::uuid[])`;
