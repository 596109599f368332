import type { SavedCard } from '@studio/contracts/memberships';
import { getPreselectedCard, isCardValidAt } from '@studio/domain/memberships/saved-cards';
import type { AutoBookPayment } from './load-auto-book-payment.ts';

/** The cards that can be charged for a place, and the one that is. */
export interface CardChoice {
  /** Good until the last of the classes begins. */
  good: readonly SavedCard[];
  /** Expired, or expiring before. */
  late: readonly SavedCard[];
  /** Null when there is none, or it has to be chosen. */
  card: SavedCard | null;
}

/**
 * What a member can choose from for classes with these ISO starts. `chosenId`: what they have chosen; it counts as long as
 * it is good. Of several, none is chosen for them when the card that usually pays is not among them.
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

/** "Visa ending 4242" */
export function formatCard({ brand, last4 }: SavedCard): string {
  return `${brand} ending ${last4}`;
}

/** "Expires 04/2028" */
export function formatCardExpiry({ expMonth, expYear }: SavedCard): string {
  return `Expires ${String(expMonth).padStart(2, '0')}/${expYear}`;
}
