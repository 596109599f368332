import type { GiftCardInput } from '@studio/contracts/purchases';
import { toEntitlementTerms } from '@studio/domain/entitlements/entitlement';
import { getLastSendDay } from '@studio/domain/gift-cards/gift-card-details';
import { formatPriceShort, toPence } from '@studio/domain/money/money';
import { emailError } from '@studio/domain/people/email';
import { isSoldDirectly } from '@studio/domain/purchases/is-sold-directly';
import { getSoldProductName } from '@studio/domain/purchases/sold-product-name';
import { toLondonDate } from '@studio/domain/time/london';
import { listProductsOnSale } from '../catalogue/store.ts';
import { AppError } from '../platform/app-error.ts';
import type { Services } from '../platform/services.ts';
import type { PurchasedGoods } from './tables.ts';

/** The id under which gift cards are bought: they are no product of the catalogue, their price is what one gives. */
export const giftCardProductId = 'gift-card';

/** Something that can be priced now: `basePence` is without savings. */
export interface PricedGoods {
  productId: string;
  kind: PurchasedGoods['kind'];
  oncePerPerson: boolean;
  basePence: number;
}

/** The same with everything that is handed over for it. */
export interface RequestedGoods extends PricedGoods {
  name: string;
  goods: PurchasedGoods;
}

/** A product as it is sold now. Refuses with not_found, and with not_for_sale what is not bought as such. */
export async function loadRequestedProduct(
  { database }: Services,
  branchId: string,
  productId: string,
): Promise<RequestedGoods> {
  const product = (await listProductsOnSale(database, branchId)).find(({ id }) => id === productId);
  if (!product) throw new AppError('not_found');
  if (!isSoldDirectly(product)) throw new AppError('not_for_sale');
  const { kind, pricePence: basePence, terms } = product;
  const name = getSoldProductName(product);
  const { validDays, oncePerPerson } = terms;
  const goods = { kind, terms: toEntitlementTerms(terms), validDays, oncePerPerson };
  return { productId, kind, oncePerPerson, basePence, name, goods };
}

/** A gift card of so many pounds, before anything else of it is known. */
export function createGiftCardGoods(pounds: number): PricedGoods {
  const basePence = toPence(pounds);
  return { productId: giftCardProductId, kind: 'gift-card', oncePerPerson: false, basePence };
}

/** A gift card as its buyer wishes it. Refuses one that cannot be sent. */
export function resolveRequestedGiftCard({ clock, config }: Services, wish: GiftCardInput): RequestedGoods {
  const problem = emailError(wish.recipientEmail);
  if (problem) throw new AppError('bad_request', problem, { field: 'giftCard.recipientEmail' });
  const today = toLondonDate(clock.now());
  if (wish.sendOn !== null && (wish.sendOn < today || wish.sendOn > getLastSendDay(today))) {
    const why = 'Choose a day within a year from today.';
    throw new AppError('bad_request', why, { field: 'giftCard.sendOn' });
  }
  const priced = createGiftCardGoods(wish.amount);
  const name = `Gift card, ${formatPriceShort(priced.basePence, config.currency)}`;
  return { ...priced, name, goods: { kind: 'gift-card', wish } };
}
