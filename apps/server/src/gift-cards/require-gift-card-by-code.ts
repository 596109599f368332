import { normaliseGiftCardCode } from '@studio/domain/gift-cards/gift-card-code';
import { formatDayAndYear } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { AppError } from '../platform/app-error.ts';
import { type CodeAttemptCaller, rateLimitCodeGuesses } from '../platform/limits/rate-limit-code-guesses.ts';
import type { Services } from '../platform/services.ts';
import { hashGiftCardCode } from './derive-gift-card-code.ts';
import { findGiftCard, type GiftCardRow } from './store.ts';

/**
 * Returns the gift card with a code. Throws AppError gift_card_refused with the same message for an unknown, mistyped,
 * expired or deactivated card, and rate_limited after too many guesses.
 */
export async function requireGiftCardByCode(
  services: Services,
  input: { branchId: string; code: string; guesser: CodeAttemptCaller },
): Promise<GiftCardRow> {
  await rateLimitCodeGuesses(services, 'gift-card', input.guesser);
  const card = await lookUpCode(services, input);
  if (!card || card.deactivatedAt || card.expiresAt <= services.clock.now())
    throw new AppError('gift_card_refused');
  return card;
}

/**
 * Returns a gift card that a client shows at the front desk. The message of AppError gift_card_refused says why the card
 * can't pay, because staff may know, and have to tell the client.
 */
export async function requireGiftCardAtDesk(
  services: Services,
  input: { branchId: string; code: string },
): Promise<GiftCardRow> {
  const card = await lookUpCode(services, input);
  const problem = card
    ? findGiftCardProblem(card, services.clock.now())
    : 'We can’t find this gift card. Check the 16 letters and digits.';
  if (!card || problem) throw new AppError('gift_card_refused', problem ?? undefined);
  return card;
}

function findGiftCardProblem(card: GiftCardRow, now: Date): string | null {
  // The card expires at midnight, so the last valid day is the day before.
  const lastDay = formatDayAndYear(toLondonDate(new Date(card.expiresAt.getTime() - 1)));
  if (card.deactivatedAt) return 'This gift card has been deactivated.';
  if (card.expiresAt <= now) return `This gift card expired on ${lastDay}.`;
  return card.balancePence <= 0 ? 'There’s nothing left on this gift card.' : null;
}

function lookUpCode(
  { database, keys }: Services,
  { branchId, code }: { branchId: string; code: string },
): Promise<GiftCardRow | null> {
  // Also looks up malformed codes, so that the response time doesn't reveal which codes are malformed.
  return findGiftCard(database, branchId, {
    codeHash: hashGiftCardCode(keys, normaliseGiftCardCode(code) ?? code),
  });
}
