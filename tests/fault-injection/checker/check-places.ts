import type { CheckerFinding, StudioSnapshot } from './data-snapshots.ts';

/** Checks that classes aren't overbooked, and that their counters match holds and bookings. */
export function checkPlaces({ classes, holds, bookings }: StudioSnapshot): CheckerFinding[] {
  const booked = sumByKey(
    bookings.filter(({ status }) => status !== 'CANCELLED').map(({ classId }) => [classId, 1]),
  );
  const held = sumByKey(
    holds.filter(({ status }) => status === 'LIVE').map(({ classId, places }) => [classId, places]),
  );
  return classes.flatMap(({ id, capacity, taken, waiting, inLine }): CheckerFinding[] => {
    const [sold, heldPlaces] = [booked.get(id) ?? 0, held.get(id) ?? 0];
    const wrong: CheckerFinding[] = [];
    if (sold > capacity)
      wrong.push({ about: 'places', what: `class ${id} has ${capacity}, sold are ${sold}` });
    if (taken !== sold + heldPlaces || taken > capacity)
      wrong.push({
        about: 'places',
        what: `class ${id} counts ${taken} of ${capacity} taken: ${sold} booked, ${heldPlaces} held`,
      });
    if (waiting !== inLine)
      wrong.push({ about: 'waiting list', what: `class ${id} counts ${waiting} who wait, ${inLine} do` });
    return wrong;
  });
}

function sumByKey(pairs: readonly (readonly [string, number])[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [key, amount] of pairs) sums.set(key, (sums.get(key) ?? 0) + amount);
  return sums;
}
