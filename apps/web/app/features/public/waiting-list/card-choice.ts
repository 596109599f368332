import type { SavedCard } from '@studio/contracts/memberships';
import { getPreselectedCard, isCardValidAt } from '@studio/domain/memberships/saved-cards';
import type { AutoBookPayment } from './load-auto-book-payment.ts';

export interface CardChoice {
  /** Cards that are valid until the last of the classes starts. */
  valid: readonly SavedCard[];
  /** Cards that have expired, or expire before the last class starts. */
  invalid: readonly SavedCard[];
  /** Chosen card; null when no card is valid, or the member has to choose. */
  card: SavedCard | null;
}

/**
 * Returns the cards for classes with these ISO start times. `chosenId` is the card that the member chose; it is
 * ignored if that card isn't valid. If several cards are valid and none is chosen, preselects only the card that
 * usually pays.
 */
export function getCardChoice(
  payment: AutoBookPayment | null,
  starts: readonly string[],
  chosenId: string | null,
): CardChoice {
  const cards = payment?.kind === 'cards' ? payment.cards : [];
  const last = new Date(Math.max(...starts.map((start) => Date.parse(start))));
  const valid = cards.filter((card) => isCardValidAt(card, last));
  const chosen = valid.find(({ cardId }) => cardId === chosenId);
  return {
    valid,
    invalid: cards.filter((card) => !valid.includes(card)),
    card: chosen ?? getPreselectedCard(valid),
  };
}

export function formatCardExpiry({ expMonth, expYear }: SavedCard): string {
  return `Expires ${String(expMonth).padStart(2, '0')}/${expYear}`;
}
