import type { AcceptedClassDetails } from '@studio/contracts/accepted-class-details';
import { shouldAutoBook } from '@studio/domain/waiting-list/next-in-queue';
import { canOffer, getOfferEnd } from '@studio/domain/waiting-list/offer-times';
import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { rollBackIfOverCaps } from '../bookings/holds/hold-limits.ts';
import {
  claimOfferedPlaceStatement,
  reclaimLapsedHoldsStatement,
  withdrawOfferedPlaceStatement,
} from '../bookings/holds/place-statements.ts';
import { AppError } from '../platform/app-error.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import type { InstallationKeys } from '../platform/database/installation-keys.ts';
import { enqueueEmail } from '../platform/emails/outbox.ts';
import type { Services } from '../platform/services.ts';
import { getOfferEmailRequester } from './entry-email-requester.ts';
import { studioAddressHash } from './move-to-front.ts';
import {
  findNextInQueue,
  getOfferMoment,
  type OfferableClass,
  saveWaitingListPriority,
} from './next-in-queue.ts';
import {
  findClassesWithQueue,
  tryLockClassForOffers,
  tryLockEntryGroup,
  type WaitingListRow,
} from './store.ts';
import { waitingEntries } from './tables.ts';

/** Returns the client id that owns an offered hold until a browser takes it over. */
export function buildOfferPlaceholderClientId(entryId: string): string {
  return `waiting:${entryId}`;
}

/**
 * Offers each free place to the next confirmed person, in a separate transaction. Decides which classes reserve free
 * places for their waiting lists. Safe in several processes at once: a class that another process has locked is
 * skipped.
 */
export async function offerPlaces(services: Services): Promise<void> {
  const { database, config } = services;
  const { branchId } = config;
  for (const klass of await findClassesWithQueue(database, branchId, getOfferMoment(services).now)) {
    const { now, quietHoursEnd } = getOfferMoment(services);
    const offers = canOffer(klass.startsAt, now, quietHoursEnd);
    // Skips a class whose `offering` is up to date, unless it has a free place to offer.
    if (klass.offering === offers && !(offers && klass.hasFree)) continue;
    // Runs before the class is locked: the lock order is holds, then classes, everywhere.
    await database.run(reclaimLapsedHoldsStatement, [branchId, klass.id, now]);
    while (await offerNext(services, klass)) {}
  }
}

/** Offers one place of a class to the first person in its queue. Returns false if nothing can be offered now. */
async function offerNext(services: Services, klass: OfferableClass): Promise<boolean> {
  const { database } = services;
  const offered = await database.transaction((tx) => offerWithin(tx, services, klass));
  if (!offered) return false;
  const { branchId, id: classId } = klass;
  const { id, clientId, addressHash, holdId } = offered;
  if (addressHash === studioAddressHash) return true;
  try {
    const holder = { branchId, classId, clientId, addressHash };
    await rollBackIfOverCaps(services, holder, (tx) => withdrawOffer(tx, services, { branchId, id, holdId }));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // Stops here and leaves the place to the next run, so that this run always ends.
    return false;
  }
  return true;
}

async function offerWithin(
  tx: QueryExecutor,
  services: Services,
  klass: OfferableClass,
): Promise<(WaitingListRow & { holdId: string }) | null> {
  const { branchId, id: classId, startsAt } = klass;
  const moment = getOfferMoment(services);
  const { now, quietHoursEnd } = moment;
  if (!(await tryLockClassForOffers(tx, branchId, classId))) return null;
  const next = await findNextInQueue(tx, services, klass, moment);
  await saveWaitingListPriority(tx, klass, next !== null);
  if (!next || !(await tryLockEntryGroup(tx, branchId, next))) return null;
  const holdId = uuidv7();
  const until = getOfferEnd(startsAt, now, quietHoursEnd);
  const seen = next.seen && toHoldDetails(next.seen);
  const values = [
    branchId,
    classId,
    holdId,
    buildOfferPlaceholderClientId(next.id),
    now,
    until,
    seen,
    next.addressHash,
  ];
  if ((await tx.run(claimOfferedPlaceStatement, values)).length === 0) return null;
  const canPay = next.entitlementId !== null || next.cardId !== null;
  const atOnce = shouldAutoBook({ autoUntil: next.autoUntil, canPay }, now, quietHoursEnd);
  await writeOffer(tx, { branchId, keys: services.keys }, next, { holdId, until, atOnce }, now);
  return { ...next, holdId };
}

/** Returns the accepted class for the hold of an offer, as JSON. A hold doesn't fix the price. */
function toHoldDetails({ start, studio, instructorName }: AcceptedClassDetails): string {
  return JSON.stringify({ start, studio, instructorName });
}

/** Withdraws an offer that exceeded a cap. Its person keeps their position. */
async function withdrawOffer(
  tx: QueryExecutor,
  { clock }: Services,
  { branchId, id, holdId }: { branchId: string; id: string; holdId: string },
): Promise<void> {
  const values = [branchId, holdId, clock.now(), buildOfferPlaceholderClientId(id)];
  if ((await tx.run(withdrawOfferedPlaceStatement, values)).length === 0) return;
  await tx.orm
    .update(waitingEntries)
    .set({ status: 'WAITING', holdId: null, offeredUntil: null, autoBookingSince: null })
    .where(
      and(
        eq(waitingEntries.branchId, branchId),
        eq(waitingEntries.id, id),
        eq(waitingEntries.status, 'OFFERED'),
      ),
    );
}

async function writeOffer(
  tx: QueryExecutor,
  { branchId, keys }: { branchId: string; keys: InstallationKeys },
  next: WaitingListRow,
  { holdId, until, atOnce }: { holdId: string; until: Date; atOnce: boolean },
  now: Date,
): Promise<void> {
  const [offered] = await tx.orm
    .update(waitingEntries)
    .set({ status: 'OFFERED', holdId, offeredUntil: until, autoBookingSince: atOnce ? now : null })
    .where(
      and(
        eq(waitingEntries.branchId, branchId),
        eq(waitingEntries.id, next.id),
        eq(waitingEntries.status, 'WAITING'),
      ),
    )
    .returning({ id: waitingEntries.id });
  // The row was locked and waiting, so this can't happen. Without the error, a place would stay held for no one.
  if (!offered) throw new Error(`The entry ${next.id} is not waiting.`);
  if (atOnce) return;
  const order = { branchId, kind: 'waiting-offered', subject: { entryId: next.id } } as const;
  await enqueueEmail(tx, order, now, getOfferEmailRequester(keys, next));
}
