import type { PurchaseQuoteAnswer } from '@studio/contracts/purchases';
import { poundsFromPence } from '@studio/domain/money/money';
import { wirePrice } from '../catalogue/wire-price.ts';
import { findMember } from '../members/store.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { pricePurchase } from './price-purchase.ts';
import type { PurchaseWish } from './purchase-wish.ts';
import { findOpenPurchase } from './store.ts';
import { giftCardOf, giftCardProductId, wantedProduct } from './wanted-goods.ts';

/** What a product would cost now. Takes nothing. Refuses with not_found, not_for_sale, promo_refused, gift_card_refused. */
export async function quotePurchase(
  services: Services,
  wish: Omit<PurchaseWish, 'giftCard'> & { amount: number | undefined },
): Promise<PurchaseQuoteAnswer> {
  const { database } = services;
  const { branchId, productId, caller } = wish;
  const memberId = caller.principal?.userId;
  const member = memberId ? await findMember(database, memberId) : null;
  const { price, giftCard, parts, alreadyHad } = await pricePurchase(services, {
    ...wish,
    wanted: await wanted(services, wish),
    email: member?.email ?? null,
    open: memberId ? await findOpenPurchase(database, { branchId, memberId, productId }) : null,
  });
  return {
    ok: true,
    price: wirePrice(price),
    giftCard: giftCard && {
      pays: poundsFromPence(parts.giftCardPence),
      leaves: poundsFromPence(giftCard.leavesPence),
    },
    toPay: poundsFromPence(parts.cardPence),
    alreadyHad,
  };
}

function wanted(
  services: Services,
  { branchId, productId, amount }: { branchId: string; productId: string; amount: number | undefined },
) {
  if (productId !== giftCardProductId) return wantedProduct(services, branchId, productId);
  if (amount === undefined) throw new Refused('bad_request', 'Choose an amount.', { field: 'amount' });
  return giftCardOf(amount);
}
