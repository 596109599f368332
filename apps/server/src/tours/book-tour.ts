import type { TourCustomer } from '@studio/contracts/tours';
import { earliestTourStart } from '@studio/domain/tours/tour-slots';
import { v7 as uuidv7 } from 'uuid';
import { keepPerson } from '../people/keep-person.ts';
import { enqueueMail } from '../platform/outbox.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { auditTour } from './audit-tour.ts';
import { limitTours, type Origin } from './limit-tours.ts';
import { lockTours, refuseSecondTour } from './open-tours.ts';
import { bookSlot } from './slot-statements.ts';
import { findTourAt, type TourRow, takenStarts } from './store.ts';
import { tours } from './tables.ts';
import { findSlot, slotTaken } from './tour-window.ts';

/** Who books which slot. */
export interface TourWish extends Origin {
  branchId: string;
  slotId: string;
  clientId: string;
  /** The member who books; null for a guest. */
  principalId: string | null;
  customer: TourCustomer;
}

/**
 * Books the slot that a browser holds, with mails to the visitor and to the studio. That a slot begins in two hours at the
 * earliest was asked when it was held, and is not asked again while the hold lasts. Asking again gives the same tour.
 * Refuses with hold_expired without a hold, with slot_unavailable when somebody else has the slot meanwhile, with
 * already_booked when the visitor has an upcoming tour, and with rate_limited when many were booked from their network.
 */
export async function bookTour(services: Services, wish: TourWish): Promise<TourRow> {
  const { database, clock, config } = services;
  const { branchId, clientId, principalId, customer } = wish;
  const slot = await findSlot(services, branchId, wish.slotId);
  if (!slot) throw new Refused('slot_unavailable', slotTaken);
  const { startsAt, endsAt } = slot;
  const booked = await database.transaction(async (tx) => {
    const now = clock.now();
    await lockTours(tx, branchId);
    const taken = await tx.run(bookSlot, [branchId, startsAt, clientId, now, earliestTourStart(now)]);
    if (taken.length === 0) return null;
    await refuseSecondTour(tx, { branchId, clientId, principalId, email: customer.email }, now);
    if (config.limits) await limitTours(tx, config.limits, wish, now);
    const id = uuidv7();
    const row = { branchId, id, startsAt, endsAt, clientId, principalId, ...customer, createdAt: now };
    const [tour] = await tx.orm.insert(tours).values(row).returning();
    await auditTour(tx, { branchId, id }, 'CONFIRMED', 'booked', now);
    const asker = { clientId, memberId: principalId };
    await enqueueMail(tx, { branchId, kind: 'tour-booked', subject: { tourId: id } }, now, asker);
    await enqueueMail(tx, { branchId, kind: 'tour-notice', subject: { tourId: id, change: 'booked' } }, now);
    const email = principalId ? null : customer.email;
    await keepPerson(tx, { branchId, memberId: principalId, ...customer, email, source: 'tour' }, now);
    return tour ?? null;
  });
  return booked ?? (await sameTour(services, { branchId, clientId, startsAt, customer }));
}

/** The tour that another press of the same button has booked; else the reason why there is none. */
async function sameTour(
  services: Services,
  key: { branchId: string; clientId: string; startsAt: Date; customer: TourCustomer },
): Promise<TourRow> {
  const tour = await findTourAt(services.database, key);
  if (tour && tour.email === key.customer.email) return tour;
  const { branchId, clientId, startsAt } = key;
  const span = { branchId, clientId, from: startsAt, to: startsAt };
  const taken = await takenStarts(services.database, span, services.clock.now());
  if (taken.size > 0) throw new Refused('slot_unavailable', slotTaken);
  throw new Refused('hold_expired', 'Your hold expired. Please choose a time again.');
}
