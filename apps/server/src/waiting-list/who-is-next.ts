import { nextInLine } from '@studio/domain/waiting-list/next-in-line';
import { mayOffer, quietUntil } from '@studio/domain/waiting-list/offer-time';
import { beyondCaps } from '../bookings/hold-limits.ts';
import type { Queries, Statement } from '../platform/database.ts';
import type { Services } from '../platform/services.ts';
import { studioAddress } from './put-first.ts';
import { type LineRow, readLine } from './store.ts';

/** Now, and the end of the quiet hours that it lies in; null outside them. */
export interface Moment {
  now: Date;
  morning: Date | null;
}

export function momentOf({ clock, config }: Pick<Services, 'clock' | 'config'>): Moment {
  const now = clock.now();
  return { now, morning: config.quietHours ? quietUntil(now) : null };
}

/** A class with what offers of its places depend on. */
export interface OfferedClass {
  branchId: string;
  id: string;
  startsAt: Date;
}

/** Returns the person who can be offered a place of a class now; null when nobody can, so that its places are anyone's. */
export async function findNext(
  db: Queries,
  { config: { limits } }: Pick<Services, 'config'>,
  { branchId, id: classId, startsAt }: OfferedClass,
  { now, morning }: Moment,
): Promise<LineRow | null> {
  if (!mayOffer(startsAt, now, morning)) return null;
  const line = await readLine(db, { branchId, classId }, now);
  const more = { classes: 1, places: 1 };
  const judged = line.map((row) => ({
    ...row,
    atLimit:
      limits !== null && row.addressHash !== studioAddress && beyondCaps(limits, row.held, more) !== null,
  }));
  return nextInLine(judged, now);
}

const setOffering: Statement = {
  name: 'set_offering',
  text: `UPDATE classes SET offering = $3::boolean
    WHERE branch_id = $1 AND id = $2 AND offering <> $3::boolean AND (NOT $3::boolean OR waiting_confirmed > 0)`,
};

/**
 * Writes whether free places of a class go to its waiting list. The caller has locked the class, or has just changed its
 * list in this transaction, which locks it too.
 */
export async function writeOffering(
  tx: Queries,
  { branchId, id }: OfferedClass,
  offering: boolean,
): Promise<void> {
  await tx.run(setOffering, [branchId, id, offering]);
}

/** Decides whether free places of a class go to its waiting list, in the transaction that has changed that list. */
export async function decideOffering(
  tx: Queries,
  services: Pick<Services, 'config' | 'clock'>,
  klass: OfferedClass,
): Promise<void> {
  const next = await findNext(tx, services, klass, momentOf(services));
  await writeOffering(tx, klass, next !== null);
}
