import { getHoldExpiryWhilePaying } from '@studio/domain/bookings/hold';
import { rankEntitlements } from '@studio/domain/entitlements/rank-entitlements';
import { getUsedPromoCode, sumPence } from '@studio/domain/pricing/place-prices';
import type { Price } from '@studio/domain/pricing/price';
import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { listEntitlements } from '../../entitlements/store.ts';
import {
  type PaymentIntent,
  PaymentsRejectedError,
  PaymentsUnavailableError,
} from '../../integrations/payments/port.ts';
import { getPlacePrices, type OrderDetails, type StoredOrder } from '../../payments/order-details.ts';
import { findOpenPayment, findStaleHoldPayments, type PaymentRow } from '../../payments/store.ts';
import { payments } from '../../payments/tables.ts';
import { listPersonIdentityKeys } from '../../people/person-identity-keys.ts';
import { AppError } from '../../platform/app-error.ts';
import { writeAudit } from '../../platform/audit.ts';
import { getSqlState, type QueryExecutor, uniqueViolationState } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { recordPromoUse } from '../../promotions/record-promo-use.ts';
import type { ClassRow } from '../../timetable/store.ts';
import type { HoldRow } from '../holds/hold-store.ts';
import {
  checkTermsVersion,
  loadOrTakeHold,
  type OrderInput,
  resolveAttendeeNames,
  toPromoCodeEntry,
} from '../holds/order-input.ts';
import { extendHoldStatement } from '../holds/place-statements.ts';
import { priceOrder } from '../holds/price-order.ts';
import { hasNonShareablePlace } from '../reading/non-shareable-places.ts';
import { cancelPayment, markPaymentCancelled } from './cancel-open-payment.ts';
import { ensurePaymentIntent } from './payment-intent.ts';

export interface OpenedPayment {
  intent: PaymentIntent;
  hold: HoldRow;
  payment: PaymentRow;
}

/**
 * Opens the payment of the caller's hold, or returns the open one. Takes new places if the caller has no live hold.
 * Extends the hold for the time of the payment, and records the use of the promo code. Throws AppError
 * no_payment_required, hold_expired, terms_outdated, payment_in_progress, promo_refused, payment_unavailable. Also
 * throws the errors of `loadOrTakeHold`.
 */
export async function openPayment(services: Services, input: OrderInput): Promise<OpenedPayment> {
  const { hold, klass } = await loadOrTakeHold(services, input);
  if (!input.byCard && (await isCovered(services, hold, klass)))
    throw new AppError(
      'no_payment_required',
      'Your pack or membership covers this class, so there’s nothing to pay.',
    );
  const terms = await checkTermsVersion(services, input);
  const extendedHold = await extendHoldForPayment(services, hold);
  await cancelStalePayments(services, extendedHold);
  const order = await buildOrderDetails(services, input, hold, klass);
  if (sumPence(order.prices) === 0) throw new AppError('no_payment_required');
  const payment =
    (await reuseOpenPayment(services, extendedHold, order, terms)) ??
    (await createPayment(services, extendedHold, order, terms));
  const intent = await ensureIntent(services, payment);
  if (intent.status !== 'cancelled') return { intent, hold: extendedHold, payment };
  // The provider has cancelled the intent, but the process that requested the cancellation couldn't save that.
  await markPaymentCancelled(services, payment, 'cancelled at the payment provider');
  return openPayment(services, input);
}

async function isCovered(services: Services, hold: HoldRow, klass: ClassRow): Promise<boolean> {
  const { branchId, classId, principalId: memberId, places } = hold;
  if (!memberId) return false;
  const credits = await listEntitlements(services.database, branchId, memberId);
  const classForMember = {
    ...klass,
    hasOwnPlace: await hasNonShareablePlace(services.database, { branchId, classId, memberId }),
  };
  return rankEntitlements(credits, classForMember, places).usable.length > 0;
}

async function buildOrderDetails(
  services: Services,
  input: OrderInput,
  hold: HoldRow,
  klass: ClassRow,
): Promise<OrderDetails> {
  return {
    customer: input.customer,
    attendeeNames: resolveAttendeeNames(input, hold.places),
    prices: await priceWithCode(services, input, hold, klass),
    ...(input.charged && { charged: input.charged }),
  };
}

/** Returns the prices of a hold. A promo code counts as available if the hold's own open payment uses it. */
async function priceWithCode(
  services: Services,
  input: OrderInput,
  { id, branchId, places, principalId }: HoldRow,
  klass: ClassRow,
): Promise<Price[]> {
  const findOpen = async () => (input.promoCode ? findOpenPayment(services.database, branchId, id) : null);
  const prices = (subjectId: string | undefined) =>
    priceOrder(services, { klass, places, principalId, code: toPromoCodeEntry(input, subjectId) });
  const open = await findOpen();
  try {
    return await prices(open?.id);
  } catch (error) {
    // A concurrent request of the same browser may have opened a payment with this code since.
    const concurrent = error instanceof AppError && !open ? await findOpen() : null;
    if (!concurrent) throw error;
    return prices(concurrent.id);
  }
}

/**
 * Cancels payments of the browser's expired holds that may still wait for the bank, so that no one pays twice for one
 * order.
 */
async function cancelStalePayments(services: Services, hold: HoldRow): Promise<void> {
  for (const payment of await findStaleHoldPayments(services.database, hold)) {
    if ((await cancelPayment(services, payment, 'replaced by a payment for another hold')) === 'paid')
      throw new AppError('payment_in_progress');
  }
}

