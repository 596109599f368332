import { selectNextInQueue } from '@studio/domain/waiting-list/next-in-queue';
import { canOffer, getQuietHoursEnd } from '@studio/domain/waiting-list/offer-times';
import { getCapError } from '../bookings/holds/hold-limits.ts';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import { studioAddressHash } from './move-to-front.ts';
import { listQueue, type WaitingListRow } from './store.ts';

/** Current time, and the end of the quiet hours; null outside the quiet hours. */
export interface OfferMoment {
  now: Date;
  quietHoursEnd: Date | null;
}

export function getOfferMoment({ clock, config }: Pick<Services, 'clock' | 'config'>): OfferMoment {
  const now = clock.now();
  return { now, quietHoursEnd: config.quietHours ? getQuietHoursEnd(now) : null };
}

/** Class with the fields that decide about its offers. */
export interface OfferableClass {
  branchId: string;
  id: string;
  startsAt: Date;
}

/**
 * Returns the next person who can be offered a place of a class; null if there is none, so that anyone may book the
 * free places.
 */
export async function findNextInQueue(
  db: QueryExecutor,
  { config: { limits } }: Pick<Services, 'config'>,
  { branchId, id: classId, startsAt }: OfferableClass,
  { now, quietHoursEnd }: OfferMoment,
): Promise<WaitingListRow | null> {
  if (!canOffer(startsAt, now, quietHoursEnd)) return null;
  const queue = await listQueue(db, { branchId, classId }, now);
  const more = { classes: 1, places: 1 };
  const candidates = queue.map((row) => ({
    ...row,
    atLimit:
      limits !== null &&
      row.addressHash !== studioAddressHash &&
      getCapError(limits, row.held, more) !== null,
  }));
  return selectNextInQueue(candidates, now);
}

const setOffering: PreparedStatement = {
  name: 'set_offering',
  text: `UPDATE classes SET offering = $3::boolean
    WHERE branch_id = $1 AND id = $2 AND offering <> $3::boolean AND (NOT $3::boolean OR waiting_confirmed > 0)`,
};

/**
 * Saves whether the waiting list has priority for the free places of a class (`classes.offering`). The caller has
 * locked the class, or has just changed the class's waiting list in this transaction, which also locks the class.
 */
export async function saveWaitingListPriority(
  tx: QueryExecutor,
  { branchId, id }: OfferableClass,
  offering: boolean,
): Promise<void> {
  await tx.run(setOffering, [branchId, id, offering]);
}

/**
 * Decides and saves whether the waiting list has priority for the free places of a class, in the transaction that
 * changed the list.
 */
export async function updateWaitingListPriority(
  tx: QueryExecutor,
  services: Pick<Services, 'config' | 'clock'>,
  klass: OfferableClass,
): Promise<void> {
  const next = await findNextInQueue(tx, services, klass, getOfferMoment(services));
  await saveWaitingListPriority(tx, klass, next !== null);
}
