import type { TourCustomer } from '@studio/contracts/tours';
import { getEarliestTourStart } from '@studio/domain/tours/tour-slots';
import { v7 as uuidv7 } from 'uuid';
import { ensurePerson } from '../people/ensure-person.ts';
import { AppError } from '../platform/app-error.ts';
import { enqueueEmail } from '../platform/emails/outbox.ts';
import type { Services } from '../platform/services.ts';
import { assertNoUpcomingTour, lockTours } from './assert-no-upcoming-tour.ts';
import { findTourAt, listTakenSlotStarts, type TourRow } from './store.ts';
import { tours } from './tables.ts';
import { limitTourBookings, type NetworkOrigin } from './tour-rate-limits.ts';
import { bookSlotStatement } from './tour-slot-statements.ts';
import { findSlot, slotTakenMessage } from './tour-window.ts';
import { writeTourAudit } from './write-tour-audit.ts';

export interface BookTourInput extends NetworkOrigin {
  branchId: string;
  slotId: string;
  clientId: string;
  /** Account id of the member who books; null for a guest. */
  principalId: string | null;
  customer: TourCustomer;
}

/**
 * Books the slot that a browser holds, and emails the visitor and the studio. A slot must start in at least two hours
 * when it's held, but not when it's booked during the hold. Idempotent. Throws AppError hold_expired without a hold,
 * slot_unavailable when the slot is taken, already_booked when the visitor has an upcoming tour, and rate_limited after
 * many bookings from one network.
 */
export async function bookTour(services: Services, input: BookTourInput): Promise<TourRow> {
  const { database, clock, config } = services;
  const { branchId, clientId, principalId, customer } = input;
  const slot = await findSlot(services, branchId, input.slotId);
  if (!slot) throw new AppError('slot_unavailable', slotTakenMessage);
  const { startsAt, endsAt } = slot;
  const booked = await database.transaction(async (tx) => {
    const now = clock.now();
    await lockTours(tx, branchId);
    const taken = await tx.run(bookSlotStatement, [
      branchId,
      startsAt,
      clientId,
      now,
      getEarliestTourStart(now),
    ]);
    if (taken.length === 0) return null;
    await assertNoUpcomingTour(tx, { branchId, clientId, principalId, email: customer.email }, now);
    if (config.limits) await limitTourBookings(tx, config.limits, input, now);
    const id = uuidv7();
    const row = { branchId, id, startsAt, endsAt, clientId, principalId, ...customer, createdAt: now };
    const [tour] = await tx.orm.insert(tours).values(row).returning();
    await writeTourAudit(tx, { branchId, id }, 'CONFIRMED', 'booked', now);
    const requester = { clientId, memberId: principalId };
    await enqueueEmail(tx, { branchId, kind: 'tour-booked', subject: { tourId: id } }, now, requester);
    await enqueueEmail(tx, { branchId, kind: 'tour-notice', subject: { tourId: id, change: 'booked' } }, now);
    const email = principalId ? null : customer.email;
    await ensurePerson(tx, { branchId, memberId: principalId, ...customer, email, source: 'tour' }, now);
    return tour ?? null;
  });
  return booked ?? (await findSameTour(services, { branchId, clientId, startsAt, customer }));
}

/**
 * Returns the tour that a concurrent request of the same browser has booked. Throws AppError slot_unavailable or
 * hold_expired if there is none.
 */
async function findSameTour(
  services: Services,
  key: { branchId: string; clientId: string; startsAt: Date; customer: TourCustomer },
): Promise<TourRow> {
  const tour = await findTourAt(services.database, key);
  if (tour && tour.email === key.customer.email) return tour;
  const { branchId, clientId, startsAt } = key;
  const span = { branchId, clientId, from: startsAt, to: startsAt };
  const taken = await listTakenSlotStarts(services.database, span, services.clock.now());
  if (taken.size > 0) throw new AppError('slot_unavailable', slotTakenMessage);
  throw new AppError('hold_expired', 'Your hold expired. Please choose a time again.');
}
