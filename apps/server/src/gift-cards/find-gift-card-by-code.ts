import { normaliseGiftCardCode } from '@studio/domain/gift-cards/gift-card-code';
import { AppError } from '../platform/app-error.ts';
import { type GuessingCaller, rateLimitCodeGuesses } from '../platform/rate-limit-code-guesses.ts';
import type { Services } from '../platform/services.ts';
import { hashGiftCardCode } from './derive-gift-card-code.ts';
import { findGiftCard, type GiftCardRow } from './store.ts';

/**
 * The gift card of a code that somebody typed. Refuses with `gift_card_refused`, in the same words for a code that is
 * unknown, mistyped or over; with `rate_limited` who tries many.
 */
export async function findGiftCardByCode(
  services: Services,
  wish: { branchId: string; code: string; guesser: GuessingCaller },
): Promise<GiftCardRow> {
  const { database, keys, clock } = services;
  await rateLimitCodeGuesses(services, 'gift-card', wish.guesser);
  // A code that cannot be one is looked for, too, so that the time of the answer does not tell.
  const codeHash = hashGiftCardCode(keys, normaliseGiftCardCode(wish.code) ?? wish.code);
  const card = await findGiftCard(database, wish.branchId, { codeHash });
  if (!card || card.stoppedAt || card.expiresAt <= clock.now()) throw new AppError('gift_card_refused');
  return card;
}
