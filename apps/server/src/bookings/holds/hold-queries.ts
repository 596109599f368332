import type { AcceptedClassDetails } from '@studio/contracts/accepted-class-details';
import { type BatchLoader, createBatchLoader } from '../../platform/database/batch-loader.ts';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { type ClassRow, classWithNamesSql } from '../../timetable/store.ts';
import type { HoldRow } from './hold-store.ts';

export interface HoldRequester {
  branchId: string;
  classId: string;
  clientId: string;
  addressHash: string;
}

/** Data that the checks before a hold need. */
export interface HoldPreconditions extends HeldPlaceCounts {
  klass: ClassRow;
  /**
   * The browser's hold of this class with the status LIVE, even if it has expired and is only waiting for the sweeper.
   */
  own: HoldRow | null;
  /**
   * Keyed hash of the network address that the browser's hold counts against: that of its unexpired hold of this class,
   * else the caller's.
   */
  countedAddress: string;
  /** Whether the studio's site hasn't opened. */
  isSiteClosed: boolean;
  /** End times of the browser's holds of this class that were created in the last hour and ended without a booking. */
  endedWithinHour: Date[];
}

/**
 * Batched reads of `holdClass`. Concurrent calls share one statement, because many calls arrive when a popular class
 * becomes bookable.
 */
export interface HoldQueries {
  /** Loads the preconditions of a hold; null if the class doesn't exist. */
  preconditions: BatchLoader<HoldRequester, HoldPreconditions | null>;
  /** Counts held places after the caller has claimed places, at one instant for all calls of a batch. */
  heldPlaces: BatchLoader<HoldRequester, HeldPlaceCounts>;
}

/** Counts for the caps on held places: live holds whose time hasn't passed, and places that the waiting list offers. */
export interface HeldPlaceCounts {
  /** Number of classes in which the browser holds places or has an offer. */
  ofClient: number;
  ofAddressInClass: number;
  /** Number of places that callers with this network address hold, in all classes. */
  ofAddress: number;
}

export function createHoldQueries(services: Pick<Services, 'database' | 'clock'>): HoldQueries {
  return {
    preconditions: createBatchLoader(
      ({ branchId, classId, clientId, addressHash }) => `${classId} ${clientId} ${addressHash} ${branchId}`,
      (keys) => readPreconditions(services.database, keys, services.clock.now()),
    ),
    heldPlaces: createBatchLoader(
      ({ branchId, classId, clientId, addressHash }) => `${classId} ${clientId} ${addressHash} ${branchId}`,
      (keys) => loadHeldPlaceCounts(services.database, keys, services.clock.now()),
    ),
  };
}

/**
 * Builds the SQL columns of `HeldPlaceCounts` for a row `alias` with a browser (client_id), a class (class_id) and, in
 * `address`, a hashed network address. `$3` is the current time. A waiting list offer counts against the browser that
 * joined until someone takes it over; until then the `client_id` of its hold is derived from the id of the waiting list
 * entry (`buildOfferPlaceholderClientId`).
 */
export const buildHeldPlaceCountSql = (
  alias: string,
  address = `${alias}.address_hash`,
  offeredTo = `o.client_id = ${alias}.client_id`,
): string => `(
      (SELECT count(*) FROM holds h
        WHERE h.branch_id = ${alias}.branch_id AND h.client_id = ${alias}.client_id AND h.status = 'LIVE'
          AND h.expires_at > $3::timestamptz)
      + (SELECT count(*) FROM waiting_entries o
        JOIN holds h ON h.branch_id = o.branch_id AND h.id = o.hold_id AND h.client_id = 'waiting:' || o.id
        WHERE o.branch_id = ${alias}.branch_id AND (${offeredTo}) AND o.status = 'OFFERED'
          AND h.status = 'LIVE' AND h.expires_at > $3::timestamptz)
    )::int AS "ofClient",
    (SELECT coalesce(sum(h.places), 0)::int FROM holds h
      WHERE h.branch_id = ${alias}.branch_id AND h.address_hash = ${address} AND h.class_id = ${alias}.class_id
        AND h.status = 'LIVE' AND h.expires_at > $3::timestamptz) AS "ofAddressInClass",
    (SELECT coalesce(sum(h.places), 0)::int FROM holds h
      WHERE h.branch_id = ${alias}.branch_id AND h.address_hash = ${address} AND h.status = 'LIVE'
        AND h.expires_at > $3::timestamptz) AS "ofAddress"`;

