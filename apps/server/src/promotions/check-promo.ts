import type { Saving } from '@studio/domain/pricing/price';
import {
  describePromoScope,
  getPromoSaving,
  isPromoValid,
  type PromoSubject,
} from '@studio/domain/promotions/promotion';
import type { Caller } from '../platform/api-route.ts';
import { AppError } from '../platform/app-error.ts';
import { rateLimitCodeGuesses } from '../platform/rate-limit-code-guesses.ts';
import type { Services } from '../platform/services.ts';
import { countPromoUses, findPromo, type PromoPerson } from './store.ts';

/** A code that somebody typed, and what for. */
export interface CheckPromoInput {
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
export async function checkPromo(services: Services, wish: CheckPromoInput): Promise<Saving> {
  const { database, clock } = services;
  const { branchId, code, person, about, basePence, subjectId } = wish;
  await rateLimitCodeGuesses(services, 'promo', { ...wish.caller, memberId: person.memberId });
  const promo = await findPromo(database, branchId, code);
  // Counted for an unknown code, too, so that the time of the answer does not tell.
  const uses = await countPromoUses(database, promo ?? { branchId, code }, person, subjectId);
  if (!promo) throw new AppError('promo_refused');
  const now = clock.now();
  const isGood = isPromoValid(promo, about, uses, now);
  const saving = isGood ? getPromoSaving(promo, basePence, wish.currency) : null;
  if (!saving) throw new AppError('promo_refused', describePromoScope(promo, about, uses, now) ?? undefined);
  return saving;
}
