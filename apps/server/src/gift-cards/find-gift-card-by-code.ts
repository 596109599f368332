import { normaliseGiftCardCode } from '@studio/domain/gift-cards/gift-card-code';
import { AppError } from '../platform/app-error.ts';
import { type CodeAttemptCaller, rateLimitCodeGuesses } from '../platform/limits/rate-limit-code-guesses.ts';
import type { Services } from '../platform/services.ts';
import { hashGiftCardCode } from './derive-gift-card-code.ts';
import { findGiftCard, type GiftCardRow } from './store.ts';

/**
 * Finds a gift card by its code. Throws AppError gift_card_refused with the same message for an unknown, mistyped,
 * expired or deactivated card, and rate_limited after too many guesses.
 */
export async function findGiftCardByCode(
  services: Services,
  input: { branchId: string; code: string; guesser: CodeAttemptCaller },
): Promise<GiftCardRow> {
  const { database, keys, clock } = services;
  await rateLimitCodeGuesses(services, 'gift-card', input.guesser);
  // Also looks up malformed codes, so that the response time doesn't reveal which codes are malformed.
  const codeHash = hashGiftCardCode(keys, normaliseGiftCardCode(input.code) ?? input.code);
  const card = await findGiftCard(database, input.branchId, { codeHash });
  if (!card || card.deactivatedAt || card.expiresAt <= clock.now()) throw new AppError('gift_card_refused');
  return card;
}