/** Reads the preconditions of holds, for a batch of callers. `$3` is the current time. Each part uses its own index. */
export const holdPreconditionsStatement: PreparedStatement = {
  name: 'hold_preconditions',
  text: `SELECT klass.*, own.id AS "ownId", own.principal_id AS "ownPrincipalId", own.places AS "ownPlaces",
    own.created_at AS "ownCreatedAt", own.expires_at AS "ownExpiresAt", own.seen AS "ownSeen",
    counted.address_hash AS "countedAddress",
    ${buildHeldPlaceCountSql('asked', 'counted.address_hash')},
    ARRAY(SELECT coalesce(h.ended_at, h.expires_at) FROM holds h
      WHERE h.branch_id = asked.branch_id AND h.client_id = asked.client_id AND h.class_id = asked.class_id
        AND h.status IN ('RELEASED', 'EXPIRED') AND h.created_at > $3::timestamptz - interval '1 hour'
      ) AS "endedWithinHour",
    EXISTS (SELECT 1 FROM site_settings s
      WHERE s.branch_id = asked.branch_id AND s.name = 'siteOpen' AND s.value = 'false') AS "isSiteClosed"
  FROM unnest($1::text[], $2::uuid[], $4::text[], $5::text[])
    WITH ORDINALITY AS asked (branch_id, class_id, client_id, address_hash, nth)
  LEFT JOIN LATERAL (
    ${classWithNamesSql} WHERE c.branch_id = asked.branch_id AND c.id = asked.class_id LIMIT 1
  ) klass ON true
  LEFT JOIN LATERAL (
    SELECT * FROM holds h
    WHERE h.branch_id = asked.branch_id AND h.class_id = asked.class_id AND h.client_id = asked.client_id
      AND h.status = 'LIVE' LIMIT 1
  ) own ON true
  CROSS JOIN LATERAL (
    SELECT CASE WHEN own.expires_at > $3::timestamptz THEN own.address_hash ELSE asked.address_hash END AS address_hash
  ) counted
  ORDER BY asked.nth`,
};

type PreconditionsRow = ClassRow &
  HeldPlaceCounts &
  Pick<HoldPreconditions, 'countedAddress' | 'endedWithinHour' | 'isSiteClosed'> & {
    ownId: string | null;
    ownPrincipalId: string | null;
    ownPlaces: number;
    ownCreatedAt: Date;
    ownExpiresAt: Date;
    ownSeen: AcceptedClassDetails | null;
  };

async function readPreconditions(
  db: QueryExecutor,
  keys: readonly HoldRequester[],
  now: Date,
): Promise<(HoldPreconditions | null)[]> {
  const rows = await db.run<PreconditionsRow>(holdPreconditionsStatement, toValues(keys, now));
  return rows.map((row, nth) => (row.id ? toHoldPreconditions(row, keys[nth]?.clientId ?? '') : null));
}

function toHoldPreconditions(row: PreconditionsRow, clientId: string): HoldPreconditions {
  const { ownId, ownPrincipalId, ownPlaces, ownCreatedAt, ownExpiresAt, ownSeen, ...columns } = row;
  const { ofClient, ofAddressInClass, ofAddress, countedAddress, endedWithinHour, ...others } = columns;
  const { isSiteClosed, ...klass } = others;
  const own: HoldRow | null = ownId
    ? {
        branchId: klass.branchId,
        id: ownId,
        classId: klass.id,
        clientId,
        principalId: ownPrincipalId,
        places: ownPlaces,
        status: 'LIVE',
        createdAt: ownCreatedAt,
        expiresAt: ownExpiresAt,
        seen: ownSeen,
      }
    : null;
  const counts = { ofClient, ofAddressInClass, ofAddress };
  return { klass, own, ...counts, countedAddress, endedWithinHour, isSiteClosed };
}

/** Counts held places for a batch of callers. `$3` is the current time. */
export const heldPlaceCountsStatement: PreparedStatement = {
  name: 'held_place_counts',
  text: `SELECT ${buildHeldPlaceCountSql('asked')}
  FROM unnest($1::text[], $2::uuid[], $4::text[], $5::text[])
    WITH ORDINALITY AS asked (branch_id, class_id, client_id, address_hash, nth)
  ORDER BY asked.nth`,
};

/** Returns the counts of held places for each caller, in the order of `keys`. */
export function loadHeldPlaceCounts(
  db: QueryExecutor,
  keys: readonly HoldRequester[],
  now: Date,
): Promise<HeldPlaceCounts[]> {
  return db.run<HeldPlaceCounts>(heldPlaceCountsStatement, toValues(keys, now));
}

/** Returns the parameters of `holdPreconditionsStatement` and `heldPlaceCountsStatement`; `$3` is the current time. */
function toValues(keys: readonly HoldRequester[], now: Date): unknown[] {
  return [
    keys.map(({ branchId }) => branchId),
    keys.map(({ classId }) => classId),
    now,
    keys.map(({ clientId }) => clientId),
    keys.map(({ addressHash }) => addressHash),
  ];
}
