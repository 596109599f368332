import type { SavedCard } from '@studio/contracts/memberships';
import { getPreselectedCard, isCardValidAt } from '@studio/domain/memberships/saved-cards';
import type { AutoBookPayment } from './load-auto-book-payment.ts';

export interface CardChoice {
  /** Cards that are valid until the last of the classes starts. */
  good: readonly SavedCard[];
  /** Cards that have expired, or expire before the last class starts. */
  late: readonly SavedCard[];
  /** Chosen card; null when no card is valid, or the member has to choose. */
  card: SavedCard | null;
}

/**
 * Returns the card choice for classes with these ISO start times. `chosenId` counts while that card is valid.
 * If several cards are valid, preselects only the card that usually pays.
 */
export function getCardChoice(
  payer: AutoBookPayment | null,
  starts: readonly string[],
  chosenId: string | null,
): CardChoice {
  const cards = payer?.kind === 'cards' ? payer.cards : [];
  const last = new Date(Math.max(...starts.map((start) => Date.parse(start))));
  const good = cards.filter((card) => isCardValidAt(card, last));
  const chosen = good.find(({ cardId }) => cardId === chosenId);
  return {
    good,
    late: cards.filter((card) => !good.includes(card)),
    card: chosen ?? getPreselectedCard(good),
  };
}

export function formatCard({ brand, last4 }: SavedCard): string {
  return `${brand} ending ${last4}`;
}

export function formatCardExpiry({ expMonth, expYear }: SavedCard): string {
  return `Expires ${String(expMonth).padStart(2, '0')}/${expYear}`;
}
