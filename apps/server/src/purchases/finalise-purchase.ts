import { type PurchaseStatus, settlePurchase } from '@studio/domain/purchases/settle-purchase';
import { and, eq } from 'drizzle-orm';
import { queueGiftCardEmails } from '../gift-cards/queue-gift-card-emails.ts';
import type { PaymentIntent } from '../integrations/payments/port.ts';
import { createRefund } from '../payments/create-refund.ts';
import { markEventProcessed } from '../payments/store.ts';
import { submitRefunds } from '../payments/submit-refunds.ts';
import type { Actor } from '../platform/audit.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import { enqueueEmail } from '../platform/emails/outbox.ts';
import type { Services } from '../platform/services.ts';
import { eraseUnpaidGuestPurchase } from './erase-member.ts';
import { fulfilPurchase } from './fulfil-purchase.ts';
import { getPurchaseEmailRequester } from './purchase-email-requester.ts';
import { releasePromoAndGiftCard, setPurchaseStatus } from './set-purchase-status.ts';
import { findPurchase, findPurchaseByIntent, lockPurchase, type PurchaseRow } from './store.ts';
import { purchases } from './tables.ts';

/** Payment to finalise and its trigger. A webhook passes its event, which is saved in the same transaction. */
export interface FinalisePurchaseInput {
  intentId: string;
  actor: Actor;
  event?: { id: string; type: string };
}

/**
 * Settles a purchase exactly once, whichever trigger comes first: the page's confirm, the webhook or the sweeper.
 * Fulfils a paid purchase or refunds it, and closes a purchase whose intent was cancelled at the provider. Calls the
 * provider before the transaction, never inside it. Returns the purchase's status; null if it isn't in the database.
 */
export async function finalisePurchase(
  services: Services,
  input: FinalisePurchaseInput,
): Promise<PurchaseStatus | null> {
  const { database, clock } = services;
  const existing = await findPurchaseByIntent(database, input.intentId);
  if (existing?.status === 'PAID' || existing?.status === 'REFUNDED') {
    if (input.event) await markEventProcessed(database, input.event, clock.now());
    return existing.status;
  }
  const intent = await services.payments.retrieveIntent(input.intentId);
  const purchase = existing ?? (await adoptPurchase(services, intent));
  if (!purchase) return null;
  const status = await database.transaction((tx) => settleWithin(tx, services, purchase, intent, input));
  runPostSettlementTasks(services, status);
  return status;
}

/** Starts at once the tasks that follow a settled purchase, which background jobs would otherwise run later. */
export function runPostSettlementTasks(services: Services, status: PurchaseStatus | null): void {
  if (status === 'REFUNDED') services.runInBackground('submit refunds', () => submitRefunds(services));
  if (status === 'PAID') services.runInBackground('send gift cards', () => queueGiftCardEmails(services));
}

/** Finds the purchase of an intent that a crashed process created but didn't save. */
async function adoptPurchase(services: Services, intent: PaymentIntent): Promise<PurchaseRow | null> {
  if (!intent.paymentId || intent.purpose !== 'purchase') return null;
  const { branchId } = services.config;
  const purchase = await findPurchase(services.database, branchId, intent.paymentId);
  if (!purchase || (purchase.intentId && purchase.intentId !== intent.id)) return null;
  await services.database.orm
    .update(purchases)
    .set({ intentId: intent.id })
    .where(and(eq(purchases.branchId, branchId), eq(purchases.id, purchase.id)));
  return purchase;
}

async function settleWithin(
  tx: QueryExecutor,
  services: Services,
  staleRow: PurchaseRow,
  intent: PaymentIntent,
  input: FinalisePurchaseInput,
): Promise<PurchaseStatus | null> {
  const now = services.clock.now();
  const purchase = await lockPurchase(tx, staleRow.branchId, staleRow.id);
  if (!purchase) return null;
  if (input.event && !(await markEventProcessed(tx, input.event, now))) return purchase.status;
  const { status, cardPence, currency } = purchase;
  const settlement = settlePurchase({
    status,
    intent: intent.status,
    amountReceivedPence: intent.amountReceivedPence,
    refundedPence: intent.amountRefundedPence,
    currency: intent.currency,
    expectedPence: cardPence,
    expectedCurrency: currency,
  });
  switch (settlement.do) {
    case 'fulfil': {
      const reason = await fulfilPurchase(tx, services, purchase, intent, input.actor, now);
      return reason ? refund(tx, purchase, intent, reason, input.actor, now) : 'PAID';
    }
    case 'refund':
      return refund(tx, purchase, intent, settlement.reason, input.actor, now);
    case 'close':
      await releasePromoAndGiftCard(tx, purchase, input.actor, now);
      await setPurchaseStatus(
        tx,
        purchase,
        'CANCELLED',
        { reason: 'cancelled at the payment provider' },
        input.actor,
        now,
      );
      await eraseUnpaidGuestPurchase(tx, purchase);
      return 'CANCELLED';
    case 'nothing':
      return status;
  }
}

/** Refunds a purchase that can't be fulfilled any more, and releases its promo code and gift card amount. */
async function refund(
  tx: QueryExecutor,
  purchase: PurchaseRow,
  intent: PaymentIntent,
  reason: string,
  actor: Actor,
  now: Date,
): Promise<PurchaseStatus> {
  const { branchId, id: purchaseId, currency } = purchase;
  const { method, receiptUrl, id: intentId } = intent;
  const amountPence = intent.amountReceivedPence - intent.amountRefundedPence;
  // A purchase that was closed earlier has already released its promo code and gift card amount.
  if (purchase.status === 'OPEN') await releasePromoAndGiftCard(tx, purchase, actor, now);
  await setPurchaseStatus(tx, purchase, 'REFUNDED', { reason, method, receiptUrl }, actor, now);
  const payment = { branchId, id: purchaseId, currency, intentId };
  const refundInput = {
    payment,
    bookingId: null,
    amountPence,
    paidPence: intent.amountReceivedPence,
    reason,
    actor,
  };
  await createRefund(tx, refundInput, now);
  if (amountPence > 0)
    await enqueueEmail(
      tx,
      { branchId, kind: 'purchase-refunded', subject: { purchaseId } },
      now,
      getPurchaseEmailRequester(purchase),
    );
  return 'REFUNDED';
}
