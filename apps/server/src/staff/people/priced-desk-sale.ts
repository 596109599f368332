import type { Price } from '@studio/domain/pricing/price';
import type { GiftCardPart } from '../../payments/desk-sale.ts';
import type { PersonRow } from '../../people/find-person.ts';
import type { DeskSaleInput } from './desk-sale-input.ts';

/**
 * Sale with its price. `duePence` is the amount that the client pays with money; the gift card pays the remaining
 * price.
 */
export interface PricedDeskSale<Goods> {
  input: DeskSaleInput;
  person: PersonRow;
  goods: Goods;
  price: Price;
  duePence: number;
  giftCard: GiftCardPart | null;
}

/** Returns the details of a sale for its audit entry. */
export function toSaleAuditDetail({
  input,
  price,
  duePence,
  giftCard,
}: Omit<PricedDeskSale<unknown>, 'person'>) {
  const promoCode = price.saving?.code ?? null;
  return {
    method: input.method,
    amountPence: duePence,
    ...(promoCode && { promoCode }),
    ...(giftCard && { giftCardPence: giftCard.pence }),
  };
}
