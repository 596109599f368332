import { takesAtOnce } from '@studio/domain/waiting-list/next-in-line';
import { mayOffer, offerEnd } from '@studio/domain/waiting-list/offer-time';
import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { undoBeyond } from '../bookings/hold-limits.ts';
import { claimOfferedPlace, reclaimLapsed, withdrawOffered } from '../bookings/place-statements.ts';
import type { Queries } from '../platform/database.ts';
import type { InstallationKeys } from '../platform/installation-keys.ts';
import { enqueueMail } from '../platform/outbox.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { entryAsker } from './entry-asker.ts';
import { studioAddress } from './put-first.ts';
import { findClassesToServe, type LineRow, lockClassToOffer, lockWish } from './store.ts';
import { waitingEntries } from './tables.ts';
import { findNext, momentOf, type OfferedClass, writeOffering } from './who-is-next.ts';

/** Who has an offered place until its person takes it over: no browser. */
export function offerHolder(entryId: string): string {
  return `waiting:${entryId}`;
}

/**
 * Offers every free place that a confirmed person waits for to whoever is next, each in a transaction of its own, and
 * decides which classes keep their free places for the waiting list. Several processes may do so at once: a class that
 * another has just now is left to it.
 */
export async function offerPlaces(services: Services): Promise<void> {
  const { database, config } = services;
  const { branchId } = config;
  for (const klass of await findClassesToServe(database, branchId, momentOf(services).now)) {
    const { now, morning } = momentOf(services);
    const offers = mayOffer(klass.startsAt, now, morning);
    // A full class is decided once, so that the next place that comes free is kept, or is not.
    if (klass.offering === offers && !(offers && klass.hasFree)) continue;
    // Before the class is locked: rows are locked holds first, everywhere.
    await database.run(reclaimLapsed, [branchId, klass.id, now]);
    while (await offerNext(services, klass)) {}
  }
}

/** Offers one place of a class to the first in its line. False when there is nothing to offer just now. */
async function offerNext(services: Services, klass: OfferedClass): Promise<boolean> {
  const { database } = services;
  const offered = await database.transaction((tx) => offerWithin(tx, services, klass));
  if (!offered) return false;
  const { branchId, id: classId } = klass;
  const { id, clientId, addressHash, holdId } = offered;
  if (addressHash === studioAddress) return true;
  try {
    const holder = { branchId, classId, clientId, addressHash };
    await undoBeyond(services, holder, (tx) => withdrawOffer(tx, services, { branchId, id, holdId }));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    // The next run offers the place again, so that this one ends whatever is counted.
    return false;
  }
  return true;
}

async function offerWithin(
  tx: Queries,
  services: Services,
  klass: OfferedClass,
): Promise<(LineRow & { holdId: string }) | null> {
  const { branchId, id: classId, startsAt } = klass;
  const moment = momentOf(services);
  const { now, morning } = moment;
  if (!(await lockClassToOffer(tx, branchId, classId))) return null;
  const next = await findNext(tx, services, klass, moment);
  await writeOffering(tx, klass, next !== null);
  if (!next || !(await lockWish(tx, branchId, next))) return null;
  const holdId = uuidv7();
  const until = offerEnd(startsAt, now, morning);
  const seen = next.seen && JSON.stringify(next.seen);
  const values = [branchId, classId, holdId, offerHolder(next.id), now, until, seen, next.addressHash];
  if ((await tx.run(claimOfferedPlace, values)).length === 0) return null;
  const canPay = next.entitlementId !== null || next.cardId !== null;
  const atOnce = takesAtOnce({ autoUntil: next.autoUntil, canPay }, now, morning);
  await writeOffer(tx, { branchId, keys: services.keys }, next, { holdId, until, atOnce }, now);
  return { ...next, holdId };
}

/** Takes an offer back that went beyond a cap; its person waits on where they were. */
async function withdrawOffer(
  tx: Queries,
  { clock }: Services,
  { branchId, id, holdId }: { branchId: string; id: string; holdId: string },
): Promise<void> {
  const values = [branchId, holdId, clock.now(), offerHolder(id)];
  if ((await tx.run(withdrawOffered, values)).length === 0) return;
  await tx.orm
    .update(waitingEntries)
    .set({ status: 'WAITING', holdId: null, offeredUntil: null, takingSince: null })
    .where(
      and(
        eq(waitingEntries.branchId, branchId),
        eq(waitingEntries.id, id),
        eq(waitingEntries.status, 'OFFERED'),
      ),
    );
}

async function writeOffer(
  tx: Queries,
  { branchId, keys }: { branchId: string; keys: InstallationKeys },
  next: LineRow,
  { holdId, until, atOnce }: { holdId: string; until: Date; atOnce: boolean },
  now: Date,
): Promise<void> {
  const [offered] = await tx.orm
    .update(waitingEntries)
    .set({ status: 'OFFERED', holdId, offeredUntil: until, takingSince: atOnce ? now : null })
    .where(
      and(
        eq(waitingEntries.branchId, branchId),
        eq(waitingEntries.id, next.id),
        eq(waitingEntries.status, 'WAITING'),
      ),
    )
    .returning({ id: waitingEntries.id });
  // Its row was locked, and waiting: anything else would leave a place held for nobody.
  if (!offered) throw new Error(`The entry ${next.id} is not waiting.`);
  if (atOnce) return;
  const order = { branchId, kind: 'waiting-offered', subject: { entryId: next.id } } as const;
  await enqueueMail(tx, order, now, entryAsker(keys, next));
}
