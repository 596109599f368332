import type { SellProductResponse } from '@studio/contracts/staff-desk-sales';
import { getBestPrice } from '@studio/domain/pricing/price';
import { notFirstPackText } from '@studio/domain/promotions/promotion';
import { getSessionExpiry } from '@studio/domain/purchases/session-expiry';
import { recordPromoOfSale } from '../../bookings/front-desk/record-promo-of-sale.ts';
import { grantEntitlement } from '../../entitlements/grant-entitlement.ts';
import { queueGiftCardEmails } from '../../gift-cards/queue-gift-card-emails.ts';
import { recordDeskSale } from '../../payments/desk-sale.ts';
import { lockSessionOwner } from '../../people/ensure-imported-person.ts';
import { listPersonIdentityKeys } from '../../people/person-identity-keys.ts';
import { AppError } from '../../platform/app-error.ts';
import { type StaffActor, writeAudit } from '../../platform/audit.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { claimFirstPack } from '../../purchases/first-pack.ts';
import { claimOncePerPersonOffer } from '../../purchases/once-per-person-offers.ts';
import type { RequestedGoods } from '../../purchases/requested-goods.ts';
import type { DeskSaleInput } from './desk-sale-input.ts';
import { findEarlierSale } from './find-earlier-sale.ts';
import { getGiftCardPart, priceDeskSale, resolveDeskGoods } from './price-desk-sale.ts';
import { type PricedDeskSale, toSaleAuditDetail } from './priced-desk-sale.ts';
import { requirePerson } from './save-person.ts';
import { sellCounterItem } from './sell-counter-item.ts';
import { sellGiftCard } from './sell-gift-card.ts';

/**
 * Sells a product, counter item or gift card at the front desk: grants the sessions, if any, uses the codes and records
 * the payment in one transaction. Idempotent by `saleId`. Throws AppError not_found, bad_request, not_for_sale,
 * already_had, reason_needed, promo_refused, gift_card_refused, price_changed, and idempotency_mismatch for another
 * sale with the same id.
 */
export async function sellAtDesk(
  services: Services,
  input: DeskSaleInput,
  actor: StaffActor,
): Promise<SellProductResponse> {
  const before = await findEarlierSale(services, input, actor);
  if (before) return before;
  const { personId } = input;
  const priced =
    personId === null
      ? await priceWithoutClient(services, input)
      : await priceSale(services, input, personId);
  try {
    const sold = await services.database.transaction((tx) => {
      if (priced.person === null) return sellCounterItem(tx, services, priced, actor);
      const { goods } = priced;
      if (goods.kind === 'counter') return sellCounterItem(tx, services, { ...priced, goods }, actor);
      if (goods.kind === 'gift-card') return sellGiftCard(tx, services, { ...priced, goods }, actor);
      return sellProduct(tx, services, { ...priced, goods }, actor);
    });
    if (sold.giftCard) services.runInBackground('send gift cards', () => queueGiftCardEmails(services));
    return sold;
  } catch (error) {
    // A concurrent request with the same id may have taken the last use of a code, so that this request failed.
    const concurrent = error instanceof AppError ? await findEarlierSale(services, input, actor) : null;
    if (concurrent) return concurrent;
    throw error;
  }
}

/** Prices an item without a client, whom codes and other goods need. Throws the errors of `sellAtDesk`. */
async function priceWithoutClient(services: Services, input: DeskSaleInput) {
  const { promoCode, giftCardCode, method } = input;
  assertReason(input);
  if (promoCode || giftCardCode)
    throw new AppError('bad_request', 'Open the client’s profile to sell with a code.');
  const goods = await resolveDeskGoods(services, input);
  if (goods.kind !== 'counter')
    throw new AppError('not_for_sale', 'Without a client, you can only sell front desk items.');
  const price = getBestPrice(goods.basePence, [], services.config.currency);
  const duePence = method === 'COMPLIMENTARY' ? 0 : price.finalPence;
  assertPrice(input, { duePence, pricePence: price.finalPence });
  return { input, person: null, goods, price, duePence, giftCard: null };
}

