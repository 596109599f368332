import {
  findMemberDiscount,
  getMemberSaving,
  isDiscountedForMembers,
} from '@studio/domain/entitlements/member-discount';
import { getBestPrice, type Price, type Saving } from '@studio/domain/pricing/price';
import { minCardChargePence, waiveRemainder } from '@studio/domain/pricing/waive-remainder';
import type { PromoSubject } from '@studio/domain/promotions/promotion';
import { giftCardOfferUsedText } from '@studio/domain/purchases/purchase-refund-text';
import { type SplitPayment, splitPayment } from '@studio/domain/purchases/split-payment';
import { type EntitlementRow, listEntitlements } from '../entitlements/store.ts';
import { requireGiftCardAtDesk, requireGiftCardByCode } from '../gift-cards/require-gift-card-by-code.ts';
import { type GiftCardRow, getBuyerCardKeys } from '../gift-cards/store.ts';
import { listPersonIdentityKeys } from '../people/person-identity-keys.ts';
import { AppError } from '../platform/app-error.ts';
import type { CodeAttemptCaller } from '../platform/limits/rate-limit-code-guesses.ts';
import type { Services } from '../platform/services.ts';
import { checkPromo } from '../promotions/check-promo.ts';
import { hasHadPack, listOpenFirstPackPurchases } from './first-pack.ts';
import { hasHadOffer } from './once-per-person-offers.ts';
import type { PriceableGoods } from './requested-goods.ts';
import type { PurchaseRow } from './store.ts';

export interface PricePurchaseInput {
  branchId: string;
  requested: PriceableGoods;
  promoCode: string | undefined;
  giftCardCode: string | undefined;
  /** Buyer's account id or placeholder id; null for a guest. */
  memberId: string | null;
  /** Caller whose guesses of codes are counted. */
  guesser: CodeAttemptCaller;
  /** Buyer's email address, if known. */
  email: string | null;
  /** Open purchase of the same product. The promo code and gift card amount that it has taken count as available. */
  open: PurchaseRow | null;
  /**
   * Set for a sale at the front desk, which has no minimum card amount and doesn't compare payment cards. `credits` are
   * the client's packs and memberships, also those of merged records.
   */
  frontDesk?: { credits: readonly EntitlementRow[] };
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
 * Throws AppError promo_refused, gift_card_refused, and rate_limited when the caller guesses codes.
 */
export async function pricePurchase(services: Services, input: PricePurchaseInput): Promise<PricedPurchase> {
  const { branchId, requested, memberId, open, frontDesk } = input;
  const card = await findPayingGiftCard(services, input);
  const cards = card && !frontDesk ? getBuyerCardKeys(card) : [];
  const holders = [...(await listPersonIdentityKeys(services.database, services.keys, input)), ...cards];
  const savings = await listSavings(services, input, holders);
  const best = getBestPrice(requested.basePence, savings, services.config.currency);
  const [price = best] = frontDesk ? [best] : waiveRemainder([best]);
  const reserved = card && open?.giftCardId === card.id ? open.giftCardPence : 0;
  const balancePence = (card?.balancePence ?? 0) + reserved;
  if (card && balancePence <= 0) throw new AppError('gift_card_refused');
  const hasHad = async (holderKeys: readonly string[]) =>
    requested.oncePerPerson &&
    hasHadOffer(services.database, { branchId, productId: requested.productId, holders: holderKeys });
  if (await hasHad(cards)) throw new AppError('gift_card_refused', giftCardOfferUsedText);
  const parts = splitPayment(price.finalPence, balancePence, frontDesk ? 0 : minCardChargePence);
  return {
    price,
    giftCard: card && { card, remainingPence: balancePence - parts.giftCardPence },
    parts,
    alreadyBought: memberId !== null && (await hasHad(holders)),
  };
}

async function listSavings(
  services: Services,
  input: PricePurchaseInput,
  holders: readonly string[],
): Promise<Saving[]> {
  const { branchId, requested, promoCode, memberId, guesser, open } = input;
  const { basePence } = requested;
  if (requested.kind === 'gift-card') {
    if (promoCode) throw new AppError('promo_refused', 'You can’t use a promo code on a gift card.');
    return [];
  }
  const ofMember = await findMemberSavings(services, input);
  if (!promoCode) return ofMember;
  // The code also counts as available if another open purchase of a pack uses it, because opening this purchase cancels
  // the other.
  const [openFirstPack] = memberId
    ? await listOpenFirstPackPurchases(services.database, { branchId, memberId, promoCode })
    : [];
  const about: PromoSubject =
    requested.kind === 'counter'
      ? { kind: 'counter', productId: requested.productId }
      : {
          kind: 'product',
          productId: requested.productId,
          productKind: requested.kind,
          isFirstPack: !(await hasHadPack(services.database, { branchId, holders })),
        };
  const ofCode = await checkPromo(services, {
    branchId,
    code: promoCode,
    person: { memberId, holders },
    about,
    basePence,
    currency: services.config.currency,
    subjectId: (open ?? openFirstPack)?.id,
    guesser,
  });
  return [...ofMember, ofCode];
}

async function findMemberSavings(
  { database, clock }: Services,
  { branchId, memberId, requested: { kind, basePence }, frontDesk }: PricePurchaseInput,
): Promise<Saving[]> {
  if (kind === 'gift-card' || kind === 'counter' || !isDiscountedForMembers(kind)) return [];
  const credits =
    frontDesk?.credits ?? (memberId ? await listEntitlements(database, branchId, memberId) : []);
  return getMemberSaving(basePence, findMemberDiscount(credits, clock.now()));
}

async function findPayingGiftCard(
  services: Services,
  input: PricePurchaseInput,
): Promise<GiftCardRow | null> {
  const { branchId, giftCardCode: code, requested, guesser } = input;
  if (!code) return null;
  if (requested.kind === 'gift-card')
    throw new AppError('gift_card_refused', 'You can’t buy a gift card with a gift card.');
  if (input.frontDesk) return requireGiftCardAtDesk(services, { branchId, code });
  return requireGiftCardByCode(services, { branchId, code, guesser });
}
