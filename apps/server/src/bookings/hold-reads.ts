import type { SeenClass } from '@studio/contracts/seen-class';
import type { Queries, Statement } from '../platform/database.ts';
import { type GatheredReads, gatheredReads } from '../platform/gathered-reads.ts';
import type { Services } from '../platform/services.ts';
import { type ClassRow, classWithNames } from '../timetable/store.ts';
import type { HoldRow } from './hold-store.ts';

/** Somebody who wants to hold a class. */
export interface HoldKey {
  branchId: string;
  classId: string;
  clientId: string;
  addressHash: string;
}

/** What is known before somebody may hold a class. */
export interface BeforeHold {
  klass: ClassRow;
  /** The browser's hold of this class, if the table says it is live; its time may have passed. */
  own: HoldRow | null;
  /** Live holds of the browser whose time has not passed. */
  ofClient: number;
  /** Places in live holds of the network address in this class. */
  ofAddressInClass: number;
  /** The same in all classes together. */
  ofAddress: number;
  /** When the browser's holds of this class ended within the last hour without a booking. */
  endedWithinHour: Date[];
}

/** What holding reads; in the rush, what many need at the same moment is read by one statement. */
export interface HoldReads {
  /** Null: there is no such class. */
  before: GatheredReads<HoldKey, BeforeHold | null>;
  /** What is held once somebody has claimed places; of the same instant for all who ask together. */
  after: GatheredReads<Holder, HeldAtOnce>;
}

type Holder = Pick<HoldKey, 'branchId' | 'clientId' | 'addressHash'>;

/** Live holds of a browser, and places in those of its network address, whose time has not passed. */
export type HeldAtOnce = Pick<BeforeHold, 'ofClient' | 'ofAddress'>;

export function holdReads(services: Pick<Services, 'database' | 'clock'>): HoldReads {
  return {
    before: gatheredReads(
      ({ branchId, classId, clientId, addressHash }) => `${classId} ${clientId} ${addressHash} ${branchId}`,
      (keys) => readBefore(services.database, keys, services.clock.now()),
    ),
    after: gatheredReads(
      ({ branchId, clientId, addressHash }) => `${clientId} ${addressHash} ${branchId}`,
      (keys) => readHeldAtOnce(services.database, keys, services.clock.now()),
    ),
  };
}

const ofClient = `(SELECT count(*)::int FROM holds h
      WHERE h.branch_id = asked.branch_id AND h.client_id = asked.client_id AND h.status = 'LIVE'
        AND h.expires_at > $3::timestamptz) AS "ofClient"`;

const ofAddress = `(SELECT coalesce(sum(h.places), 0)::int FROM holds h
      WHERE h.branch_id = asked.branch_id AND h.address_hash = asked.address_hash AND h.status = 'LIVE'
        AND h.expires_at > $3::timestamptz) AS "ofAddress"`;

/** `$3` is now. Each part is an index of its own. */
export const beforeHolds: Statement = {
  name: 'before_holds',
  text: `SELECT klass.*, own.id AS "ownId", own.principal_id AS "ownPrincipalId", own.places AS "ownPlaces",
    own.created_at AS "ownCreatedAt", own.expires_at AS "ownExpiresAt", own.seen AS "ownSeen",
    ${ofClient},
    ${ofAddress},
    (SELECT coalesce(sum(h.places), 0)::int FROM holds h
      WHERE h.branch_id = asked.branch_id AND h.address_hash = asked.address_hash AND h.class_id = asked.class_id
        AND h.status = 'LIVE' AND h.expires_at > $3::timestamptz) AS "ofAddressInClass",
    ARRAY(SELECT coalesce(h.ended_at, h.expires_at) FROM holds h
      WHERE h.branch_id = asked.branch_id AND h.client_id = asked.client_id AND h.class_id = asked.class_id
        AND h.status IN ('RELEASED', 'LAPSED') AND h.created_at > $3::timestamptz - interval '1 hour'
      ) AS "endedWithinHour"
  FROM unnest($1::text[], $2::uuid[], $4::text[], $5::text[])
    WITH ORDINALITY AS asked (branch_id, class_id, client_id, address_hash, nth)
  LEFT JOIN LATERAL (
    ${classWithNames} WHERE c.branch_id = asked.branch_id AND c.id = asked.class_id LIMIT 1
  ) klass ON true
  LEFT JOIN LATERAL (
    SELECT * FROM holds h
    WHERE h.branch_id = asked.branch_id AND h.class_id = asked.class_id AND h.client_id = asked.client_id
      AND h.status = 'LIVE' LIMIT 1
  ) own ON true
  ORDER BY asked.nth`,
};

type BeforeRow = ClassRow &
  Pick<BeforeHold, 'ofClient' | 'ofAddressInClass' | 'ofAddress' | 'endedWithinHour'> & {
    ownId: string | null;
    ownPrincipalId: string | null;
    ownPlaces: number;
    ownCreatedAt: Date;
    ownExpiresAt: Date;
    ownSeen: SeenClass | null;
  };

async function readBefore(db: Queries, keys: readonly HoldKey[], now: Date): Promise<(BeforeHold | null)[]> {
  const rows = await db.run<BeforeRow>(beforeHolds, [
    keys.map(({ branchId }) => branchId),
    keys.map(({ classId }) => classId),
    now,
    keys.map(({ clientId }) => clientId),
    keys.map(({ addressHash }) => addressHash),
  ]);
  return rows.map((row, nth) => (row.id ? beforeHold(row, keys[nth]?.clientId ?? '') : null));
}

function beforeHold(row: BeforeRow, clientId: string): BeforeHold {
  const { ownId, ownPrincipalId, ownPlaces, ownCreatedAt, ownExpiresAt, ownSeen, ...rest } = row;
  const { ofClient, ofAddressInClass, ofAddress, endedWithinHour, ...klass } = rest;
  const own: HoldRow | null = ownId
    ? {
        ...{ branchId: klass.branchId, id: ownId, classId: klass.id, clientId, principalId: ownPrincipalId },
        ...{
          places: ownPlaces,
          status: 'LIVE',
          createdAt: ownCreatedAt,
          expiresAt: ownExpiresAt,
          seen: ownSeen,
        },
      }
    : null;
  return { klass, own, ofClient, ofAddressInClass, ofAddress, endedWithinHour };
}

/** `$3` is now. */
export const heldAtOnce: Statement = {
  name: 'held_at_once',
  text: `SELECT ${ofClient}, ${ofAddress}
  FROM unnest($1::text[], $2::text[], $4::text[])
    WITH ORDINALITY AS asked (branch_id, client_id, address_hash, nth)
  ORDER BY asked.nth`,
};

function readHeldAtOnce(db: Queries, keys: readonly Holder[], now: Date): Promise<HeldAtOnce[]> {
  return db.run<HeldAtOnce>(heldAtOnce, [
    keys.map(({ branchId }) => branchId),
    keys.map(({ clientId }) => clientId),
    now,
    keys.map(({ addressHash }) => addressHash),
  ]);
}
