import type { QuotePurchaseResponse } from '@studio/contracts/purchases';
import { toPounds } from '@studio/domain/money/money';
import { toPriceDto } from '../catalogue/price-dto.ts';
import { findMember } from '../members/store.ts';
import { AppError } from '../platform/app-error.ts';
import type { Services } from '../platform/services.ts';
import { pricePurchase } from './price-purchase.ts';
import type { PurchaseInput } from './purchase-input.ts';
import { createGiftCardGoods, giftCardProductId, loadRequestedProduct } from './requested-goods.ts';
import { findOpenPurchase } from './store.ts';

/**
 * Returns the current price of a product. Changes nothing. Throws AppError not_found, not_for_sale, promo_refused,
 * gift_card_refused, bad_request for a gift card without an amount, and rate_limited when the caller guesses codes.
 */
export async function quotePurchase(
  services: Services,
  input: Omit<PurchaseInput, 'giftCard'> & { amount: number | undefined },
): Promise<QuotePurchaseResponse> {
  const { database } = services;
  const { branchId, productId, caller } = input;
  const memberId = caller.principal?.userId;
  const member = memberId ? await findMember(database, memberId) : null;
  const { price, giftCard, parts, alreadyBought } = await pricePurchase(services, {
    ...input,
    memberId: memberId ?? null,
    guesser: { ...caller, memberId },
    requested: await resolveRequested(services, input),
    email: member?.email ?? null,
    open: memberId ? await findOpenPurchase(database, { branchId, memberId, productId }) : null,
  });
  return {
    ok: true,
    price: toPriceDto(price),
    giftCard: giftCard && {
      amountUsed: toPounds(parts.giftCardPence),
      balanceLeft: toPounds(giftCard.remainingPence),
    },
    amountDue: toPounds(parts.cardPence),
    alreadyBought,
  };
}

function resolveRequested(
  services: Services,
  { branchId, productId, amount }: { branchId: string; productId: string; amount: number | undefined },
) {
  if (productId !== giftCardProductId) return loadRequestedProduct(services, branchId, productId);
  if (amount === undefined) throw new AppError('bad_request', 'Choose an amount.', { field: 'amount' });
  return createGiftCardGoods(amount);
}
