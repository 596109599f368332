import type { GiftCardInput } from '@studio/contracts/purchases';
import type { ProductKind } from '@studio/domain/catalogue/product-terms';
import { toEntitlementTerms } from '@studio/domain/entitlements/entitlement';
import { getLastSendDay } from '@studio/domain/gift-cards/gift-card-details';
import { formatPriceShort, toPence } from '@studio/domain/money/money';
import { validateEmail } from '@studio/domain/people/email';
import { isSoldDirectly } from '@studio/domain/purchases/is-sold-directly';
import { getSoldProductName } from '@studio/domain/purchases/sold-product-name';
import { toLondonDate } from '@studio/domain/time/london';
import { listProductsOnSale } from '../catalogue/store.ts';
import { AppError } from '../platform/app-error.ts';
import type { Services } from '../platform/services.ts';
import type { PurchasedGoods } from './tables.ts';

/** Product id of gift cards. They aren't in the catalogue, because the buyer chooses their amount. */
export const giftCardProductId = 'gift-card';

/** Goods that can be priced. `basePence` is the price without savings. */
export interface PricedGoods {
  productId: string;
  kind: PurchasedGoods['kind'];
  oncePerPerson: boolean;
  basePence: number;
}

/** Item sold at the front desk. An item whose name and price staff typed has no product id. */
export interface CounterGoods {
  kind: 'counter';
  productId: string | null;
  oncePerPerson: false;
  basePence: number;
}

/** All goods that `pricePurchase` prices. */
export type PriceableGoods = PricedGoods | CounterGoods;

/** Priced goods with the product name and everything that the purchase grants. */
export interface RequestedGoods extends PricedGoods {
  name: string;
  goods: PurchasedGoods;
}

/**
 * Returns a product as it is sold now. Throws AppError not_found, and not_for_sale if the product isn't sold on its
 * own.
 */
export async function loadRequestedProduct(
  { database }: Services,
  branchId: string,
  productId: string,
): Promise<RequestedGoods & { kind: ProductKind }> {
  const product = (await listProductsOnSale(database, branchId)).find(({ id }) => id === productId);
  if (!product) throw new AppError('not_found');
  if (!isSoldDirectly(product)) throw new AppError('not_for_sale');
  const { kind, pricePence: basePence, terms } = product;
  const name = getSoldProductName(product);
  const { validDays, oncePerPerson } = terms;
  const goods = { kind, terms: toEntitlementTerms(terms), validDays, oncePerPerson };
  return { productId, kind, oncePerPerson, basePence, name, goods };
}

/** Returns a gift card with this amount in pounds. Its recipient and other details aren't needed for the price. */
export function createGiftCardGoods(pounds: number): PricedGoods & { kind: 'gift-card' } {
  const basePence = toPence(pounds);
  return { productId: giftCardProductId, kind: 'gift-card', oncePerPerson: false, basePence };
}

/**
 * Returns the gift card that a purchase input describes. Throws AppError bad_request for an invalid recipient email
 * address or send date.
 */
export function resolveRequestedGiftCard({ clock, config }: Services, input: GiftCardInput): RequestedGoods {
  const problem = validateEmail(input.recipientEmail);
  if (problem) throw new AppError('bad_request', problem, { field: 'giftCard.recipientEmail' });
  const today = toLondonDate(clock.now());
  if (input.sendOn !== null && (input.sendOn < today || input.sendOn > getLastSendDay(today))) {
    const message = 'Choose a date within the next year.';
    throw new AppError('bad_request', message, { field: 'giftCard.sendOn' });
  }
  const priced = createGiftCardGoods(input.amount);
  const name = getGiftCardName(priced, config);
  return { ...priced, name, goods: { kind: 'gift-card', input } };
}

/** Returns the name of a gift card on documents, such as "Gift card, £50". */
export function getGiftCardName(
  { basePence }: Pick<PricedGoods, 'basePence'>,
  { currency }: Pick<Services['config'], 'currency'>,
): string {
  return `Gift card, ${formatPriceShort(basePence, currency)}`;
}
