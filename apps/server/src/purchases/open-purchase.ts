import { isDeepStrictEqual } from 'node:util';
import { notFirstPackText } from '@studio/domain/promotions/promotion';
import type { GuestBuyer } from '@studio/domain/purchases/guest-buyer';
import { giftCardOfferUsedText } from '@studio/domain/purchases/purchase-refund-text';
import { v7 as uuidv7 } from 'uuid';
import { assertSiteOpen } from '../catalogue/assert-site-open.ts';
import { assertTermsVersion } from '../catalogue/site-copy/load-site-copy.ts';
import { chargeGiftCard } from '../gift-cards/gift-card-ledger.ts';
import { getBuyerCardKeys } from '../gift-cards/store.ts';
import type { PaymentIntent } from '../integrations/payments/port.ts';
import { listPersonIdentityKeys } from '../people/person-identity-keys.ts';
import { AppError } from '../platform/app-error.ts';
import { writeAudit } from '../platform/audit.ts';
import { getSqlState, type QueryExecutor, uniqueViolationState } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import { recordPromoUse } from '../promotions/record-promo-use.ts';
import { type BuyerIdentity, getBuyerId, resolveBuyer } from './buyer.ts';
import { cancelPurchase, closePurchase } from './cancel-purchase.ts';
import { finalisePurchase, runPostSettlementTasks } from './finalise-purchase.ts';
import { listOpenFirstPackPurchases } from './first-pack.ts';
import { fulfilPurchase } from './fulfil-purchase.ts';
import { type PricedPurchase, pricePurchase } from './price-purchase.ts';
import { type PurchaseInput, resolveRequestedGoods } from './purchase-input.ts';
import { requirePurchaseIntent } from './purchase-intent.ts';
import type { RequestedGoods } from './requested-goods.ts';
import { findOpenPurchase, findPurchase, listPaidPurchasesSince, type PurchaseRow } from './store.ts';
import { purchases } from './tables.ts';

/** Purchase that can be paid now with `intent`. If `intent` is null, the purchase is settled. */
export interface OpenedPurchase {
  purchase: PurchaseRow;
  intent: PaymentIntent | null;
}

/**
 * Opens a purchase, or returns the open one with the same contents. First closes an open purchase of the same product
 * with other contents. Settles the purchase at once if no card payment is due. Throws AppError unauthorised, forbidden,
 * bad_request, not_found, not_for_sale, already_had, promo_refused, gift_card_refused, rate_limited, terms_outdated,
 * payment_unavailable.
 */
export async function openPurchase(services: Services, input: OpenPurchaseInput): Promise<OpenedPurchase> {
  await assertTermsVersion(services.database, input.branchId, input.termsVersion);
  await assertSiteOpen(services.database, input.branchId, 'not_for_sale');
  try {
    return await openOnce(services, input);
  } catch (error) {
    if (!(error instanceof AppError) || !partsTaken.has(error.code)) throw error;
    const { branchId, productId, caller } = input;
    const memberId = getBuyerId(services.keys, caller);
    if (!(await findOpenPurchase(services.database, { branchId, memberId, productId }))) throw error;
    // A concurrent request of the same buyer has opened the purchase. The second attempt finds and returns that
    // purchase.
    return openOnce(services, input);
  }
}

/** Purchase input with the accepted terms, and the details of a customer without an account. */
type OpenPurchaseInput = PurchaseInput & { termsVersion: string; customer?: GuestBuyer | undefined };

/** Error codes for parts of a price that run out: the last use of a promo code, or the balance of a gift card. */
const partsTaken: ReadonlySet<string> = new Set(['promo_refused', 'gift_card_refused']);

