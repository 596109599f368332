import { holdExpiryWhilePaying } from '@studio/domain/bookings/hold';
import { orderTotalPence } from '@studio/domain/pricing/price';
import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { classPrice } from '../catalogue/class-price.ts';
import { type Intent, PaymentsRefused, PaymentsUnavailable } from '../outside/payments/port.ts';
import type { OrderFacts } from '../payments/order-facts.ts';
import { findOpenPayment, findOutlivedPayments, type PaymentRow } from '../payments/store.ts';
import { payments } from '../payments/tables.ts';
import { writeAudit } from '../platform/audit.ts';
import { sqlState, uniqueViolation } from '../platform/database.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import type { HoldRow } from './hold-store.ts';
import { attendeeNames, checkedTerms, type OrderWish, wantedHold } from './order-wish.ts';
import { ensureIntent } from './payment-intent.ts';
import { keepHold } from './place-statements.ts';
import { closePayment, stopPayment } from './stop-open-payment.ts';

/** A payment that can be made now. */
export interface OpenedPayment {
  intent: Intent;
  hold: HoldRow;
  payment: PaymentRow;
}

/**
 * Opens the payment for the caller's live hold, or returns the one that is open; keeps the hold while it is made.
 * Refuses with no_payment_required, slot_unavailable, hold_expired, payment_in_progress, payment_unavailable.
 */
export async function openPayment(services: Services, wish: OrderWish): Promise<OpenedPayment> {
  const { hold, klass } = await wantedHold(services, wish);
  const price = classPrice(klass);
  if (orderTotalPence(price, hold.places) === 0) throw new Refused('no_payment_required');
  const terms = checkedTerms(services, wish);
  const order: OrderFacts = {
    customer: wish.customer,
    attendeeNames: attendeeNames(wish, hold.places),
    price,
  };
  const kept = await keepWhilePaying(services, hold);
  await stopOutlived(services, kept);
  const payment =
    (await samePayment(services, kept, order)) ?? (await newPayment(services, kept, order, terms));
  const intent = await intentOf(services, payment);
  if (intent.status !== 'cancelled') return { intent, hold: kept, payment };
  // Nobody can pay it any more, and whoever cancelled it had no time to write that down.
  await closePayment(services, payment, 'cancelled at the provider');
  return openPayment(services, wish);
}

/** A payment whose hold has lapsed may still wait for the bank: nobody pays twice for what they want once. */
async function stopOutlived(services: Services, hold: HoldRow): Promise<void> {
  for (const payment of await findOutlivedPayments(services.database, hold)) {
    if ((await stopPayment(services, payment, 'opened again for another hold')) === 'paid')
      throw new Refused('payment_in_progress');
  }
}

/** The open payment of the hold when it is for the same money; its person may have corrected their details. */
async function samePayment(services: Services, hold: HoldRow, order: OrderFacts): Promise<PaymentRow | null> {
  const open = await findOpenPayment(services.database, hold.branchId, hold.id);
  if (!open) return null;
  const amountPence = orderTotalPence(order.price, hold.places);
  // Until the provider has answered, what it was asked must stay as it was: asked anew, it has to be the same question.
  const sameQuestion = open.intentId !== null || open.order.customer.email === order.customer.email;
  const same =
    sameQuestion &&
    open.amountPence === amountPence &&
    open.places === hold.places &&
    open.currency === order.price.currency;
  if (same) {
    await services.database.orm
      .update(payments)
      .set({ order })
      .where(
        and(eq(payments.branchId, open.branchId), eq(payments.id, open.id), eq(payments.status, 'OPEN')),
      );
    return { ...open, order };
  }
  if ((await stopPayment(services, open, 'what is to be paid has changed')) === 'paid')
    throw new Refused('payment_in_progress');
  return null;
}

async function newPayment(
  services: Services,
  hold: HoldRow,
  order: OrderFacts,
  terms: { termsVersion: string | null; termsAcceptedAt: Date | null },
): Promise<PaymentRow> {
  const row = {
    branchId: hold.branchId,
    id: uuidv7(),
    intentId: null,
    holdId: hold.id,
    classId: hold.classId,
    clientId: hold.clientId,
    principalId: hold.principalId,
    places: hold.places,
    amountPence: orderTotalPence(order.price, hold.places),
    currency: order.price.currency,
    order,
    status: 'OPEN' as const,
    method: null,
    receiptUrl: null,
    ...terms,
    createdAt: services.clock.now(),
  };
  try {
    await services.database.transaction(async (tx) => {
      await tx.orm.insert(payments).values(row);
      const { branchId, id: subjectId, createdAt: at } = row;
      await writeAudit(tx, [
        { branchId, at, actor: 'client', subject: 'payment', subjectId, action: 'OPEN', why: 'checkout' },
      ]);
    });
    return row;
  } catch (error) {
    if (sqlState(error) !== uniqueViolation) throw error;
    // Another press of the same button was faster: its payment is ours, too, when it is for the same.
    return (await samePayment(services, hold, order)) ?? newPayment(services, hold, order, terms);
  }
}

async function keepWhilePaying(services: Services, hold: HoldRow): Promise<HoldRow> {
  const now = services.clock.now();
  const expiresAt = holdExpiryWhilePaying(hold, now);
  const rows = await services.database.run<{ id: string }>(keepHold, [
    hold.branchId,
    hold.id,
    expiresAt,
    now,
  ]);
  if (rows.length === 0) throw new Refused('hold_expired');
  return { ...hold, expiresAt };
}

async function intentOf(services: Services, payment: PaymentRow): Promise<Intent> {
  try {
    return await ensureIntent(services, payment);
  } catch (error) {
    const known = error instanceof PaymentsUnavailable || error instanceof PaymentsRefused;
    if (!known) throw error;
    services.log.warn({ err: error, paymentId: payment.id }, 'the payment provider did not open a payment');
    throw new Refused('payment_unavailable');
  }
}
