import { toLondonDate } from '../time/london.ts';

/** Expiry of a card, which is valid until the last day of the month. */
export interface CardExpiry {
  /** Month from 1 to 12. */
  expMonth: number;
  expYear: number;
}

/** Card saved at the provider. */
export interface StoredCard extends CardExpiry {
  id: string;
  isDefault: boolean;
  /** Fingerprint, which is equal each time the same card is saved; null matches no other card. */
  fingerprint: string | null;
}

/**
 * Removes duplicates of a card that was saved several times (handbook: packs-and-memberships 12). Keeps the duplicate
 * that expires last (the first of several), and makes it the default if any duplicate is. Keeps the order in which the
 * cards first occur.
 */
export function deduplicateCards<Card extends StoredCard>(savedCards: readonly Card[]): Card[] {
  const cards = new Map<string, Card>();
  for (const card of savedCards) {
    const key = card.fingerprint ?? `id ${card.id}`;
    const duplicate = cards.get(key);
    const best = duplicate && getExpiryMonth(duplicate) >= getExpiryMonth(card) ? duplicate : card;
    cards.set(key, { ...best, isDefault: card.isDefault || (duplicate?.isDefault ?? false) });
  }
  return [...cards.values()];
}

/** Returns whether two stored cards are the same physical card. */
export function isSameCard(one: StoredCard, other: StoredCard): boolean {
  return one.id === other.id || (one.fingerprint !== null && one.fingerprint === other.fingerprint);
}

/** Returns whether a card is valid at a moment, by London's calendar. */
export function isCardValidAt(card: CardExpiry, moment: Date): boolean {
  return toLondonDate(moment).slice(0, 7) <= getExpiryMonth(card);
}

/**
 * Returns the card to preselect among valid ones, which is the default or the only one. Null when several are valid and
 * none is the default.
 */
export function getPreselectedCard<Card extends { isDefault: boolean }>(
  validCards: readonly Card[],
): Card | null {
  return (
    validCards.find(({ isDefault }) => isDefault) ??
    (validCards.length === 1 ? (validCards[0] ?? null) : null)
  );
}

/** Returns the expiry month in sortable form, such as "2027-03". */
function getExpiryMonth({ expMonth, expYear }: CardExpiry): string {
  return `${expYear}-${String(expMonth).padStart(2, '0')}`;
}

/**
 * Returns the card that becomes the default when another card is removed: the first other valid card. Returns null when
 * there is none; then the card can't be removed while a membership needs it.
 */
export function getReplacementCard<Card extends CardExpiry & { id: string }>(
  cards: readonly Card[],
  removedId: string,
  now: Date,
): Card | null {
  return cards.find((card) => card.id !== removedId && isCardValidAt(card, now)) ?? null;
}
