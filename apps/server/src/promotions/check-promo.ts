import type { Saving } from '@studio/domain/pricing/price';
import {
  describePromoScope,
  getPromoSaving,
  isPromoValid,
  type PromoSubject,
} from '@studio/domain/promotions/promotion';
import { AppError } from '../platform/app-error.ts';
import type { Caller } from '../platform/http/api-route.ts';
import { type CodeAttemptCaller, rateLimitCodeGuesses } from '../platform/limits/rate-limit-code-guesses.ts';
import type { Services } from '../platform/services.ts';
import { countPromoUses, findPromo, type PromoPerson } from './store.ts';

export interface CheckPromoInput {
  branchId: string;
  code: string;
  person: PromoPerson;
  about: PromoSubject;
  /** Base price of the product or of one place, in pence. */
  basePence: number;
  currency?: string;
  /** Purchase or order that already uses the code. This use doesn't count against the code. */
  subjectId?: string | undefined;
  /** Caller whose guesses are counted, in addition to the member's. */
  caller?: Pick<Caller, 'clientId' | 'addressHash'>;
  /** Person whose guesses are counted instead of the caller's and the member's, such as a staff member. */
  guesser?: CodeAttemptCaller;
}

/**
 * Returns the saving of a promo code without using it. Throws AppError promo_refused with the same message for an
 * unknown, expired or used-up code; for a code with another scope, the message names the scope. Throws rate_limited
 * after too many guesses.
 */
export async function checkPromo(services: Services, input: CheckPromoInput): Promise<Saving> {
  const { database, clock } = services;
  const { branchId, code, person, about, basePence, subjectId } = input;
  const guesser = input.guesser ?? { ...input.caller, memberId: person.memberId };
  await rateLimitCodeGuesses(services, 'promo', guesser);
  const promo = await findPromo(database, branchId, code);
  // Also counts the uses of an unknown code, so that the response time doesn't reveal which codes exist.
  const uses = await countPromoUses(database, promo ?? { branchId, code }, person, subjectId);
  if (!promo) throw new AppError('promo_refused');
  const now = clock.now();
  const isGood = isPromoValid(promo, about, uses, now);
  const saving = isGood ? getPromoSaving(promo, basePence, input.currency) : null;
  if (!saving) throw new AppError('promo_refused', describePromoScope(promo, about, uses, now) ?? undefined);
  return saving;
}
