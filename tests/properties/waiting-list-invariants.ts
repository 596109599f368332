import { canOffer, getQuietHoursEnd } from '@studio/domain/waiting-list/offer-times';
import { queryDatabase, queryViolations } from './query-violations.ts';
import type { World } from './world.ts';

/** Returns waiting lists with wrong counts, and entries that were served out of order. */
export function findWaitingListViolations(world: World): Promise<string[]> {
  return queryViolations(world, waitingFaults, [world.classIds]);
}

/**
 * Returns free places that aren't offered although people wait for them, after the waiting lists were processed. Also
 * returns offers without a live hold.
 */
export async function findUnofferedPlaces(world: World): Promise<string[]> {
  const { studio } = world;
  const { now } = studio.time;
  const idle = await queryDatabase<{ id: string; startsAt: Date }>(world, idlePlaces);
  const morning = studio.services.config.quietHours ? getQuietHoursEnd(now) : null;
  return [
    ...(await queryViolations(world, offersWithoutHold)),
    ...idle
      .filter(({ startsAt }) => canOffer(new Date(startsAt), now, morning))
      .map(({ id }) => `class ${id} has a place that is offered to nobody`),
  ];
}

/** Matches people whose offers have expired several times. They come last, or get no offer for a day. */
const hasExpiredOffers = (
  entry: string,
) => `(SELECT count(*) FROM waiting_entries p WHERE p.status = 'EXPIRED'
    AND (p.person = ${entry}.person OR p.client_id = ${entry}.client_id OR lower(p.email) = lower(${entry}.email))) >= 2`;

const cannotBeOffered = (
  entry: string,
) => `${entry}.confirmed_at IS NULL OR ${hasExpiredOffers(entry)} OR EXISTS (SELECT 1 FROM bookings b
    WHERE b.class_id = ${entry}.class_id AND b.status = 'CANCELLED'
      AND (b.principal_id = ${entry}.principal_id OR b.client_id = ${entry}.client_id OR lower(b.email) = lower(${entry}.email)))`;

/** People who wait for several classes may have had another offer, so only entries for one class must be in order. */
const waitingFaults = `SELECT 'class ' || c.id || ' counts ' || c.waiting || ' waiting of ' || count(e.id) AS fault
    FROM classes c LEFT JOIN waiting_entries e ON e.class_id = c.id AND e.status = 'WAITING'
    WHERE c.id = ANY ($1::uuid[]) GROUP BY c.id, c.waiting HAVING c.waiting <> count(e.id)
  UNION ALL
  SELECT 'class ' || c.id || ' counts ' || c.waiting_confirmed || ' confirmed of ' || count(e.id)
    FROM classes c LEFT JOIN waiting_entries e
      ON e.class_id = c.id AND e.status = 'WAITING' AND e.confirmed_at IS NOT NULL
    WHERE c.id = ANY ($1::uuid[]) GROUP BY c.id, c.waiting_confirmed HAVING c.waiting_confirmed <> count(e.id)
  UNION ALL
  SELECT 'entry ' || later.id || ' was served before ' || first.id
    FROM waiting_entries first JOIN waiting_entries later ON later.class_id = first.class_id
    WHERE first.status = 'WAITING' AND later.hold_id IS NOT NULL
      AND (first.joined_at, first.id) < (later.joined_at, later.id) AND NOT (${cannotBeOffered('first')})
      AND first.confirmed_at <= (SELECT a.at FROM audit a
        WHERE a.subject_id = later.hold_id::text AND a.reason = 'offered to the waiting list')
      AND NOT EXISTS (SELECT 1 FROM waiting_entries o WHERE o.request_id = first.request_id AND o.id <> first.id)
  UNION ALL
  SELECT 'hold ' || hold_id || ' is offered to ' || count(*) FROM waiting_entries
    WHERE hold_id IS NOT NULL GROUP BY hold_id HAVING count(*) > 1
  UNION ALL
  SELECT 'entry ' || e.id || ' is ' || e.status || ' and its hold ' || coalesce(h.status, 'is gone')
    FROM waiting_entries e LEFT JOIN holds h ON h.id = e.hold_id
    WHERE e.hold_id IS NOT NULL AND (h.id IS NULL
      OR (e.status = 'BOOKED' AND h.status <> 'CONSUMED') OR (e.status = 'EXPIRED' AND h.status NOT IN ('EXPIRED', 'RELEASED')))
  UNION ALL
  SELECT 'entry group ' || request_id || ' took ' || count(*) || ' places' FROM waiting_entries
    WHERE status = 'BOOKED' GROUP BY request_id HAVING count(*) > 1`;

const idlePlaces = `SELECT DISTINCT c.id, c.starts_at AS "startsAt" FROM classes c JOIN waiting_entries e ON e.class_id = c.id
  WHERE c.status = 'SCHEDULED' AND c.taken < c.capacity AND e.status = 'WAITING' AND NOT (${cannotBeOffered('e')})
    AND NOT EXISTS (SELECT 1 FROM waiting_entries o WHERE o.request_id = e.request_id AND o.status = 'OFFERED')`;

const offersWithoutHold = `SELECT 'entry ' || e.id || ' is offered a hold that is ' || coalesce(h.status, 'gone') AS fault
  FROM waiting_entries e LEFT JOIN holds h ON h.id = e.hold_id
  WHERE e.status = 'OFFERED' AND h.status IS DISTINCT FROM 'LIVE'`;
