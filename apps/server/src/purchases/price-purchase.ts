import {
  findMemberDiscount,
  getMemberSaving,
  isDiscountedForMembers,
} from '@studio/domain/entitlements/member-discount';
import { getBestPrice, type Price, type Saving } from '@studio/domain/pricing/price';
import { waiveRemainder } from '@studio/domain/pricing/waive-remainder';
import { giftCardOfferUsedText } from '@studio/domain/purchases/purchase-refund-text';
import { type SplitPayment, splitPayment } from '@studio/domain/purchases/split-payment';
import { listEntitlements } from '../entitlements/store.ts';
import { findGiftCardByCode } from '../gift-cards/find-gift-card-by-code.ts';
import { type GiftCardRow, getBuyerCardKeys } from '../gift-cards/store.ts';
import { listOfferHolderKeys } from '../people/offer-holder-keys.ts';
import { AppError } from '../platform/app-error.ts';
import type { Caller } from '../platform/http/api-route.ts';
import type { Services } from '../platform/services.ts';
import { checkPromo } from '../promotions/check-promo.ts';
import { hasHadPack, listOpenFirstPackPurchases } from './first-pack.ts';
import { hasHadOffer } from './once-per-person-offers.ts';
import type { PricedGoods } from './requested-goods.ts';
import type { PurchaseRow } from './store.ts';

export interface PricePurchaseInput {
  branchId: string;
  requested: PricedGoods;
  promoCode: string | undefined;
  giftCardCode: string | undefined;
  caller: Caller;
  /** Buyer's email address, if known. */
  email: string | null;
  /** Open purchase of the same product. The promo code and gift card amount that it has taken count as available. */
  open: PurchaseRow | null;
}

/** Price, and how much of it the gift card and the payment card pay. */
export interface PricedPurchase {
  price: Price;
  giftCard: { card: GiftCardRow; remainingPence: number } | null;
  parts: SplitPayment;
  /** Whether the member has already used this once-per-person offer. */
  alreadyBought: boolean;
}

/**
 * Returns the price with the best saving, and how much of it the gift card and the payment card pay. Changes nothing.
 * Throws AppError promo_refused, gift_card_refused.
 */
export async function pricePurchase(services: Services, input: PricePurchaseInput): Promise<PricedPurchase> {
  const { branchId, requested, caller, open } = input;
  const memberId = caller.principal?.userId ?? null;
  const { productId, basePence, oncePerPerson } = requested;
  const card = await findPayingGiftCard(services, input);
  const cards = card ? getBuyerCardKeys(card) : [];
  const holders = [
    ...(await listOfferHolderKeys(services.database, services.keys, { ...input, memberId })),
    ...cards,
  ];
  const best = getBestPrice(basePence, await listSavings(services, input, holders), services.config.currency);
  const [price = best] = waiveRemainder([best]);
  const reserved = card && open?.giftCardId === card.id ? open.giftCardPence : 0;
  const balancePence = (card?.balancePence ?? 0) + reserved;
  if (card && balancePence <= 0) throw new AppError('gift_card_refused');
  const hasHad = (holderKeys: readonly string[]) =>
    hasHadOffer(services.database, { branchId, productId, holders: holderKeys });
  if (oncePerPerson && (await hasHad(cards))) throw new AppError('gift_card_refused', giftCardOfferUsedText);
  const parts = splitPayment(price.finalPence, balancePence);
  return {
    price,
    giftCard: card && { card, remainingPence: balancePence - parts.giftCardPence },
    parts,
    alreadyBought: oncePerPerson && memberId !== null && (await hasHad(holders)),
  };
}

async function listSavings(
  services: Services,
  input: PricePurchaseInput,
  holders: readonly string[],
): Promise<Saving[]> {
  const { branchId, requested, promoCode, caller, open } = input;
  const { kind, productId, basePence } = requested;
  const memberId = caller.principal?.userId ?? null;
  if (kind === 'gift-card') {
    if (promoCode) throw new AppError('promo_refused', 'You can’t use a promo code on a gift card.');
    return [];
  }
  const credits = memberId ? await listEntitlements(services.database, branchId, memberId) : [];
  const discount = isDiscountedForMembers(kind) ? findMemberDiscount(credits, services.clock.now()) : null;
  const ofMember = getMemberSaving(basePence, discount);
  if (!promoCode) return ofMember;
  // The code also counts as available if another open purchase of a pack uses it, because opening this purchase cancels
  // the other.
  const [openFirstPack] = memberId
    ? await listOpenFirstPackPurchases(services.database, { branchId, memberId, promoCode })
    : [];
  const isFirstPack = !(await hasHadPack(services.database, { branchId, holders }));
  const ofCode = await checkPromo(services, {
    branchId,
    code: promoCode,
    person: { memberId, holders },
    about: { kind: 'product', productId, productKind: kind, isFirstPack },
    basePence,
    currency: services.config.currency,
    subjectId: (open ?? openFirstPack)?.id,
    caller,
  });
  return [...ofMember, ofCode];
}

async function findPayingGiftCard(
  services: Services,
  input: PricePurchaseInput,
): Promise<GiftCardRow | null> {
  const { branchId, giftCardCode: code, requested, caller } = input;
  if (!code) return null;
  if (requested.kind === 'gift-card')
    throw new AppError('gift_card_refused', 'You can’t buy a gift card with a gift card.');
  const guesser = { ...caller, memberId: caller.principal?.userId };
  return findGiftCardByCode(services, { branchId, code, guesser });
}
