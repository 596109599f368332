import type { ProductKind } from '../catalogue/product-terms.ts';
import { formatPriceShort } from '../money/money.ts';
import { applyPercentDiscount } from '../pricing/discounted-price.ts';
import type { Saving } from '../pricing/price.ts';

/** What a code takes something off (handbook: prices 9): the first class pack of a person, single places in classes, products, or all of them. */
export type PromoScope = 'first-pack' | 'classes' | 'products' | 'everything';

/** A promotion code with its conditions (handbook: prices 7). Either `percent` (1 to 100) or `amountPence` (above 0) is set. */
export interface Promotion {
  code: string;
  percent: number | null;
  amountPence: number | null;
  appliesTo: PromoScope;
  /** Ids of activities and products that it is for, among those of its scope; empty is all of them. */
  only: readonly string[];
  /** It counts from here … */
  startsAt: Date | null;
  /** … and before here. */
  endsAt: Date | null;
  /** How often it can be used in all, and by one person; null is as often as anybody likes. */
  usesMax: number | null;
  usesPerPerson: number | null;
}

/** How often a code has been used, the purchase that asks left out. */
export interface PromoUses {
  total: number;
  byPerson: number;
}

/** What a code is tried on: places in a class of an activity, or a product. */
export type PromoSubject =
  | { kind: 'class'; activityId: string }
  | {
      kind: 'product';
      productId: string;
      productKind: ProductKind;
      /** The person has never bought a class pack; only asked for packs. */
      isFirstPack: boolean;
    };

/** What someone is told who tries a code for the first pack on another one. */
export const notFirstPackText = 'This code is for a first class pack, and you’ve bought one before.';

/** Whether a code counts for this person, this thing, now. */
export function isPromoValid(promotion: Promotion, about: PromoSubject, uses: PromoUses, now: Date): boolean {
  return isPromoOpen(promotion, uses, now) && isFor(promotion, about);
}

/**
 * What a code is for, in a sentence, for someone who tries it on something else; null when it counts here, or would count
 * nowhere: the reason is not told.
 */
export function describePromoScope(
  promotion: Promotion,
  about: PromoSubject,
  uses: PromoUses,
  now: Date,
): string | null {
  if (!isPromoOpen(promotion, uses, now) || isFor(promotion, about)) return null;
  switch (promotion.appliesTo) {
    case 'first-pack':
      return about.kind === 'product' && about.productKind === 'pack' && !about.isFirstPack
        ? notFirstPackText
        : 'This code is for your first class pack. Use it when you buy the pack.';
    case 'classes':
      return about.kind === 'class'
        ? 'This code is for other classes.'
        : 'This code is for booking a class. Use it when you pay for the class itself.';
    case 'products':
      return about.kind === 'product'
        ? 'This code is for something else on the pricing page.'
        : 'This code is for packs and memberships. Use it when you buy one.';
    case 'everything':
      return about.kind === 'class'
        ? 'This code isn’t for this class.'
        : 'This code isn’t for what you’re buying here.';
  }
}

/** Whether a code can be used by this person now, whatever for. */
function isPromoOpen(promotion: Promotion, uses: PromoUses, now: Date): boolean {
  const { startsAt, endsAt, usesMax, usesPerPerson } = promotion;
  if (startsAt && now < startsAt) return false;
  if (endsAt && now >= endsAt) return false;
  if (usesMax !== null && uses.total >= usesMax) return false;
  return usesPerPerson === null || uses.byPerson < usesPerPerson;
}

/** What a code takes off a price in pence; none when that is nothing. */
export function getPromoSaving(
  { code, percent, amountPence }: Promotion,
  basePence: number,
  currency = 'GBP',
): Saving | null {
  const wanted = percent === null ? (amountPence ?? 0) : basePence - applyPercentDiscount(basePence, percent);
  const off = Math.min(wanted, basePence);
  if (off <= 0) return null;
  const name =
    percent === null ? `${formatPriceShort(off, currency)} off with ${code}` : `${percent}% off with ${code}`;
  return { kind: 'promo', name, code, amountPence: off };
}

function isFor({ appliesTo, only }: Promotion, about: PromoSubject): boolean {
  const id = about.kind === 'class' ? about.activityId : about.productId;
  if (only.length > 0 && !only.includes(id)) return false;
  switch (appliesTo) {
    case 'everything':
      return true;
    case 'classes':
      return about.kind === 'class';
    case 'products':
      return about.kind === 'product';
    case 'first-pack':
      return about.kind === 'product' && about.productKind === 'pack' && about.isFirstPack;
  }
}