async function priceSale(services: Services, input: DeskSaleInput, personId: string) {
  const { branchId, method, promoCode, giftCardCode } = input;
  const isComplimentary = method === 'COMPLIMENTARY';
  assertReason(input);
  const person = await requirePerson(services.database, branchId, personId);
  const goods = await resolveDeskGoods(services, input);
  const codes = isComplimentary ? {} : { promoCode, giftCardCode };
  const priced = await priceDeskSale(services, { person, goods, ...codes });
  const duePence = isComplimentary ? 0 : priced.parts.cardPence;
  assertPrice(input, { duePence, pricePence: priced.price.finalPence });
  return { input, person, goods, price: priced.price, duePence, giftCard: getGiftCardPart(priced) };
}

function assertReason({ method, reason }: DeskSaleInput): void {
  if (method === 'COMPLIMENTARY' && !reason) throw new AppError('reason_needed');
}

/** Throws AppError price_changed if the page showed another price. */
function assertPrice(
  input: DeskSaleInput,
  { duePence, pricePence }: { duePence: number; pricePence: number },
): void {
  const { method, expectedPence = duePence, expectedPricePence = pricePence } = input;
  // Compares the price too: when it rises and a gift card pays the difference, the amount due is still the same.
  const isPriceSame = expectedPence === duePence && expectedPricePence === pricePence;
  if (method !== 'COMPLIMENTARY' && !isPriceSame) throw new AppError('price_changed');
}

async function sellProduct(
  tx: QueryExecutor,
  services: Services,
  sale: PricedDeskSale<RequestedGoods>,
  actor: StaffActor,
): Promise<SellProductResponse> {
  const { input, person, goods: product, price, duePence, giftCard } = sale;
  const { goods, productId, name } = product;
  if (goods.kind === 'gift-card') throw new AppError('not_for_sale');
  const { branchId, saleId, method, reason } = input;
  const { kind, terms, validDays } = goods;
  const now = services.clock.now();
  // Waits for a concurrent sign-up or merge of this person.
  const memberId = await lockSessionOwner(tx, branchId, person.id);
  await claimOffers(tx, services, { ...sale, memberId }, now);
  const from = {
    origin: 'staff',
    originId: saleId,
    reason: 'BOUGHT',
    actor,
    note: 'at the front desk',
  } as const;
  const times = { startsAt: now, expiresAt: getSessionExpiry(now, validDays) };
  const details = { branchId, memberId, kind, productId, name, terms, ...times };
  const entitlementId = await grantEntitlement(tx, { ...details, ...from }, now);
  if (!entitlementId) throw new AppError('idempotency_mismatch');
  await recordPromoOfSale(tx, services, { person, price, subjectId: saleId }, now);
  const taking = { branchId, id: saleId, personId: person.id, subject: 'product', giftCard } as const;
  const money = { subjectId: entitlementId, method, amountPence: duePence, currency: price.currency };
  const payment = { ...taking, ...money, note: reason ?? null, takenBy: actor };
  if (!(await recordDeskSale(tx, payment, now))) throw new AppError('idempotency_mismatch');
  const entry = { branchId, at: now, actor, subject: 'entitlement', subjectId: entitlementId } as const;
  const detail = { personId: person.id, productId, ...toSaleAuditDetail(sale) };
  await writeAudit(tx, [{ ...entry, action: 'SOLD', reason: reason ?? 'at the front desk', detail }]);
  return {
    ok: true,
    entitlementId,
    paidPence: duePence,
    giftCardPence: giftCard?.pence ?? 0,
    giftCard: null,
  };
}

/** Records everything in a sale that each person may use only once. Throws AppError already_had, promo_refused. */
async function claimOffers(
  tx: QueryExecutor,
  { keys }: Services,
  sale: PricedDeskSale<RequestedGoods> & { memberId: string },
  now: Date,
): Promise<void> {
  const { input, person, goods: product, price, memberId } = sale;
  const { branchId, saleId: purchaseId } = input;
  const { productId, goods, oncePerPerson } = product;
  const holders = await listPersonIdentityKeys(tx, keys, { branchId, memberId, email: person.email });
  const offer = { branchId, productId, holders, purchaseId };
  if (oncePerPerson && (await claimOncePerPersonOffer(tx, offer, now)))
    throw new AppError(
      'already_had',
      'Each client can only buy this offer once, and this client already has. You can give complimentary sessions instead.',
    );
  const purchase = { branchId, id: purchaseId, goods, price };
  if (await claimFirstPack(tx, { purchase, holders, card: [] }, now))
    throw new AppError('promo_refused', notFirstPackText);
}
