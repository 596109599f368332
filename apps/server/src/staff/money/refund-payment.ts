import { formatPriceShort } from '@studio/domain/money/money';
import { isDemoPayment } from '@studio/domain/purchases/demo-payment';
import { getRefundablePence } from '@studio/domain/purchases/refundable-amount';
import { and, eq } from 'drizzle-orm';
import { endRefundedEntitlement, loadSessionUsage } from '../../entitlements/end-refunded-entitlement.ts';
import { takeSessions } from '../../entitlements/session-ledger.ts';
import { entitlements } from '../../entitlements/tables.ts';
import { deductRefundFromGiftCard } from '../../gift-cards/gift-card-ledger.ts';
import { findGiftCard } from '../../gift-cards/store.ts';
import { PaymentsRejectedError, PaymentsUnavailableError } from '../../integrations/payments/port.ts';
import { refundAsStaff, type StaffRefundInput } from '../../payments/refund-as-staff.ts';
import { loadRefundedAmounts } from '../../payments/refunded-amounts.ts';
import { AppError } from '../../platform/app-error.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { releaseOffers } from '../../purchases/once-per-person-offers.ts';
import { findPaymentDetails, listPaidPlaceDetails, type PaymentDetailsRow } from './payment-store.ts';
import { refundPaidAtDesk } from './refund-paid-at-desk.ts';

export interface RefundPaymentInput
  extends Pick<StaffRefundInput, 'branchId' | 'refundId' | 'amountPence' | 'reason' | 'actor'> {
  source: 'place' | 'purchase' | 'month' | 'desk';
  id: string;
  /** Booking of the place to refund; null when the payment has only one place. */
  bookingId: string | null;
  /** Whether the refund also takes back unused sessions. */
  removeSessions: boolean;
}

/**
 * Refunds card money of a payment, or records the refund of a front-desk payment. Returns the amount in pence that
 * returned to a gift card. Throws AppError not_found, refund_too_much, payment_unavailable, idempotency_mismatch, and
 * bad_request when the payment has several places and none is chosen. Throws not_changeable for a payment of the demo
 * data, for one that the provider doesn't have, and for a kind of front-desk payment that staff refund elsewhere.
 */
export async function refundPayment(
  services: Services,
  input: RefundPaymentInput,
): Promise<{ giftCardPence: number }> {
  const { branchId, refundId, amountPence, reason, actor } = input;
  const paid = await findPaymentDetails(services.database, branchId, input);
  if (!paid) throw new AppError('not_found');
  if (paid.source === 'desk')
    return refundPaidAtDesk(services, { branchId, refundId, paid, amountPence, reason, actor });
  await refundCardPayment(services, input, paid);
  return { giftCardPence: 0 };
}

async function refundCardPayment(
  services: Services,
  input: RefundPaymentInput,
  paid: PaymentDetailsRow,
): Promise<void> {
  const { branchId, refundId, amountPence, reason, actor } = input;
  if (paid.amountPence === 0) throw new AppError('refund_too_much', 'No card was charged for this payment.');
  if (isDemoPayment(paid))
    throw new AppError(
      'not_changeable',
      'This is an example payment from the demo data, so there’s no card to refund.',
    );
  const place = paid.source === 'place' ? await placeOf(services, branchId, input) : null;
  const intentId = paid.intentId ?? (await intentOfMonth(services, paid));
  const refund: StaffRefundInput = {
    branchId,
    refundId,
    paymentId: paid.id,
    intentId,
    amountPence,
    reason,
    actor,
    bookingId: place?.bookingId ?? null,
    paidPence: paid.amountPence,
    bookingPence: place?.pricePence ?? null,
    currency: paid.currency,
  };
  const { entitlementId } = paid;
  await refundAsStaff(services, refund, async (tx, now) => {
    if (entitlementId) await deductSessions(tx, { paid, refund, entitlementId }, input.removeSessions, now);
    if (paid.kind === 'gift-card') await deductFromGiftCard(tx, refund, now);
  });
}

/**
 * Limits the refund to the price of unused sessions. After a full refund of a purchase to which no gift card
 * contributed, takes back the remaining sessions, and releases a once-per-person offer that wasn't used. Otherwise
 * takes them back only when staff choose so.
 */
