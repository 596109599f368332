import type { Saving } from '@studio/domain/pricing/price';
import {
  isPromoGood,
  type PromoSubject,
  promoPurpose,
  promoSavingOn,
} from '@studio/domain/promotions/promotion';
import type { Caller } from '../platform/call-route.ts';
import { limitGuessing } from '../platform/limit-guessing.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { countUses, findPromo, type PromoPerson } from './store.ts';

/** A code that somebody typed, and what for. */
export interface PromoWish {
  branchId: string;
  code: string;
  person: PromoPerson;
  about: PromoSubject;
  /** Of the product, or of one place, in pence. */
  basePence: number;
  currency?: string;
  /** A purchase or order that has used it already: that use does not stand in its own way. */
  subjectId?: string | undefined;
  /** Whose guesses are counted, beside the member's. */
  caller?: Pick<Caller, 'clientId' | 'addressHash'>;
}

/**
 * What a code takes off. Takes nothing yet: that is `takePromo`. Refuses with `promo_refused`, in the same words whether
 * the code is unknown, over or used up; one that counts for something else says for what. Refuses with `rate_limited` who
 * tries many.
 */
export async function promoSaving(services: Services, wish: PromoWish): Promise<Saving> {
  const { database, clock } = services;
  const { branchId, code, person, about, basePence, subjectId } = wish;
  await limitGuessing(services, 'promo', { ...wish.caller, memberId: person.memberId });
  const promo = await findPromo(database, branchId, code);
  // Counted for an unknown code, too, so that the time of the answer does not tell.
  const uses = await countUses(database, promo ?? { branchId, code }, person, subjectId);
  if (!promo) throw new Refused('promo_refused');
  const now = clock.now();
  const isGood = isPromoGood(promo, about, uses, now);
  const saving = isGood ? promoSavingOn(promo, basePence, wish.currency) : null;
  if (!saving) throw new Refused('promo_refused', promoPurpose(promo, about, uses, now) ?? undefined);
  return saving;
}
