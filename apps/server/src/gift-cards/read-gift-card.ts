import { readGiftCardCode } from '@studio/domain/gift-cards/gift-card-code';
import { type Guesser, limitGuessing } from '../platform/limit-guessing.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { codeHashOf } from './code-of.ts';
import { findGiftCard, type GiftCardRow } from './store.ts';

/**
 * The gift card of a code that somebody typed. Refuses with `gift_card_refused`, in the same words for a code that is
 * unknown, mistyped or over; with `rate_limited` who tries many.
 */
export async function readGiftCard(
  services: Services,
  wish: { branchId: string; code: string; guesser: Guesser },
): Promise<GiftCardRow> {
  const { database, keys, clock } = services;
  await limitGuessing(services, 'gift-card', wish.guesser);
  // A code that cannot be one is looked for, too, so that the time of the answer does not tell.
  const codeHash = codeHashOf(keys, readGiftCardCode(wish.code) ?? wish.code);
  const card = await findGiftCard(database, wish.branchId, { codeHash });
  if (!card || card.stoppedAt || card.expiresAt <= clock.now()) throw new Refused('gift_card_refused');
  return card;
}
