import type { GiftCardInput } from '@studio/contracts/purchases';
import { AppError } from '../platform/app-error.ts';
import type { Caller } from '../platform/http/api-route.ts';
import type { Services } from '../platform/services.ts';
import {
  giftCardProductId,
  loadRequestedProduct,
  type RequestedGoods,
  resolveRequestedGiftCard,
} from './requested-goods.ts';

export interface PurchaseInput {
  branchId: string;
  productId: string;
  promoCode: string | undefined;
  giftCardCode: string | undefined;
  giftCard: GiftCardInput | undefined;
  caller: Caller;
}

/**
 * Returns the goods that a purchase input names. Throws AppError not_found, not_for_sale, and bad_request for a gift
 * card without details.
 */
export function resolveRequestedGoods(
  services: Services,
  input: PurchaseInput,
): Promise<RequestedGoods> | RequestedGoods {
  const { branchId, productId, giftCard } = input;
  if (productId !== giftCardProductId) return loadRequestedProduct(services, branchId, productId);
  if (!giftCard) throw new AppError('bad_request', 'Enter the recipient’s details.', { field: 'giftCard' });
  return resolveRequestedGiftCard(services, giftCard);
}
