import { getCoverageError } from '@studio/domain/entitlements/coverage-error';
import { formatCoverageError } from '@studio/domain/entitlements/coverage-error-text';
import { rankEntitlements } from '@studio/domain/entitlements/rank-entitlements';
import { getRenewalTiming } from '@studio/domain/entitlements/renewal';
import { sumPence } from '@studio/domain/pricing/place-prices';
import { getBestPrice, type Price } from '@studio/domain/pricing/price';
import { loadCoverageLabel } from '../catalogue/load-coverage-label.ts';
import { returnSessions, takeSessions } from '../entitlements/session-ledger.ts';
import { type EntitlementRow, listEntitlements } from '../entitlements/store.ts';
import { AppError } from '../platform/app-error.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import type { ClassRow } from '../timetable/store.ts';
import { bookFreeOrder } from './book-free-order.ts';
import { bookIdempotently } from './book-idempotently.ts';
import type { BookingRow } from './booking-store.ts';
import { bookHoldWithoutCard } from './holds/book-hold-without-card.ts';
import type { HoldRow } from './holds/hold-store.ts';
import { loadOrTakeHold, type OrderInput, toPromoCodeEntry } from './holds/order-input.ts';
import { priceOrder } from './holds/price-order.ts';
import { hasNonShareablePlace, lockAndCountNonShareablePlaces } from './reading/non-shareable-places.ts';

/** Order that a member's sessions pay for. The server chooses the entitlement unless the caller names one. */
export type CreditOrderInput = OrderInput & {
  entitlementId?: string | undefined;
  /**
   * Id of the waiting list entry group for which one session of the named entitlement is reserved. The booking
   * transaction releases this session and takes it for the booking.
   */
  reservedFor?: string | undefined;
};

/**
 * Takes one session for each place and books, in one transaction. Idempotent: returns the same bookings for a hold that
 * was booked. A free order takes no session. Throws AppError unauthorised without a member, not_found for another
 * member's entitlement, not_covered, entitlement_used_up. Also throws the errors of `loadOrTakeHold` and
 * `bookHoldWithoutCard`, and for a free order those of `bookFreeOrder`.
 */
export async function bookWithCredit(services: Services, input: CreditOrderInput): Promise<BookingRow[]> {
  const { principalId: memberId } = input;
  if (!memberId) throw new AppError('unauthorised');
  return bookIdempotently(services, input, () => settleWithCredit(services, input, memberId));
}

async function settleWithCredit(
  services: Services,
  input: CreditOrderInput,
  memberId: string,
): Promise<BookingRow[]> {
  const holdInput = { ...input, heldOnly: input.reservedFor !== undefined };
  const { hold, klass } = await loadOrTakeHold(services, holdInput);
  const heldInput = { ...holdInput, holdId: hold.id };
  if (await isFree(services, heldInput, hold, klass)) return bookFreeOrder(services, heldInput);
  const credit = await selectCredit(services, { klass, places: hold.places, memberId }, input);
  return bookHoldWithoutCard(services, {
    hold,
    credit,
    input: heldInput,
    prices: Array.from({ length: hold.places }, () => toCreditPrice(klass)),
    within: async (tx, bookingIds, now) => {
      const { branchId, id: entitlementId } = credit;
      const movement = { branchId, entitlementId, sessions: 1, actor: `member:${memberId}` as const };
      const { reservedFor: subjectId } = input;
      if (subjectId) await returnSessions(tx, 'RELEASED', { ...movement, subjectId }, now);
      if (!credit.terms.shareable) await rejectSecondPlace(tx, credit, hold.classId);
      for (const subjectId of bookingIds) await takeSessions(tx, 'BOOKED', { ...movement, subjectId }, now);
    },
  });
}

/**
 * Returns whether nothing has to be paid for the order: the class is free, or a promo code takes off the whole price.
 */
async function isFree(
  services: Services,
  input: CreditOrderInput,
  { places, principalId }: HoldRow,
  klass: ClassRow,
): Promise<boolean> {
  const code = input.entitlementId ? null : toPromoCodeEntry(input);
  if (!code) return klass.pricePence === 0;
  return sumPence(await priceOrder(services, { klass, places, principalId, code })) === 0;
}

/** Returns a price with nothing to pay and no saving: the member paid for the session when they bought it. */
function toCreditPrice({ pricePence, currency }: ClassRow): Price {
  return { ...getBestPrice(pricePence, [], currency), finalPence: 0 };
}

/**
 * Returns the entitlement that pays. Throws AppError when the entitlement that the caller named doesn't cover the
 * class, or when none does.
 */
async function selectCredit(
  { database, clock }: Services,
  { klass: row, places, memberId }: { klass: ClassRow; places: number; memberId: string },
  { entitlementId, reservedFor }: CreditOrderInput,
): Promise<EntitlementRow> {
  const { branchId, id: classId } = row;
  const klass = {
    ...row,
    hasOwnPlace: await hasNonShareablePlace(database, { branchId, classId, memberId }),
  };
  const credits = await listEntitlements(database, branchId, memberId);
  if (!entitlementId) {
    const { usable, unusable } = rankEntitlements(credits, klass, places);
    if (usable[0]) return usable[0];
    const isUsedUp = unusable.some(({ error }) => error === 'not_enough_left');
    throw new AppError(
      isUsedUp ? 'entitlement_used_up' : 'not_covered',
      isUsedUp ? undefined : 'None of your packs or memberships covers this class. No sessions were used.',
    );
  }
  const credit = credits.find(({ id }) => id === entitlementId);
  if (!credit) throw new AppError('not_found');
  const reserved =
    reservedFor && credit.balance !== null ? { ...credit, balance: credit.balance + 1 } : credit;
  const error = getCoverageError(reserved, klass, places);
  if (!error) return credit;
  const activity = await loadCoverageLabel(database, klass);
  const renewal = getRenewalTiming(credit, klass, credits, clock.now());
  const explanation = formatCoverageError(error, credit, { activity, places, renewal });
  const code = error === 'not_enough_left' ? 'entitlement_used_up' : 'not_covered';
  throw new AppError(code, `${explanation} No sessions were used.`);
}

/**
 * Throws AppError when a non-shareable entitlement would pay for a second place in the class. The count includes the
 * new booking.
 */
async function rejectSecondPlace(
  tx: QueryExecutor,
  { branchId, memberId, name }: EntitlementRow,
  classId: string,
): Promise<void> {
  if ((await lockAndCountNonShareablePlaces(tx, { branchId, classId, memberId })) > 1)
    throw new AppError('not_covered', `${name} only covers your own place. No sessions were used.`);
}
