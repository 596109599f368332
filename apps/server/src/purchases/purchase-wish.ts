import type { GiftCardWish } from '@studio/contracts/purchases';
import type { Caller } from '../platform/call-route.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { giftCardProductId, type WantedGoods, wantedGiftCard, wantedProduct } from './wanted-goods.ts';

/** What somebody wants to buy, with which codes. */
export interface PurchaseWish {
  branchId: string;
  productId: string;
  promoCode: string | undefined;
  giftCardCode: string | undefined;
  /** Of a gift card that is being bought. */
  giftCard: GiftCardWish | undefined;
  caller: Caller;
}

/** What a wish is for. Refuses with not_found, not_for_sale, and bad_request for a gift card without its details. */
export function wantedOf(services: Services, wish: PurchaseWish): Promise<WantedGoods> | WantedGoods {
  const { branchId, productId, giftCard } = wish;
  if (productId !== giftCardProductId) return wantedProduct(services, branchId, productId);
  if (!giftCard) throw new Refused('bad_request', 'Say who the gift card is for.', { field: 'giftCard' });
  return wantedGiftCard(services, giftCard);
}
