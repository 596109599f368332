import { tourSlotId } from '@studio/domain/tours/tour-slots';
import { and, eq, sql } from 'drizzle-orm';
import { type Linked, opensByEmail } from '../people/emailed-link.ts';
import type { Principal } from '../platform/access-token.ts';
import type { Actor } from '../platform/audit.ts';
import type { MailAsker } from '../platform/mail-kinds.ts';
import { enqueueMail } from '../platform/outbox.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { auditTour } from './audit-tour.ts';
import { limitMoves } from './limit-tours.ts';
import { freeSlot, takeSlot } from './slot-statements.ts';
import { findTour, type TourRow } from './store.ts';
import { tours } from './tables.ts';
import { slotTaken, wantedSlot } from './tour-window.ts';

/** The signature of a tour's own address, `k`, as the chat shows it; emails carry one of their own (people/emailed-link). */
export function tourKey(services: Services, tourId: string): string {
  return services.keys.sign('booking-link', `tour:${tourId}`);
}

/** What the link in an email about a tour opens. */
export function linkedTour({ id, email }: Pick<TourRow, 'id' | 'email'>): Linked {
  return { what: 'tour', id, email };
}

/** A tour for the holder of its signed link and for its member; for anybody else it is not there. */
export async function ownTour(
  services: Services,
  wish: { branchId: string; bookingId: string; key?: string | undefined },
  principal: Principal | null,
): Promise<TourRow> {
  const { branchId, bookingId, key } = wish;
  const tour = await findTour(services.database, branchId, bookingId);
  const mine =
    tour &&
    ((tour.principalId !== null && tour.principalId === principal?.userId) ||
      (key !== undefined && services.keys.verify('booking-link', `tour:${bookingId}`, key)) ||
      opensByEmail(services.keys, linkedTour(tour), key));
  if (!mine) throw new Refused('not_found');
  return tour;
}

/** Who changes a tour, and why. */
export interface TourChange {
  actor: Actor;
  why: string;
  askedBy: MailAsker;
}

/**
 * Moves a tour to another slot: the new one is taken and the old one freed together, or nothing changes. Asked again for the
 * slot that it has come to, it stays there, however near that is by then. A visitor moves it a few times a day at most, since
 * each move is an email to the studio, whose budget others need: rate_limited.
 */
export async function moveTour(
  services: Services,
  tour: TourRow,
  slotId: string,
  { actor, why, askedBy }: TourChange,
): Promise<TourRow> {
  const { branchId, id, clientId } = tour;
  refuseIfOver(services, tour);
  if (slotId === tourSlotId(tour.startsAt)) return tour;
  const { startsAt, endsAt } = await wantedSlot(services, branchId, slotId);
  const { limits } = services.config;
  return services.database.transaction(async (tx) => {
    const now = services.clock.now();
    if (limits && actor === 'client') await limitMoves(tx, limits, id, now);
    const taken = await tx.run(takeSlot, [branchId, startsAt, clientId, now]);
    if (taken.length === 0) throw new Refused('slot_unavailable', slotTaken);
    const [moved] = await tx.orm
      .update(tours)
      .set({ startsAt, endsAt, sequence: sql`${tours.sequence} + 1` })
      .where(and(standing(tour), eq(tours.startsAt, tour.startsAt)))
      .returning();
    if (!moved) throw new Refused('already_cancelled');
    await tx.run(freeSlot, [branchId, tour.startsAt]);
    await auditTour(tx, tour, 'CONFIRMED', why, now, actor);
    await enqueueMail(tx, { branchId, kind: 'tour-booked', subject: { tourId: id } }, now, askedBy);
    await enqueueMail(tx, { branchId, kind: 'tour-notice', subject: { tourId: id, change: 'moved' } }, now);
    return moved;
  });
}

/** Cancels a tour and frees its slot. */
export async function cancelTour(
  services: Services,
  tour: TourRow,
  { actor, why, askedBy }: TourChange,
): Promise<TourRow> {
  const { branchId, id } = tour;
  refuseIfOver(services, tour);
  return services.database.transaction(async (tx) => {
    const now = services.clock.now();
    const [cancelled] = await tx.orm
      .update(tours)
      .set({ status: 'CANCELLED', cancelledAt: now, sequence: sql`${tours.sequence} + 1` })
      .where(standing(tour))
      .returning();
    if (!cancelled) throw new Refused('already_cancelled');
    await tx.run(freeSlot, [branchId, cancelled.startsAt]);
    await auditTour(tx, tour, 'CANCELLED', why, now, actor);
    await enqueueMail(tx, { branchId, kind: 'tour-cancelled', subject: { tourId: id } }, now, askedBy);
    await enqueueMail(
      tx,
      { branchId, kind: 'tour-notice', subject: { tourId: id, change: 'cancelled' } },
      now,
    );
    return cancelled;
  });
}

function refuseIfOver(services: Services, tour: TourRow): void {
  if (tour.status === 'CANCELLED') throw new Refused('already_cancelled', 'This tour has been cancelled.');
  const begun = tour.startsAt.getTime() <= services.clock.now().getTime();
  if (begun) throw new Refused('not_cancellable', 'This tour has begun, so it can no longer be changed.');
}

function standing(tour: TourRow) {
  return and(eq(tours.branchId, tour.branchId), eq(tours.id, tour.id), eq(tours.status, 'CONFIRMED'));
}
