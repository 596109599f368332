import type { GiftCardWish } from '@studio/contracts/purchases';
import { entitlementTerms } from '@studio/domain/entitlements/entitlement';
import { lastSendDay } from '@studio/domain/gift-cards/gift-card-details';
import { formatPriceShort, penceFromPounds } from '@studio/domain/money/money';
import { emailProblem } from '@studio/domain/people/email';
import { isSoldHere } from '@studio/domain/purchases/sold-here';
import { soldName } from '@studio/domain/purchases/sold-name';
import { londonDate } from '@studio/domain/time/london';
import { listProducts } from '../catalogue/store.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import type { Goods } from './tables.ts';

/** The id under which gift cards are bought: they are no product of the catalogue, their price is what one gives. */
export const giftCardProductId = 'gift-card';

/** Something that can be priced now: `basePence` is without savings. */
export interface PricedGoods {
  productId: string;
  kind: Goods['kind'];
  oncePerPerson: boolean;
  basePence: number;
}

/** The same with everything that is handed over for it. */
export interface WantedGoods extends PricedGoods {
  name: string;
  goods: Goods;
}

/** A product as it is sold now. Refuses with not_found, and with not_for_sale what is not bought as such. */
export async function wantedProduct(
  { database }: Services,
  branchId: string,
  productId: string,
): Promise<WantedGoods> {
  const product = (await listProducts(database, branchId)).find(({ id }) => id === productId);
  if (!product) throw new Refused('not_found');
  if (!isSoldHere(product)) throw new Refused('not_for_sale');
  const { kind, pricePence: basePence, terms } = product;
  const name = soldName(product);
  const { validDays, oncePerPerson } = terms;
  const goods = { kind, terms: entitlementTerms(terms), validDays, oncePerPerson };
  return { productId, kind, oncePerPerson, basePence, name, goods };
}

/** A gift card of so many pounds, before anything else of it is known. */
export function giftCardOf(pounds: number): PricedGoods {
  const basePence = penceFromPounds(pounds);
  return { productId: giftCardProductId, kind: 'gift-card', oncePerPerson: false, basePence };
}

/** A gift card as its buyer wishes it. Refuses one that cannot be sent. */
export function wantedGiftCard({ clock, config }: Services, wish: GiftCardWish): WantedGoods {
  const problem = emailProblem(wish.recipientEmail);
  if (problem) throw new Refused('bad_request', problem, { field: 'giftCard.recipientEmail' });
  const today = londonDate(clock.now());
  if (wish.sendOn !== null && (wish.sendOn < today || wish.sendOn > lastSendDay(today))) {
    const why = 'Choose a day within a year from today.';
    throw new Refused('bad_request', why, { field: 'giftCard.sendOn' });
  }
  const priced = giftCardOf(wish.amount);
  const name = `Gift card, ${formatPriceShort(priced.basePence, config.currency)}`;
  return { ...priced, name, goods: { kind: 'gift-card', wish } };
}
