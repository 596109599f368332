import { toTourSlotId } from '@studio/domain/tours/tour-slots';
import { and, eq, sql } from 'drizzle-orm';
import { isCurrentOrOldEmailedKey, type LinkTarget } from '../people/emailed-link.ts';
import { AppError } from '../platform/app-error.ts';
import type { Actor } from '../platform/audit.ts';
import type { EmailRequester } from '../platform/emails/email-kinds.ts';
import { enqueueEmail } from '../platform/emails/outbox.ts';
import type { Principal } from '../platform/http/access-token-verifier.ts';
import type { Services } from '../platform/services.ts';
import { findTour, type TourRow } from './store.ts';
import { tours } from './tables.ts';
import { limitTourMoves } from './tour-rate-limits.ts';
import { freeSlotStatement, takeSlotStatement } from './tour-slot-statements.ts';
import { requireBookableSlot, slotTakenMessage } from './tour-window.ts';
import { writeTourAudit } from './write-tour-audit.ts';

/**
 * Returns the signature `k` of a tour's link in the chat (handbook: tours 8). Links in emails have their own key
 * (people/emailed-link).
 */
export function signTourKey(services: Services, tourId: string): string {
  return services.keys.sign('booking-link', `tour:${tourId}`);
}

/** Returns the target of a link in an email about a tour. */
export function toTourLinkTarget({ id, email }: Pick<TourRow, 'id' | 'email'>): LinkTarget {
  return { what: 'tour', id, email };
}

/** Returns a tour for its member or anyone with its signed link. Throws AppError not_found for other callers. */
export async function loadOwnTour(
  services: Services,
  input: { branchId: string; bookingId: string; key?: string | undefined },
  principal: Principal | null,
): Promise<TourRow> {
  const { branchId, bookingId, key } = input;
  const tour = await findTour(services.database, branchId, bookingId);
  const isOwn =
    tour &&
    ((tour.principalId !== null && tour.principalId === principal?.userId) ||
      (key !== undefined && services.keys.verify('booking-link', `tour:${bookingId}`, key)) ||
      isCurrentOrOldEmailedKey(services.keys, toTourLinkTarget(tour), key));
  if (!isOwn) throw new AppError('not_found');
  return tour;
}

export interface TourChangeInput {
  actor: Actor;
  reason: string;
  requester: EmailRequester;
}

/**
 * Moves a tour to another slot: takes the new slot and frees the old one in one transaction. Repeating a move returns
 * the tour unchanged, however soon the tour starts. Throws AppError slot_unavailable, already_cancelled, not_cancellable
 * once the tour has started, and rate_limited: a visitor can move a tour only a few times a day, because the emails about
 * each move count against the studio's email budget.
 */
export async function moveTour(
  services: Services,
  tour: TourRow,
  slotId: string,
  { actor, reason, requester }: TourChangeInput,
): Promise<TourRow> {
  const { branchId, id, clientId } = tour;
  assertNotOver(services, tour);
  if (slotId === toTourSlotId(tour.startsAt)) return tour;
  const { startsAt, endsAt } = await requireBookableSlot(services, branchId, slotId);
  const { limits } = services.config;
  return services.database.transaction(async (tx) => {
    const now = services.clock.now();
    if (limits && actor === 'client') await limitTourMoves(tx, limits, id, now);
    const taken = await tx.run(takeSlotStatement, [branchId, startsAt, clientId, now]);
    if (taken.length === 0) throw new AppError('slot_unavailable', slotTakenMessage);
    const [moved] = await tx.orm
      .update(tours)
      .set({ startsAt, endsAt, sequence: sql`${tours.sequence} + 1` })
      .where(and(confirmedTour(tour), eq(tours.startsAt, tour.startsAt)))
      .returning();
    if (!moved) throw new AppError('already_cancelled');
    await tx.run(freeSlotStatement, [branchId, tour.startsAt]);
    await writeTourAudit(tx, tour, 'CONFIRMED', reason, now, actor);
    await enqueueEmail(tx, { branchId, kind: 'tour-booked', subject: { tourId: id } }, now, requester);
    await enqueueEmail(tx, { branchId, kind: 'tour-notice', subject: { tourId: id, change: 'moved' } }, now);
    return moved;
  });
}

/** Cancels a tour and frees its slot. Throws AppError already_cancelled, and not_cancellable once it has started. */
export async function cancelTour(
  services: Services,
  tour: TourRow,
  { actor, reason, requester }: TourChangeInput,
): Promise<TourRow> {
  const { branchId, id } = tour;
  assertNotOver(services, tour);
  return services.database.transaction(async (tx) => {
    const now = services.clock.now();
    const [cancelled] = await tx.orm
      .update(tours)
      .set({ status: 'CANCELLED', cancelledAt: now, sequence: sql`${tours.sequence} + 1` })
      .where(confirmedTour(tour))
      .returning();
    if (!cancelled) throw new AppError('already_cancelled');
    await tx.run(freeSlotStatement, [branchId, cancelled.startsAt]);
    await writeTourAudit(tx, tour, 'CANCELLED', reason, now, actor);
    await enqueueEmail(tx, { branchId, kind: 'tour-cancelled', subject: { tourId: id } }, now, requester);
    await enqueueEmail(
      tx,
      { branchId, kind: 'tour-notice', subject: { tourId: id, change: 'cancelled' } },
      now,
    );
    return cancelled;
  });
}

function assertNotOver(services: Services, tour: TourRow): void {
  if (tour.status === 'CANCELLED') throw new AppError('already_cancelled', 'This tour has been cancelled.');
  const hasStarted = tour.startsAt.getTime() <= services.clock.now().getTime();
  if (hasStarted)
    throw new AppError('not_cancellable', 'This tour has started, so you can’t change it any more.');
}

function confirmedTour(tour: TourRow) {
  return and(eq(tours.branchId, tour.branchId), eq(tours.id, tour.id), eq(tours.status, 'CONFIRMED'));
}
