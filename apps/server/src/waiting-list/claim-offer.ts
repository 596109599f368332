import { handBack, handOverHold } from '../bookings/hand-over-hold.ts';
import { refuseBeyond, undoBeyond } from '../bookings/hold-limits.ts';
import { stopOpenPayment } from '../bookings/stop-open-payment.ts';
import type { Actor } from '../platform/audit.ts';
import { type Queries, sqlState, uniqueViolation } from '../platform/database.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { findClass } from '../timetable/store.ts';
import { releaseCredit } from './end-entry.ts';
import { offerHolder } from './offer-places.ts';
import type { EntryWithHold } from './store.ts';
import { standingOf } from './wire-entry.ts';

/** Who takes the offered place to check out with. */
export interface Claimer {
  clientId: string;
  addressHash: string;
  principalId: string | null;
  /** It is taken for them without asking: the reserved session stays reserved, since it is about to be booked with. */
  taking?: boolean;
}

/**
 * Makes the offered place the caller's own hold, with at least the ten minutes that any hold has, and gives the
 * reserved session back, so that it can pay. Asked again by the same browser it changes nothing; another browser with
 * the link takes it over, and it counts there as any hold does. Refuses with offer_over, hold_limit,
 * payment_in_progress while it is being booked for them.
 */
export async function claimOffer(
  services: Services,
  found: EntryWithHold,
  claimer: Claimer,
): Promise<{ holdId: string; expiresAt: Date }> {
  const { database, clock } = services;
  const { entry, hold } = found;
  const { branchId } = entry;
  const standing = standingOf(found, clock.now());
  if (standing === 'TAKEN') throw new Refused('offer_over', 'This place has been booked already.');
  if (standing !== 'OFFERED' || !hold) throw new Refused('offer_over');
  if (entry.takingSince && !claimer.taking)
    throw new Refused('payment_in_progress', 'We are booking this place for you just now.');
  if (hold.clientId === claimer.clientId) return { holdId: hold.id, expiresAt: hold.expiresAt };
  if (
    (await stopOpenPayment(services, { branchId, id: hold.id }, 'taken over by another browser')) === 'paid'
  )
    throw new Refused('offer_over', 'This place has been booked already.');
  const klass = await findClass(database, branchId, entry.classId, clock.now());
  if (!klass) throw new Refused('not_found');
  const { clientId, addressHash } = claimer;
  const holder = { branchId, classId: entry.classId, clientId, addressHash };
  // Taken without asking it stays with the browser and the address that it was offered to.
  const check = claimer.taking ? async () => {} : (tx: Queries) => refuseBeyond(tx, services, holder);
  try {
    const claimed = await database.transaction(async (tx) => {
      const now = clock.now();
      const { principalId, taking } = claimer;
      const expiresAt = await handOverHold(
        tx,
        { branchId, holdId: hold.id, from: offerHolder(entry.id), clientId, principalId, addressHash },
        klass.startsAt,
        now,
      );
      if (!expiresAt) throw new Refused('offer_over');
      await check(tx);
      const actor: Actor = principalId ? `member:${principalId}` : 'client';
      if (!taking) await releaseCredit(tx, entry, actor, now);
      return { holdId: hold.id, expiresAt };
    });
    if (!claimer.taking)
      await undoBeyond(services, holder, (tx) => handBack(tx, hold, { branchId, clientId }));
    return claimed;
  } catch (error) {
    if (sqlState(error) !== uniqueViolation) throw error;
    throw new Refused('hold_limit', 'You are holding another place in this class. Finish or leave it first.');
  }
}
