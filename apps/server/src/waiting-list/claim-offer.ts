import { assertWithinCaps, rollBackIfOverCaps } from '../bookings/holds/hold-limits.ts';
import { transferHold, undoHoldTransfer } from '../bookings/holds/transfer-hold.ts';
import { cancelOpenPayment } from '../bookings/payments/cancel-open-payment.ts';
import { AppError } from '../platform/app-error.ts';
import type { Actor } from '../platform/audit.ts';
import { getSqlState, type QueryExecutor, uniqueViolationState } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import { findClass } from '../timetable/store.ts';
import { returnReservedSession } from './end-entry.ts';
import { buildOfferPlaceholderClientId } from './offer-places.ts';
import type { EntryWithHold } from './store.ts';
import { getEntryStatus } from './waiting-entry-dto.ts';

export interface OfferClaimer {
  clientId: string;
  addressHash: string;
  principalId: string | null;
  /**
   * Whether this is an automatic booking. Then the reserved session stays reserved, because it pays for the booking.
   */
  isAutoBooking?: boolean;
}

/**
 * Transfers the offered place to the caller's own hold, which lasts at least ten minutes like any hold. Releases the
 * reserved session so that it can pay. Idempotent for one browser. Another browser with the link takes over the hold,
 * which then counts against that browser's caps. Throws AppError offer_over, hold_limit, and payment_in_progress during
 * an automatic booking.
 */
export async function claimOffer(
  services: Services,
  found: EntryWithHold,
  claimer: OfferClaimer,
): Promise<{ holdId: string; expiresAt: Date }> {
  const { database, clock } = services;
  const { entry, hold } = found;
  const { branchId } = entry;
  const status = getEntryStatus(found, clock.now());
  if (status === 'BOOKED') throw new AppError('offer_over', 'This place has already been booked.');
  if (status !== 'OFFERED' || !hold) throw new AppError('offer_over');
  if (entry.autoBookingSince && !claimer.isAutoBooking)
    throw new AppError(
      'payment_in_progress',
      'We’re already booking this place for you. Wait a minute, then reload the page.',
    );
  if (hold.clientId === claimer.clientId) return { holdId: hold.id, expiresAt: hold.expiresAt };
  if (
    (await cancelOpenPayment(services, { branchId, id: hold.id }, 'offer opened in another browser')) ===
    'paid'
  )
    throw new AppError('offer_over', 'This place has already been booked.');
  const klass = await findClass(database, branchId, entry.classId, clock.now());
  if (!klass) throw new AppError('not_found');
  const { clientId, addressHash } = claimer;
  const holder = { branchId, classId: entry.classId, clientId, addressHash };
  // An automatic booking keeps the browser and network address of the offer, whose places were counted already.
  const check = claimer.isAutoBooking
    ? async () => {}
    : (tx: QueryExecutor) => assertWithinCaps(tx, services, holder);
  try {
    const claimed = await database.transaction(async (tx) => {
      const now = clock.now();
      const { principalId, isAutoBooking } = claimer;
      const expiresAt = await transferHold(
        tx,
        {
          branchId,
          holdId: hold.id,
          from: buildOfferPlaceholderClientId(entry.id),
          clientId,
          principalId,
          addressHash,
        },
        klass.startsAt,
        now,
      );
      if (!expiresAt) throw new AppError('offer_over');
      await check(tx);
      const actor: Actor = principalId ? `member:${principalId}` : 'client';
      if (!isAutoBooking) await returnReservedSession(tx, entry, actor, now);
      return { holdId: hold.id, expiresAt };
    });
    if (!claimer.isAutoBooking)
      await rollBackIfOverCaps(services, holder, (tx) => undoHoldTransfer(tx, hold, { branchId, clientId }));
    return claimed;
  } catch (error) {
    if (getSqlState(error) !== uniqueViolationState) throw error;
    throw new AppError(
      'hold_limit',
      'We’re already holding another place for you in this class. Book it first, or wait until that hold expires.',
    );
  }
}