async function openOnce(services: Services, input: OpenPurchaseInput): Promise<OpenedPurchase> {
  const { branchId, productId } = input;
  const requested = await resolveRequestedGoods(services, input);
  const { memberId, ...buyerIdentity } = await resolveBuyer(services, input);
  const open = await findOpenPurchase(services.database, { branchId, memberId, productId });
  await stopOtherFirstPack(services, { ...input, memberId });
  const priced = await pricePurchase(services, {
    ...input,
    memberId: input.caller.principal?.userId ?? null,
    guesser: { ...input.caller, memberId: input.caller.principal?.userId },
    requested,
    email: buyerIdentity.buyer.email,
    open,
  });
  if (priced.alreadyBought) throw new AppError('already_had');
  const { termsVersion } = input;
  const row = toPurchaseRow(services, {
    ...{ branchId, memberId, termsVersion },
    ...buyerIdentity,
    requested,
    priced,
  });
  if (open && isSame(open, row)) return resumePurchase(services, open, input);
  if (
    open &&
    (await cancelPurchase(services, open, 'replaced by a purchase with different details')) === 'settled'
  )
    return openPurchase(services, input);
  const made = await insertPurchase(services, row, priced);
  // A concurrent request of the same buyer has opened a purchase of this product. The retry returns it if the contents
  // are equal.
  if (!made) return openPurchase(services, input);
  return made.cardPence === 0 ? { purchase: made, intent: null } : resumePurchase(services, made, input);
}

/**
 * If the promo code is for first packs, cancels the buyer's open purchases of other packs at a first-pack price, because
 * each person gets that price once. If one of these has been paid in the meantime, the pricing that follows throws,
 * because this pack isn't the buyer's first.
 */
async function stopOtherFirstPack(
  services: Services,
  { branchId, memberId, productId, promoCode }: OpenPurchaseInput & { memberId: string },
): Promise<void> {
  const others = promoCode
    ? await listOpenFirstPackPurchases(services.database, { branchId, memberId, promoCode })
    : [];
  for (const other of others) {
    if (other.productId !== productId)
      await cancelPurchase(services, other, 'replaced by a purchase of a different pack');
  }
}

/**
 * Returns the open purchase with its intent. Settles the purchase if it has been paid, and opens a new purchase if this
 * one can't be paid any more.
 */
async function resumePurchase(
  services: Services,
  purchase: PurchaseRow,
  input: OpenPurchaseInput,
): Promise<OpenedPurchase> {
  const intent = await requirePurchaseIntent(services, purchase);
  if (intent.status === 'open' && !intent.isCustomerDeleted) return { purchase, intent };
  if (intent.status === 'open') {
    await cancelPurchase(services, purchase, 'customer deleted at the payment provider');
    return openPurchase(services, input);
  }
  if (intent.status === 'cancelled') {
    await closePurchase(services, purchase, 'cancelled at the payment provider');
    return openPurchase(services, input);
  }
  await finalisePurchase(services, { intentId: intent.id, actor: 'client' });
  return {
    purchase: (await findPurchase(services.database, purchase.branchId, purchase.id)) ?? purchase,
    intent: null,
  };
}

function toPurchaseRow(
  services: Services,
  details: BuyerIdentity & {
    branchId: string;
    termsVersion: string;
    requested: RequestedGoods;
    priced: PricedPurchase;
  },
) {
  const { branchId, termsVersion, memberId, guestHash, buyer, requested, priced } = details;
  const { productId, name, goods } = requested;
  const { price, giftCard, parts } = priced;
  const now = services.clock.now();
  return {
    branchId,
    id: uuidv7(),
    memberId,
    guestHash,
    productId,
    name,
    goods,
    buyer,
    price,
    giftCardId: giftCard?.card.id ?? null,
    ...parts,
    currency: price.currency,
    status: 'OPEN' as const,
    intentId: null,
    method: null,
    receiptUrl: null,
    entitlementId: null,
    termsVersion,
    termsAcceptedAt: now,
    createdAt: now,
    settledAt: null,
    settleReason: null,
  };
}

/**
 * Returns whether two purchases have the same goods, price, terms and guest details, and the same split between gift
 * card and payment card.
 */
