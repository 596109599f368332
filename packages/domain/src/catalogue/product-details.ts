import { giftCardLimits } from '../gift-cards/gift-card-details.ts';
import { type GoodsKind, isProduct, type ProductTerms } from './product-terms.ts';

/** Terms of a product as an owner enters them. Fields that its kind doesn't have are ignored. */
export type ProductTermsInput = Omit<ProductTerms, 'copy' | 'renewsMonthly'> & { kind: GoodsKind };

/** Kinds whose sessions pay for classes of chosen activities. */
const coveringKinds: ReadonlySet<GoodsKind> = new Set(['drop-in', 'pack', 'membership', 'offer']);

/** Minimum monthly price of a membership in pence. Payment providers reject smaller charges. */
export const minMonthlyPricePence = 30;

/** Returns whether products of a kind cover activities, which the owner then chooses. */
export function hasCoverage(kind: GoodsKind): boolean {
  return coveringKinds.has(kind);
}

/** Terms of gift cards and counter items, which give no sessions. */
const noTerms: Omit<ProductTerms, 'copy'> = {
  sessions: null,
  validDays: null,
  renewsMonthly: false,
  covers: [],
  offPeakOnly: false,
  shareable: false,
  oncePerPerson: false,
  memberDiscountPercent: 0,
  onlyWhen: null,
};

/** Returns the terms of a product, without those that its kind can't have. */
export function toProductTerms(input: ProductTermsInput): Omit<ProductTerms, 'copy'> {
  const { kind, covers, sessions, validDays, memberDiscountPercent, oncePerPerson, shareable } = input;
  if (!isProduct({ kind })) return noTerms;
  const isMembership = kind === 'membership';
  const isSingle = kind === 'drop-in' || kind === 'event';
  const onlyWhen = kind === 'offer' ? input.onlyWhen : null;
  return {
    // An offer for certain hours is two places for the price of one.
    sessions: isSingle ? 1 : onlyWhen ? 2 : sessions,
    validDays: isMembership || kind === 'event' ? null : validDays,
    renewsMonthly: isMembership,
    covers: hasCoverage(kind) ? [...covers] : [],
    offPeakOnly: hasCoverage(kind) && kind !== 'drop-in' && input.offPeakOnly,
    shareable,
    oncePerPerson,
    memberDiscountPercent: isMembership ? memberDiscountPercent : 0,
    onlyWhen,
  };
}

/** Field of a product that prevents its sale, with a message that says what to enter. */
export interface ProductProblem {
  field: 'covers' | 'sessions' | 'pricePence';
  message: string;
}

/** Returns why a product can't be sold with these terms; null when it can. */
export function findProductProblem(input: ProductTermsInput & { pricePence: number }): ProductProblem | null {
  const { kind, pricePence } = input;
  if (kind === 'gift-card') return findAmountProblem(pricePence);
  if (kind === 'counter') return null;
  const { covers, sessions, validDays, renewsMonthly } = toProductTerms(input);
  if (hasCoverage(kind) && covers.length === 0)
    return { field: 'covers', message: 'Choose at least one activity.' };
  if (kind === 'one-to-one' && sessions === null)
    return { field: 'sessions', message: 'Enter the number of sessions.' };
  if (!renewsMonthly && sessions === null && validDays === null)
    return { field: 'sessions', message: 'Enter the number of sessions, or how long the product is valid.' };
  if (renewsMonthly && pricePence < minMonthlyPricePence)
    return { field: 'pricePence', message: 'Enter a monthly price of at least £0.30.' };
  return null;
}

/** Returns why a gift card can't have this amount (handbook: packs-and-memberships 15); null when it can. */
function findAmountProblem(pence: number): ProductProblem | null {
  const { leastPounds: least, mostPounds: most } = giftCardLimits;
  const isAllowed = pence % 100 === 0 && pence >= least * 100 && pence <= most * 100;
  return isAllowed
    ? null
    : { field: 'pricePence', message: `Enter whole pounds from £${least} to £${most}.` };
}

/**
 * Returns whether two products have the same kind, coverage and renewal. These are fixed once a product is sold
 * (handbook: prices 12).
 */
export function hasSameFixedTerms(
  one: { kind: GoodsKind; terms: Omit<ProductTerms, 'copy'> },
  other: { kind: GoodsKind; terms: Omit<ProductTerms, 'copy'> },
): boolean {
  const fixed = ({ kind, terms: { covers, offPeakOnly, onlyWhen, renewsMonthly } }: typeof one) =>
    JSON.stringify([kind, [...covers].sort(), offPeakOnly, onlyWhen?.weekday, onlyWhen?.from, renewsMonthly]);
  return fixed(one) === fixed(other);
}