async function deductSessions(
  tx: QueryExecutor,
  of: { paid: PaymentDetailsRow; refund: StaffRefundInput; entitlementId: string },
  takesRemaining: boolean,
  now: Date,
): Promise<void> {
  const { paid, refund, entitlementId } = of;
  const { branchId, refundId, actor, reason: note } = refund;
  const { totalPence } = await loadRefundedAmounts(tx, { branchId, paymentId: paid.id, bookingId: null });
  const { sessions, used } = await loadSessionUsage(tx, { branchId, entitlementId, lock: true });
  const money = { cardPence: paid.amountPence, pricePence: paid.amountPence + paid.giftCardPence };
  const mostPence = getRefundablePence({ ...money, sessions, used, refundedPence: 0 });
  if (totalPence > mostPence) {
    const refundable = formatPriceShort(
      Math.max(0, mostPence - totalPence + refund.amountPence),
      paid.currency,
    );
    throw new AppError(
      'refund_too_much',
      `The client has used ${used} of ${sessions} sessions. Refund up to ${refundable}.`,
    );
  }
  if (totalPence < paid.amountPence || paid.giftCardPence > 0) {
    if (takesRemaining) await takeUnused(tx, refund, entitlementId, now);
    return;
  }
  await endRefundedEntitlement(tx, { branchId, entitlementId, refundId, actor, note }, now);
  if (used === 0) await releaseOffers(tx, { branchId, purchaseId: paid.id });
}

async function placeOf({ database }: Services, branchId: string, { id, bookingId }: RefundPaymentInput) {
  const places = await listPaidPlaceDetails(database, branchId, id);
  const place = bookingId ? places.find((one) => one.bookingId === bookingId) : places[0];
  if (!place) throw new AppError('not_found');
  if (!bookingId && places.length > 1)
    throw new AppError('bad_request', 'Choose which place to refund.', { field: 'bookingId' });
  return place;
}

/**
 * Returns the payment intent of a membership month. The table of months doesn't contain it, so it is read from the
 * provider's invoice.
 */
async function intentOfMonth(
  { payments }: Services,
  { providerInvoiceId }: PaymentDetailsRow,
): Promise<string> {
  try {
    const invoice = providerInvoiceId ? await payments.retrieveInvoice(providerInvoiceId) : null;
    if (invoice?.intentId) return invoice.intentId;
  } catch (error) {
    if (error instanceof PaymentsUnavailableError)
      throw new AppError(
        'payment_unavailable',
        'We can’t reach the payment provider right now. Nothing has been refunded. Try again later.',
      );
    if (!(error instanceof PaymentsRejectedError)) throw error;
  }
  throw new AppError(
    'not_changeable',
    'The payment provider doesn’t have this payment. Nothing has been refunded. Refund the client another way.',
  );
}

/**
 * Deducts the refund of a bought gift card from its balance. The balance is the maximum, because money that the card
 * has paid for something can't be refunded.
 */
async function deductFromGiftCard(tx: QueryExecutor, refund: StaffRefundInput, now: Date): Promise<void> {
  const { branchId, refundId, paymentId: purchaseId, amountPence: pence, actor } = refund;
  const card = await findGiftCard(tx, branchId, { purchaseId });
  if (!card) return;
  const part = { branchId, giftCardId: card.id, refundId, pence, actor };
  if ((await deductRefundFromGiftCard(tx, part, now)) < pence)
    throw new AppError('refund_too_much', 'That’s more than the amount left on the gift card.');
}

async function takeUnused(
  tx: QueryExecutor,
  refund: StaffRefundInput,
  entitlementId: string,
  now: Date,
): Promise<void> {
  const { branchId, refundId: subjectId, actor, reason: note } = refund;
  const own = and(eq(entitlements.branchId, branchId), eq(entitlements.id, entitlementId));
  const [credit] = await tx.orm.select().from(entitlements).where(own).for('update');
  if (!credit?.balance) return;
  const movement = { branchId, entitlementId, subjectId, sessions: credit.balance, actor, note };
  await takeSessions(tx, 'REFUNDED', movement, now);
}
