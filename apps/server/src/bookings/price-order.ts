import { findMemberDiscount, getClassMemberSaving } from '@studio/domain/entitlements/member-discount';
import { findPairOffer } from '@studio/domain/pricing/pair-offer';
import { pricePlaces } from '@studio/domain/pricing/place-prices';
import type { Price, Saving } from '@studio/domain/pricing/price';
import { listProductsOnSale } from '../catalogue/store.ts';
import { listEntitlements } from '../entitlements/store.ts';
import { listOfferHolderKeys } from '../people/offer-holder-keys.ts';
import type { Services } from '../platform/services.ts';
import { type CheckPromoInput, checkPromo } from '../promotions/check-promo.ts';
import type { ClassRow } from '../timetable/store.ts';

/** A code that somebody typed at checkout. */
export interface PromoCodeEntry extends Pick<CheckPromoInput, 'subjectId' | 'caller'> {
  code: string;
  /** Of a guest whose address is known by now. */
  email: string | null;
}

/** Places of one class, and who pays for them. */
export interface OrderPricingInput {
  klass: ClassRow;
  places: number;
  principalId: string | null;
  code?: PromoCodeEntry | null;
}

/**
 * What each place costs, in the order of the attendees: the same wherever it is asked, in the hold's answer, the quote,
 * the payment and the booking. Refuses with promo_refused, and rate_limited who guesses codes.
 */
export async function priceOrder(services: Services, order: OrderPricingInput): Promise<Price[]> {
  const { klass, places } = order;
  const { pricePence: basePence, currency } = klass;
  return pricePlaces({
    basePence,
    places,
    currency,
    each: await memberSavings(services, order),
    // One place makes no pair: most orders read no offers.
    pair:
      places > 1 ? findPairOffer(await listProductsOnSale(services.database, klass.branchId), klass) : null,
    promo: await codeSaving(services, order),
  });
}

async function memberSavings(
  { database, clock }: Services,
  { klass, principalId }: OrderPricingInput,
): Promise<Saving[]> {
  if (!principalId) return [];
  const credits = await listEntitlements(database, klass.branchId, principalId);
  return getClassMemberSaving(klass, findMemberDiscount(credits, clock.now()));
}

async function codeSaving(
  services: Services,
  { klass, places, principalId, code: typed }: OrderPricingInput,
): Promise<Saving | null> {
  if (!typed) return null;
  const { code, email, ...guess } = typed;
  const who = { branchId: klass.branchId, memberId: principalId, email };
  return checkPromo(services, {
    branchId: klass.branchId,
    code,
    person: {
      memberId: principalId,
      holders: await listOfferHolderKeys(services.database, services.keys, who),
    },
    about: { kind: 'class', activityId: klass.activityId },
    basePence: klass.pricePence * places,
    currency: klass.currency,
    ...guess,
  });
}
