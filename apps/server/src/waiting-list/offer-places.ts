import { nextInLine, takesAtOnce } from '@studio/domain/waiting-list/next-in-line';
import { mayOffer, offerEnd } from '@studio/domain/waiting-list/offer-time';
import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { claimOfferedPlace, reclaimLapsed } from '../bookings/place-statements.ts';
import type { Queries } from '../platform/database.ts';
import { enqueueMail } from '../platform/outbox.ts';
import type { Services } from '../platform/services.ts';
import { findClassesToServe, type LineRow, lockClassToOffer, lockWish, readLine } from './store.ts';
import { waitingEntries } from './tables.ts';

/** Who has an offered place until its person takes it over: no browser. */
export function offerHolder(entryId: string): string {
  return `waiting:${entryId}`;
}

/**
 * Offers every free place that somebody waits for to whoever is next, each in a transaction of its own. Several
 * processes may do so at once: a class that another has just now is left to it.
 */
export async function offerPlaces(services: Services): Promise<void> {
  const { database, clock, config } = services;
  const { branchId } = config;
  const now = clock.now();
  for (const klass of await findClassesToServe(database, branchId, now)) {
    if (!mayOffer(klass.startsAt, now)) continue;
    // Before the class is locked: rows are locked holds first, everywhere.
    await database.run(reclaimLapsed, [branchId, klass.id, now]);
    while (await database.transaction((tx) => offerNext(tx, branchId, klass, clock.now()))) {
      // Until no place is left, or nobody who can be asked.
    }
  }
}

/** Offers one place of a class to the first in its line. False when there is nothing to offer just now. */
async function offerNext(
  tx: Queries,
  branchId: string,
  klass: { id: string; startsAt: Date },
  now: Date,
): Promise<boolean> {
  if (!mayOffer(klass.startsAt, now)) return false;
  if (!(await lockClassToOffer(tx, branchId, klass.id))) return false;
  const next = nextInLine(await readLine(tx, branchId, klass.id));
  if (!next || !(await lockWish(tx, branchId, next))) return false;
  const holdId = uuidv7();
  const until = offerEnd(klass.startsAt, now);
  const values = [branchId, klass.id, holdId, offerHolder(next.id), now, until];
  if ((await tx.run(claimOfferedPlace, values)).length === 0) return false;
  await writeOffer(tx, branchId, next, { holdId, until }, now);
  return true;
}

async function writeOffer(
  tx: Queries,
  branchId: string,
  next: LineRow,
  { holdId, until }: { holdId: string; until: Date },
  now: Date,
): Promise<void> {
  const atOnce = takesAtOnce({ autoUntil: next.autoUntil, canPay: next.entitlementId !== null }, now);
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
  if (!atOnce)
    await enqueueMail(tx, { branchId, kind: 'waiting-offered', subject: { entryId: next.id } }, now);
}
