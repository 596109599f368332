import { nextInLine, takesAtOnce } from '@studio/domain/waiting-list/next-in-line';
import { mayOffer, offerEnd, quietUntil } from '@studio/domain/waiting-list/offer-time';
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
  const { database, config } = services;
  const { branchId } = config;
  const { now } = momentOf(services);
  for (const klass of await findClassesToServe(database, branchId, now)) {
    // Before the class is locked: rows are locked holds first, everywhere.
    await database.run(reclaimLapsed, [branchId, klass.id, now]);
    let offered = true;
    while (offered) {
      const moment = momentOf(services);
      if (!mayOffer(klass.startsAt, moment.now, moment.morning)) break;
      offered = await database.transaction((tx) => offerNext(tx, branchId, klass, moment));
    }
  }
}

/** Now, and the end of the quiet hours that it lies in. */
interface Moment {
  now: Date;
  morning: Date | null;
}

function momentOf({ clock, config }: Services): Moment {
  const now = clock.now();
  return { now, morning: config.quietHours ? quietUntil(now) : null };
}

/** Offers one place of a class to the first in its line. False when there is nothing to offer just now. */
async function offerNext(
  tx: Queries,
  branchId: string,
  klass: { id: string; startsAt: Date },
  { now, morning }: Moment,
): Promise<boolean> {
  if (!(await lockClassToOffer(tx, branchId, klass.id))) return false;
  const next = nextInLine(await readLine(tx, branchId, klass.id));
  if (!next || !(await lockWish(tx, branchId, next))) return false;
  const holdId = uuidv7();
  const until = offerEnd(klass.startsAt, now, morning);
  const seen = next.seen && JSON.stringify(next.seen);
  const values = [branchId, klass.id, holdId, offerHolder(next.id), now, until, seen];
  if ((await tx.run(claimOfferedPlace, values)).length === 0) return false;
  const canPay = next.entitlementId !== null || next.cardId !== null;
  const atOnce = takesAtOnce({ autoUntil: next.autoUntil, canPay }, now, morning);
  await writeOffer(tx, branchId, next, { holdId, until, atOnce }, now);
  return true;
}

async function writeOffer(
  tx: Queries,
  branchId: string,
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
  if (!atOnce)
    await enqueueMail(tx, { branchId, kind: 'waiting-offered', subject: { entryId: next.id } }, now);
}
