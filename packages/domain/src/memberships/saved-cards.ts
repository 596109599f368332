import { toLondonDate } from '../time/london.ts';

/** Until when a card can be charged: with the last day of this month. */
export interface CardExpiry {
  /** 1 to 12. */
  expMonth: number;
  expYear: number;
}

/** A card as the provider keeps it. */
export interface StoredCard extends CardExpiry {
  id: string;
  isDefault: boolean;
  /** The same for every time that one card was saved; null is like no other. */
  fingerprint: string | null;
}

/**
 * Each card once, however often it was saved (handbook: packs-and-memberships 12): of several savings the one that expires last, the first among equals. It
 * is the one that pays when any of them is. The order of the first savings stays.
 */
export function deduplicateCards<Card extends StoredCard>(kept: readonly Card[]): Card[] {
  const cards = new Map<string, Card>();
  for (const card of kept) {
    const key = card.fingerprint ?? `id ${card.id}`;
    const known = cards.get(key);
    const best = known && monthOf(known) >= monthOf(card) ? known : card;
    cards.set(key, { ...best, isDefault: card.isDefault || (known?.isDefault ?? false) });
  }
  return [...cards.values()];
}

/** Whether both are savings of one card. */
export function isSameCard(one: StoredCard, other: StoredCard): boolean {
  return one.id === other.id || (one.fingerprint !== null && one.fingerprint === other.fingerprint);
}

/** Whether a card has not expired at that moment, by London's calendar. */
export function isCardValidAt(card: CardExpiry, moment: Date): boolean {
  return toLondonDate(moment).slice(0, 7) <= monthOf(card);
}

/**
 * The card that is chosen before anybody has chosen, of those that are good: the default one, or the only one. Null when
 * the default one is not among several.
 */
export function getPreselectedCard<Card extends { isDefault: boolean }>(good: readonly Card[]): Card | null {
  return good.find(({ isDefault }) => isDefault) ?? (good.length === 1 ? (good[0] ?? null) : null);
}

/** "2027-03", which sorts. */
function monthOf({ expMonth, expYear }: CardExpiry): string {
  return `${expYear}-${String(expMonth).padStart(2, '0')}`;
}

/**
 * The card that pays once another one is removed: the first of the others that has not expired. Null when there is none;
 * then a card cannot be removed while a membership goes on to be paid.
 */
export function getReplacementCard<Card extends CardExpiry & { id: string }>(
  cards: readonly Card[],
  removedId: string,
  now: Date,
): Card | null {
  return cards.find((card) => card.id !== removedId && isCardValidAt(card, now)) ?? null;
}
