import type { ProductKind } from '../catalogue/product-terms.ts';
import { formatPriceShort } from '../money/money.ts';
import { applyPercentDiscount } from '../pricing/discounted-price.ts';
import type { Saving } from '../pricing/price.ts';

/**
 * Scope of a promo code (handbook: prices 9): a person's first class pack, single places in classes, products, or
 * everything.
 */
export type PromoScope = 'first-pack' | 'classes' | 'products' | 'everything';

/**
 * Promo code with its conditions (handbook: prices 7). Either `percent` (1 to 100) or `amountPence` (above 0) is set.
 */
export interface Promotion {
  code: string;
  percent: number | null;
  amountPence: number | null;
  appliesTo: PromoScope;
  /** Ids of the activities and products within its scope that the code is limited to; empty for all. */
  only: readonly string[];
  /** Instant from which the code is valid; null for no limit. */
  startsAt: Date | null;
  /** Instant before which the code is valid; null for no limit. */
  endsAt: Date | null;
  /** Maximum number of uses in total and per person; null for unlimited. */
  usesMax: number | null;
  usesPerPerson: number | null;
}

/** Number of uses so far, without the purchase that is being checked. */
export interface PromoUses {
  total: number;
  byPerson: number;
}

/**
 * Purpose for which a person wants to use a code: places in a class of an activity, a product, or a counter item, which
 * has no product id if staff typed its name.
 */
export type PromoSubject =
  | { kind: 'class'; activityId: string }
  | { kind: 'counter'; productId: string | null }
  | {
      kind: 'product';
      productId: string;
      productKind: ProductKind;
      /** Whether the person has never bought a class pack, which matters only for packs. */
      isFirstPack: boolean;
    };

/** Message when a code for a first pack is used for a later one. */
export const notFirstPackText =
  'This promo code only works on your first pack, and you’ve bought one before.';

/** Returns whether a code is valid for a person and subject now. */
export function isPromoValid(
  promotion: Promotion,
  subject: PromoSubject,
  uses: PromoUses,
  now: Date,
): boolean {
  return isPromoOpen(promotion, uses, now) && isFor(promotion, subject);
}

/**
 * Returns a sentence that says what a code is for, if it is valid but doesn't apply to the subject; otherwise null. The
 * reason why a code isn't valid stays private.
 */
export function describePromoScope(
  promotion: Promotion,
  subject: PromoSubject,
  uses: PromoUses,
  now: Date,
): string | null {
  if (!isPromoOpen(promotion, uses, now) || isFor(promotion, subject)) return null;
  switch (promotion.appliesTo) {
    case 'first-pack':
      return subject.kind === 'product' && subject.productKind === 'pack' && !subject.isFirstPack
        ? notFirstPackText
        : 'This promo code is for your first pack. Use it when you buy the pack.';
    case 'classes':
      return subject.kind === 'class'
        ? 'This promo code doesn’t work for this class.'
        : 'This promo code is for class bookings. Use it when you book a class.';
    case 'products':
      return subject.kind === 'product'
        ? 'This promo code doesn’t work for this product.'
        : 'This promo code is for packs and memberships. Use it when you buy one.';
    case 'everything':
      return doesNotWorkFor[subject.kind];
  }
}

const doesNotWorkFor: Record<PromoSubject['kind'], string> = {
  class: 'This promo code doesn’t work for this class.',
  counter: 'This promo code doesn’t work for this item.',
  product: 'This promo code doesn’t work for this product.',
};

/** Returns whether a person could use the code now for some subject. */
function isPromoOpen(promotion: Promotion, uses: PromoUses, now: Date): boolean {
  const { startsAt, endsAt, usesMax, usesPerPerson } = promotion;
  if (startsAt && now < startsAt) return false;
  if (endsAt && now >= endsAt) return false;
  if (usesMax !== null && uses.total >= usesMax) return false;
  return usesPerPerson === null || uses.byPerson < usesPerPerson;
}

/** Returns the saving of a code on a price in pence; null when it saves nothing. */
export function getPromoSaving(
  { code, percent, amountPence }: Promotion,
  basePence: number,
  currency = 'GBP',
): Saving | null {
  const fullDiscount =
    percent === null ? (amountPence ?? 0) : basePence - applyPercentDiscount(basePence, percent);
  const discountPence = Math.min(fullDiscount, basePence);
  if (discountPence <= 0) return null;
  const name =
    percent === null
      ? `${formatPriceShort(discountPence, currency)} off with ${code}`
      : `${percent}% off with ${code}`;
  return { kind: 'promo', name, code, amountPence: discountPence };
}

function isFor({ appliesTo, only }: Promotion, subject: PromoSubject): boolean {
  const id = subject.kind === 'class' ? subject.activityId : subject.productId;
  if (only.length > 0 && (id === null || !only.includes(id))) return false;
  switch (appliesTo) {
    case 'everything':
      return true;
    case 'classes':
      return subject.kind === 'class';
    case 'products':
      return subject.kind === 'product';
    case 'first-pack':
      return subject.kind === 'product' && subject.productKind === 'pack' && subject.isFirstPack;
  }
}
