import { classMemberSaving, memberDiscount } from '@studio/domain/entitlements/member-discount';
import { pairOffer } from '@studio/domain/pricing/pair-offer';
import { placePrices } from '@studio/domain/pricing/place-prices';
import type { Price, Saving } from '@studio/domain/pricing/price';
import { listProducts } from '../catalogue/store.ts';
import { listEntitlements } from '../entitlements/store.ts';
import { holdersOf } from '../people/offer-holders.ts';
import type { Services } from '../platform/services.ts';
import { type PromoWish, promoSaving } from '../promotions/promo-saving.ts';
import type { ClassRow } from '../timetable/store.ts';

/** A code that somebody typed at checkout. */
export interface TypedCode extends Pick<PromoWish, 'subjectId' | 'caller'> {
  code: string;
  /** Of a guest whose address is known by now. */
  email: string | null;
}

/** Places of one class, and who pays for them. */
export interface OrderToPrice {
  klass: ClassRow;
  places: number;
  principalId: string | null;
  code?: TypedCode | null;
}

/**
 * What each place costs, in the order of the attendees: the same wherever it is asked, in the hold's answer, the quote,
 * the payment and the booking. Refuses with promo_refused, and rate_limited who guesses codes.
 */
export async function orderPrices(services: Services, order: OrderToPrice): Promise<Price[]> {
  const { klass, places } = order;
  const { pricePence: basePence, currency } = klass;
  return placePrices({
    basePence,
    places,
    currency,
    each: await memberSavings(services, order),
    // One place makes no pair: most orders read no offers.
    pair: places > 1 ? pairOffer(await listProducts(services.database, klass.branchId), klass) : null,
    promo: await codeSaving(services, order),
  });
}

async function memberSavings(
  { database, clock }: Services,
  { klass, principalId }: OrderToPrice,
): Promise<Saving[]> {
  if (!principalId) return [];
  const credits = await listEntitlements(database, klass.branchId, principalId);
  return classMemberSaving(klass, memberDiscount(credits, clock.now()));
}

async function codeSaving(
  services: Services,
  { klass, places, principalId, code: typed }: OrderToPrice,
): Promise<Saving | null> {
  if (!typed) return null;
  const { code, email, ...guess } = typed;
  const who = { branchId: klass.branchId, memberId: principalId, email };
  return promoSaving(services, {
    branchId: klass.branchId,
    code,
    person: { memberId: principalId, holders: await holdersOf(services.database, services.keys, who) },
    about: { kind: 'class', activityId: klass.activityId },
    basePence: klass.pricePence * places,
    currency: klass.currency,
    ...guess,
  });
}