/** Version of the terms that the customer accepted, and when; null without one. */
type AcceptedTerms = Awaited<ReturnType<typeof checkTermsVersion>>;

/**
 * Returns the hold's open payment, with the current customer details and newly accepted terms. If its amount, number of
 * places or promo code differs, cancels it and returns null. Throws AppError payment_in_progress if it was paid in the
 * meantime.
 */
async function reuseOpenPayment(
  services: Services,
  hold: HoldRow,
  order: OrderDetails,
  terms: AcceptedTerms,
): Promise<PaymentRow | null> {
  const open = await findOpenPayment(services.database, hold.branchId, hold.id);
  if (!open) return null;
  const amountPence = sumPence(order.prices);
  // A retry before an intent is saved uses the same idempotency key, so it must send the provider the same parameters.
  const isReusable = open.intentId !== null || isSameRequest(open.order, order);
  const same =
    isReusable &&
    open.amountPence === amountPence &&
    open.places === hold.places &&
    open.currency === currencyOf(order) &&
    getUsedPromoCode(getPlacePrices(open.order)) === getUsedPromoCode(order.prices);
  if (same) {
    const accepted = terms.termsVersion && terms.termsVersion !== open.termsVersion ? terms : {};
    const correction = { order, ...accepted };
    await services.database.transaction((tx) => correctOrder(tx, services, hold, open.id, correction));
    return { ...open, ...correction };
  }
  if ((await cancelPayment(services, open, 'the amount to pay changed')) === 'paid')
    throw new AppError('payment_in_progress');
  return null;
}

/**
 * Updates the customer of an open payment. Moves the use of its promo code from the earlier email address to the new
 * one.
 */
async function correctOrder(
  tx: QueryExecutor,
  services: Services,
  hold: HoldRow,
  paymentId: string,
  correction: { order: OrderDetails } & Partial<AcceptedTerms>,
): Promise<void> {
  const own = and(eq(payments.branchId, hold.branchId), eq(payments.id, paymentId));
  const corrected = await tx.orm
    .update(payments)
    .set(correction)
    .where(and(own, eq(payments.status, 'OPEN')))
    .returning({ id: payments.id });
  if (corrected.length > 0) await takeCode(tx, services, hold, paymentId, correction.order);
}

/** Records the use of an order's promo code for its payer. Throws AppError promo_refused. */
async function takeCode(
  tx: QueryExecutor,
  { keys, clock }: Services,
  { branchId, principalId: memberId }: HoldRow,
  subjectId: string,
  { customer: { email }, prices }: OrderDetails,
): Promise<void> {
  const code = getUsedPromoCode(prices);
  if (!code) return;
  const person = { memberId, holders: await listPersonIdentityKeys(tx, keys, { branchId, memberId, email }) };
  await recordPromoUse(tx, { branchId, code, person, subjectId }, clock.now());
}

/**
 * Returns whether both orders lead to identical requests to the provider, apart from the amount, currency and number of
 * places.
 */
function isSameRequest(one: StoredOrder, other: StoredOrder): boolean {
  return (
    one.customer.email === other.customer.email &&
    one.charged?.customerId === other.charged?.customerId &&
    one.charged?.cardId === other.charged?.cardId
  );
}

async function createPayment(
  services: Services,
  hold: HoldRow,
  order: OrderDetails,
  terms: AcceptedTerms,
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
    amountPence: sumPence(order.prices),
    currency: currencyOf(order),
    order,
    status: 'OPEN' as const,
    method: null,
    receiptUrl: null,
    ...terms,
    createdAt: services.clock.now(),
  };
  try {
    await services.database.transaction(async (tx) => {
      await tx.orm.insert(payments).values(row).prepare('open_payment').execute();
      const { branchId, id: subjectId, createdAt: at } = row;
      await takeCode(tx, services, hold, subjectId, order);
      await writeAudit(tx, [
        { branchId, at, actor: 'client', subject: 'payment', subjectId, action: 'OPEN', reason: 'checkout' },
      ]);
    });
    return row;
  } catch (error) {
    if (getSqlState(error) !== uniqueViolationState) throw error;
    // A concurrent request opened a payment first. Reuse it if it is for the same order.
    return (
      (await reuseOpenPayment(services, hold, order, terms)) ?? createPayment(services, hold, order, terms)
    );
  }
}

function currencyOf({ prices }: OrderDetails): string {
  return prices[0]?.currency ?? 'GBP';
}

async function extendHoldForPayment(services: Services, hold: HoldRow): Promise<HoldRow> {
  const now = services.clock.now();
  const expiresAt = getHoldExpiryWhilePaying(hold, now);
  const rows = await services.database.run<{ id: string }>(extendHoldStatement, [
    hold.branchId,
    hold.id,
    expiresAt,
    now,
  ]);
  if (rows.length === 0) throw new AppError('hold_expired');
  return { ...hold, expiresAt };
}

async function ensureIntent(services: Services, payment: PaymentRow): Promise<PaymentIntent> {
  try {
    return await ensurePaymentIntent(services, payment);
  } catch (error) {
    const isProviderError =
      error instanceof PaymentsUnavailableError || error instanceof PaymentsRejectedError;
    if (!isProviderError) throw error;
    services.log.warn({ err: error, paymentId: payment.id }, 'the payment provider did not create a payment');
    throw new AppError('payment_unavailable');
  }
}
