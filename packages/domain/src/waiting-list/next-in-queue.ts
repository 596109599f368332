import { type ExpiredOffers, getOffersPausedUntil, isOfferedLast } from './expired-offers.ts';
import { getQuietHoursEnd } from './offer-times.ts';

/** Status of a waiting list entry. WAITING has a position, OFFERED a held place; the others are final. */
export type WaitingStatus = 'WAITING' | 'OFFERED' | 'BOOKED' | 'LEFT' | 'EXPIRED' | 'ENDED';

/** Waiting list entry with the fields that its turn depends on. */
export interface QueuedEntry {
  id: string;
  joinedAt: Date;
  /**
   * Whether the person is verified (handbook: waiting-list 3). Unverified people get no offers and take no place from
   * other people.
   */
  confirmed: boolean;
  /**
   * Whether the person cancelled a booking of this class. Such a person isn't offered the place that the cancellation
   * freed.
   */
  hasCancelled: boolean;
  /** Whether the person has an open offer for another class of the entry group. */
  hasOfferElsewhere: boolean;
  /** Whether the browser or network address already holds the maximum number of places. */
  atLimit: boolean;
  expiredOffers: ExpiredOffers;
}

/**
 * Returns the first entry that can get an offer now, or null when none can (handbook: waiting-list 4). Skipped entries
 * keep their position.
 */
export function selectNextInQueue<Entry extends QueuedEntry>(
  queue: readonly Entry[],
  now: Date,
): Entry | null {
  const eligible = queue.filter((entry) => canBeOffered(entry, now));
  return eligible.sort(compareByPosition)[0] ?? null;
}

function canBeOffered(entry: QueuedEntry, now: Date): boolean {
  const { confirmed, hasCancelled, hasOfferElsewhere, atLimit, expiredOffers } = entry;
  return (
    confirmed && !hasCancelled && !hasOfferElsewhere && !atLimit && !getOffersPausedUntil(expiredOffers, now)
  );
}

/** Fields that an entry's position depends on. */
export type PositionedEntry = Pick<QueuedEntry, 'id' | 'joinedAt' | 'confirmed' | 'expiredOffers'>;

/**
 * Returns the position of an entry among the confirmed entries of its class, from 1. For an unconfirmed entry, returns
 * the position that it would have if confirmed.
 */
export function getPosition(queue: readonly PositionedEntry[], own: PositionedEntry): number {
  return (
    1 + queue.filter((one) => one.id !== own.id && one.confirmed && compareByPosition(one, own) < 0).length
  );
}

/**
 * Compares two entries by position. People who let several offers expire come last. Otherwise the earlier time of
 * joining comes first, then the lower id.
 */
function compareByPosition(one: PositionedEntry, other: PositionedEntry): number {
  return (
    Number(isOfferedLast(one.expiredOffers)) - Number(isOfferedLast(other.expiredOffers)) ||
    one.joinedAt.getTime() - other.joinedAt.getTime() ||
    (one.id < other.id ? -1 : 1)
  );
}

/**
 * Returns whether to book a place automatically (handbook: waiting-list 7). The member must have chosen it, payment
 * must be possible, and it must not be during quiet hours.
 */
export function shouldAutoBook(
  { autoUntil, canPay }: { autoUntil: Date | null; canPay: boolean },
  now: Date,
  morning = getQuietHoursEnd(now),
): boolean {
  return canPay && autoUntil !== null && now < autoUntil && morning === null;
}