function isSame(open: PurchaseRow, row: PurchaseRow): boolean {
  const contents = ({
    goods,
    buyer,
    guestHash,
    price,
    giftCardId,
    giftCardPence,
    cardPence,
    termsVersion,
  }: PurchaseRow) => {
    // Ignores a member's details, because the name may have changed since; a guest is identified by their details.
    const guest = guestHash && buyer;
    const split = { giftCardId, giftCardPence, cardPence };
    return JSON.parse(JSON.stringify({ goods, guest, price, ...split, termsVersion }));
  };
  return isDeepStrictEqual(contents(open), contents(row));
}

/** Seconds within which an equal purchase without a card payment counts as a repeated request. */
const repeatWindowSeconds = 10;

/** Error: a repeated request has already bought the same. Nothing is charged again. */
class RepeatedPurchaseError extends Error {
  readonly purchase: PurchaseRow;

  constructor(purchase: PurchaseRow) {
    super('This purchase has already been made.');
    this.purchase = purchase;
  }
}

/**
 * Inserts a purchase and records the use of its promo code and gift card, in one transaction. Returns null if a
 * concurrent request opened a purchase of the same product.
 */
async function insertPurchase(
  services: Services,
  row: PurchaseRow,
  priced: PricedPurchase,
): Promise<PurchaseRow | null> {
  try {
    await services.database.transaction((tx) => writeWithin(tx, services, row, priced));
  } catch (error) {
    if (error instanceof RepeatedPurchaseError) return error.purchase;
    if (getSqlState(error) !== uniqueViolationState) throw error;
    return null;
  }
  if (row.cardPence === 0) runPostSettlementTasks(services, 'PAID');
  return row;
}

async function writeWithin(
  tx: QueryExecutor,
  services: Services,
  row: PurchaseRow,
  { price, giftCard }: PricedPurchase,
): Promise<void> {
  const { branchId, id, memberId, buyer, giftCardId, giftCardPence: pence, createdAt: now } = row;
  // A concurrent request for the same product waits here on the unique index.
  await tx.orm.insert(purchases).values(row);
  if (row.cardPence === 0) await rejectRepeat(tx, row);
  const entry = { branchId, at: now, actor: 'client', subject: 'purchase', subjectId: id } as const;
  await writeAudit(tx, [{ ...entry, action: 'OPEN', reason: 'checkout' }]);
  // Lock order: offer, promo code, gift card. A paid purchase locks them in the same order.
  if (row.cardPence === 0) await fulfilNow(tx, services, row);
  const code = price.saving?.kind === 'promo' ? price.saving.code : null;
  if (code) {
    const own = await listPersonIdentityKeys(tx, services.keys, { branchId, memberId, email: buyer.email });
    const holders = [...own, ...(giftCard ? getBuyerCardKeys(giftCard.card) : [])];
    await recordPromoUse(tx, { branchId, code, person: { memberId, holders }, subjectId: id }, now);
  }
  if (giftCardId && pence > 0) {
    await chargeGiftCard(tx, { branchId, giftCardId, purchaseId: id, pence, actor: 'client' }, now);
  }
}

/** Fulfils a purchase without a card payment. Throws AppError already_had, gift_card_refused, promo_refused. */
async function fulfilNow(tx: QueryExecutor, services: Services, row: PurchaseRow): Promise<void> {
  const paid = { method: null, receiptUrl: null, cardFingerprint: null };
  const conflict = await fulfilPurchase(tx, services, row, paid, 'client', row.createdAt);
  if (!conflict) return;
  if (conflict === 'already_had') throw new AppError('already_had');
  if (conflict === 'already_had_with_card') throw new AppError('gift_card_refused', giftCardOfferUsedText);
  throw new AppError('promo_refused', conflict === 'not_first_pack' ? notFirstPackText : undefined);
}

/**
 * Throws RepeatedPurchaseError for a repeated request without a card payment, whose first purchase is already settled.
 * A purchase with a card payment stays OPEN, so a repetition finds it anyway.
 */
async function rejectRepeat(tx: QueryExecutor, row: PurchaseRow): Promise<void> {
  const since = new Date(row.createdAt.getTime() - repeatWindowSeconds * 1000);
  const before = (await listPaidPurchasesSince(tx, row, since)).find((earlier) => isSame(earlier, row));
  if (before) throw new RepeatedPurchaseError(before);
}
