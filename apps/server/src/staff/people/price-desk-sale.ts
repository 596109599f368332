import type { QuoteSaleResponse } from '@studio/contracts/staff-desk-sales';
import type { ProductKind } from '@studio/domain/catalogue/product-terms';
import { validateEmail } from '@studio/domain/people/email';
import { listGoodsOnSale } from '../../catalogue/store.ts';
import type { GiftCardPart } from '../../payments/desk-sale.ts';
import type { PersonRow } from '../../people/find-person.ts';
import { getSessionOwnerId } from '../../people/person-keys.ts';
import { AppError } from '../../platform/app-error.ts';
import { unlimitedCaller } from '../../platform/limits/rate-limit-code-guesses.ts';
import type { Services } from '../../platform/services.ts';
import { type PricedPurchase, pricePurchase } from '../../purchases/price-purchase.ts';
import {
  type CounterGoods,
  createGiftCardGoods,
  getGiftCardName,
  loadRequestedProduct,
  type PricedGoods,
  type RequestedGoods,
} from '../../purchases/requested-goods.ts';
import type { DeskGiftCard, DeskQuoteInput } from './desk-sale-input.ts';
import { isCounterItem } from './list-sellable-products.ts';
import { loadPersonEntitlementRows } from './person-entitlements.ts';
import { requirePerson } from './save-person.ts';

/** Gift card of a sale. */
export interface GiftCardGoods extends PricedGoods {
  kind: 'gift-card';
  input: DeskGiftCard;
}

/** Goods of a sale with the name on its documents. */
export type DeskSaleGoods =
  | (RequestedGoods & { kind: ProductKind })
  | ((CounterGoods | GiftCardGoods) & { name: string });

/**
 * Returns the goods of a sale as they are sold now. Throws AppError not_found, bad_request for an invalid recipient of
 * a gift card, and not_for_sale for a product that the front desk doesn't sell.
 */
export async function resolveDeskGoods(
  services: Services,
  { branchId, goods }: Pick<DeskQuoteInput, 'branchId' | 'goods'>,
): Promise<DeskSaleGoods> {
  const counter = { kind: 'counter', oncePerPerson: false } as const;
  if ('item' in goods) {
    const { name, pricePence: basePence } = goods.item;
    return { ...counter, productId: null, name, basePence };
  }
  if ('giftCard' in goods) return resolveGiftCard(services, goods.giftCard);
  const { productId } = goods;
  const onSale = await listGoodsOnSale(services.database, branchId);
  const item = onSale.find((one) => one.id === productId && isCounterItem(one));
  if (item) return { ...counter, productId, name: item.name, basePence: item.pricePence };
  if (onSale.some(({ id, kind }) => id === productId && kind === 'gift-card'))
    throw new AppError('not_for_sale');
  return loadRequestedProduct(services, branchId, productId);
}

function resolveGiftCard({ config }: Services, input: DeskGiftCard): GiftCardGoods & { name: string } {
  const problem = input.recipientEmail && validateEmail(input.recipientEmail);
  if (problem) throw new AppError('bad_request', problem, { field: 'giftCard.recipientEmail' });
  const priced = createGiftCardGoods(input.amount);
  return { ...priced, name: getGiftCardName(priced, config), input };
}

/**
 * Returns the price of a sale for a client, by the rules of the online checkout, but without its minimum card amount
 * and its comparison of payment cards. Throws AppError promo_refused, gift_card_refused.
 */
export async function priceDeskSale(
  services: Services,
  sale: Pick<DeskQuoteInput, 'promoCode' | 'giftCardCode'> & { person: PersonRow; goods: DeskSaleGoods },
): Promise<PricedPurchase> {
  const { person, goods, promoCode, giftCardCode } = sale;
  const { branchId, email } = person;
  return pricePurchase(services, {
    ...{ branchId, requested: goods, promoCode, giftCardCode, email, open: null },
    memberId: getSessionOwnerId(person),
    guesser: unlimitedCaller,
    frontDesk: { credits: await loadPersonEntitlementRows(services.database, branchId, person.id) },
  });
}

/** Returns the part of a sale that a gift card pays; null when it pays nothing. */
export function getGiftCardPart({ giftCard, parts }: PricedPurchase): GiftCardPart | null {
  const { giftCardPence: pence } = parts;
  return giftCard && pence > 0 ? { giftCardId: giftCard.card.id, pence } : null;
}

/**
 * Returns the amounts that a client pays for a sale, after savings and codes. Changes nothing. Throws AppError
 * not_found, bad_request, not_for_sale, promo_refused, gift_card_refused.
 */
export async function quoteDeskSale(services: Services, input: DeskQuoteInput): Promise<QuoteSaleResponse> {
  const { branchId, personId, promoCode, giftCardCode } = input;
  const person = await requirePerson(services.database, branchId, personId);
  const goods = await resolveDeskGoods(services, input);
  const priced = await priceDeskSale(services, { person, goods, promoCode, giftCardCode });
  const { price, giftCard, parts } = priced;
  return {
    ok: true,
    basePence: price.basePence,
    pricePence: price.finalPence,
    saving: price.saving?.name ?? null,
    isPromoUsed: price.saving?.kind === 'promo',
    giftCard: giftCard && { usedPence: parts.giftCardPence, remainingPence: giftCard.remainingPence },
    duePence: parts.cardPence,
  };
}
