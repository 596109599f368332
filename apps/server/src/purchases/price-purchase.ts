import { isDiscounted, memberDiscount, memberSaving } from '@studio/domain/entitlements/member-discount';
import { bestPrice, type Price, type Saving } from '@studio/domain/pricing/price';
import { waiveRest } from '@studio/domain/pricing/waive-rest';
import { type SplitPayment, splitPayment } from '@studio/domain/purchases/split-payment';
import { hadWithGiftCard } from '@studio/domain/purchases/why-refunded';
import { listEntitlements } from '../entitlements/store.ts';
import { readGiftCard } from '../gift-cards/read-gift-card.ts';
import { boughtWith, type GiftCardRow } from '../gift-cards/store.ts';
import { holdersOf } from '../people/offer-holders.ts';
import type { Caller } from '../platform/call-route.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { promoSaving } from '../promotions/promo-saving.ts';
import { hadPack, openFirstPacks } from './first-pack.ts';
import { hadOffer } from './had-offers.ts';
import type { PurchaseRow } from './store.ts';
import type { PricedGoods } from './wanted-goods.ts';

/** Who asks what something costs, with which codes. */
export interface PricingWish {
  branchId: string;
  wanted: PricedGoods;
  promoCode: string | undefined;
  giftCardCode: string | undefined;
  caller: Caller;
  /** The member's address, as far as it is known. */
  email: string | null;
  /** The purchase that is open for the same: what it has taken is not in its own way. */
  open: PurchaseRow | null;
}

/** What it costs, and who pays which part. */
export interface PricedPurchase {
  price: Price;
  giftCard: { card: GiftCardRow; leavesPence: number } | null;
  parts: SplitPayment;
  /** The member has had this once-per-person offer. */
  alreadyHad: boolean;
}

/**
 * The price with the best saving, and how gift card and card share it. Takes nothing. Refuses with promo_refused,
 * gift_card_refused.
 */
export async function pricePurchase(services: Services, wish: PricingWish): Promise<PricedPurchase> {
  const { branchId, wanted, caller, open } = wish;
  const memberId = caller.principal?.userId ?? null;
  const { productId, basePence, oncePerPerson } = wanted;
  const card = await payingCard(services, wish);
  const cards = card ? boughtWith(card) : [];
  const holders = [...(await holdersOf(services.database, services.keys, { ...wish, memberId })), ...cards];
  const best = bestPrice(basePence, await savings(services, wish, holders), services.config.currency);
  const [price = best] = waiveRest([best]);
  const reserved = card && open?.giftCardId === card.id ? open.giftCardPence : 0;
  const balancePence = (card?.balancePence ?? 0) + reserved;
  if (card && balancePence <= 0) throw new Refused('gift_card_refused');
  const had = (of: readonly string[]) => hadOffer(services.database, { branchId, productId, holders: of });
  if (oncePerPerson && (await had(cards))) throw new Refused('gift_card_refused', hadWithGiftCard);
  const parts = splitPayment(price.finalPence, balancePence);
  return {
    price,
    giftCard: card && { card, leavesPence: balancePence - parts.giftCardPence },
    parts,
    alreadyHad: oncePerPerson && memberId !== null && (await had(holders)),
  };
}

async function savings(services: Services, wish: PricingWish, holders: readonly string[]): Promise<Saving[]> {
  const { branchId, wanted, promoCode, caller, open } = wish;
  const { kind, productId, basePence } = wanted;
  const memberId = caller.principal?.userId ?? null;
  if (kind === 'gift-card') {
    if (promoCode) throw new Refused('promo_refused', 'Codes take nothing off gift cards.');
    return [];
  }
  const credits = memberId ? await listEntitlements(services.database, branchId, memberId) : [];
  const discount = isDiscounted(kind) ? memberDiscount(credits, services.clock.now()) : null;
  const ofMember = memberSaving(basePence, discount);
  if (!promoCode) return ofMember;
  // A pack that was chosen before with the same code is stopped when this one is opened.
  const [standing] = memberId
    ? await openFirstPacks(services.database, { branchId, memberId, promoCode })
    : [];
  const isFirstPack = !(await hadPack(services.database, { branchId, holders }));
  const ofCode = await promoSaving(services, {
    branchId,
    code: promoCode,
    person: { memberId, holders },
    about: { kind: 'product', productId, productKind: kind, isFirstPack },
    basePence,
    currency: services.config.currency,
    subjectId: (open ?? standing)?.id,
    caller,
  });
  return [...ofMember, ofCode];
}

async function payingCard(services: Services, wish: PricingWish): Promise<GiftCardRow | null> {
  const { branchId, giftCardCode: code, wanted, caller } = wish;
  if (!code) return null;
  if (wanted.kind === 'gift-card')
    throw new Refused('gift_card_refused', 'A gift card cannot pay for a gift card.');
  const guesser = { ...caller, memberId: caller.principal?.userId };
  return readGiftCard(services, { branchId, code, guesser });
}
