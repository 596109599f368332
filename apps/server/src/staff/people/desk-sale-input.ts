import type { CounterItem } from '@studio/domain/purchases/counter-item';
import type { DeskSale } from '../../payments/desk-sale.ts';

/** Gift card that staff sell. Without an email address, staff hand over the code. */
export interface DeskGiftCard {
  /** Value in whole pounds. */
  amount: number;
  recipientName: string;
  recipientEmail: string;
}

/**
 * Goods that staff sell: a product or counter item of the catalogue, an item with a typed name and price, or a gift
 * card.
 */
export type DeskGoods = { productId: string } | { item: CounterItem } | { giftCard: DeskGiftCard };

/** Goods and codes of a sale whose price staff want to know. */
export interface DeskQuoteInput {
  branchId: string;
  personId: string;
  goods: DeskGoods;
  promoCode?: string | undefined;
  giftCardCode?: string | undefined;
}

/** Sale at the front desk. `saleId` is the idempotency key. */
export interface DeskSaleInput extends Omit<DeskQuoteInput, 'personId'> {
  /** Client who buys; null for an item that is sold without a client. */
  personId: string | null;
  saleId: string;
  method: DeskSale['method'];
  /** Amount to pay as the page showed it, in pence, less the gift card's part. The sale fails when it has changed. */
  expectedPence?: number | undefined;
  /** Price after savings as the page showed it, in pence, with the gift card's part. */
  expectedPricePence?: number | undefined;
  reason: string | undefined;
}
