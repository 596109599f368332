import { findMemberDiscount, getClassMemberSaving } from '@studio/domain/entitlements/member-discount';
import { findPairOffer } from '@studio/domain/pricing/pair-offer';
import { pricePlaces } from '@studio/domain/pricing/place-prices';
import type { Price, Saving } from '@studio/domain/pricing/price';
import { listProductsOnSale } from '../../catalogue/store.ts';
import { listEntitlements } from '../../entitlements/store.ts';
import { listPersonIdentityKeys } from '../../people/person-identity-keys.ts';
import type { Services } from '../../platform/services.ts';
import { type CheckPromoInput, checkPromo } from '../../promotions/check-promo.ts';
import type { ClassRow } from '../../timetable/store.ts';

/** Promo code that a customer typed at checkout. */
export interface PromoCodeEntry extends Pick<CheckPromoInput, 'subjectId' | 'caller' | 'guesser'> {
  code: string;
  /** Email address of the customer; null until it is known. */
  email: string | null;
}

export interface OrderPricingInput {
  klass: ClassRow;
  places: number;
  principalId: string | null;
  code?: PromoCodeEntry | null;
}

/**
 * Returns the price of each place, in the order of the attendees. Hold, quote, payment and booking all use it, so their
 * prices agree. Throws AppError promo_refused, and rate_limited when the caller guesses codes.
 */
export async function priceOrder(services: Services, order: OrderPricingInput): Promise<Price[]> {
  const { klass, places } = order;
  const { pricePence: basePence, currency } = klass;
  return pricePlaces({
    basePence,
    places,
    currency,
    placeSavings: await findMemberSavings(services, order),
    // A two-for-one pair needs two places, so most orders don't need to read the offers.
    pair:
      places > 1 ? findPairOffer(await listProductsOnSale(services.database, klass.branchId), klass) : null,
    promo: await findCodeSaving(services, order),
  });
}

async function findMemberSavings(
  { database, clock }: Services,
  { klass, principalId }: OrderPricingInput,
): Promise<Saving[]> {
  if (!principalId) return [];
  const credits = await listEntitlements(database, klass.branchId, principalId);
  return getClassMemberSaving(klass, findMemberDiscount(credits, clock.now()));
}

async function findCodeSaving(
  services: Services,
  { klass, places, principalId, code: typed }: OrderPricingInput,
): Promise<Saving | null> {
  if (!typed) return null;
  const { code, email, ...guess } = typed;
  const identity = { branchId: klass.branchId, memberId: principalId, email };
  return checkPromo(services, {
    branchId: klass.branchId,
    code,
    person: {
      memberId: principalId,
      holders: await listPersonIdentityKeys(services.database, services.keys, identity),
    },
    about: { kind: 'class', activityId: klass.activityId },
    basePence: klass.pricePence * places,
    currency: klass.currency,
    ...guess,
  });
}
