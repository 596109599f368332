import { type ExpiredOffers, getOffersPausedUntil, isOfferedLast } from './expired-offers.ts';
import { getQuietHoursEnd } from './offer-times.ts';

/** WAITING has a position, OFFERED a held place; the others are final. */
export type WaitingStatus = 'WAITING' | 'OFFERED' | 'TAKEN' | 'LEFT' | 'PASSED' | 'ENDED';

/** A waiting list entry with the fields that its turn depends on. */
export interface QueuedEntry {
  id: string;
  joinedAt: Date;
  /**
   * The person is verified (handbook: waiting-list 3). Unverified people get no offers and take no place from anyone.
   */
  confirmed: boolean;
  /** The person cancelled a booking of this class, so its place isn't offered back. */
  hasCancelled: boolean;
  /** The person has an open offer for another class of the same request. */
  hasOfferElsewhere: boolean;
  /** The browser or network address already holds the maximum number of places. */
  atLimit: boolean;
  passed: ExpiredOffers;
}

/**
 * Returns the first entry that can get an offer now, or null (handbook: waiting-list 4). Skipped entries keep their
 * position.
 */
export function selectNextInQueue<Entry extends QueuedEntry>(
  queue: readonly Entry[],
  now: Date,
): Entry | null {
  const eligible = queue.filter((entry) => canBeOffered(entry, now));
  return eligible.sort(inOrder)[0] ?? null;
}

function canBeOffered(entry: QueuedEntry, now: Date): boolean {
  const { confirmed, hasCancelled, hasOfferElsewhere, atLimit, passed } = entry;
  return confirmed && !hasCancelled && !hasOfferElsewhere && !atLimit && !getOffersPausedUntil(passed, now);
}

/** Fields that an entry's position depends on. */
export type PositionedEntry = Pick<QueuedEntry, 'id' | 'joinedAt' | 'confirmed' | 'passed'>;

/**
 * Returns the position of an entry among the confirmed ones of its class, 1 for the first. For an unconfirmed entry,
 * the position that it would have if confirmed.
 */
export function getPosition(queue: readonly PositionedEntry[], own: PositionedEntry): number {
  return 1 + queue.filter((one) => one.id !== own.id && one.confirmed && inOrder(one, own) < 0).length;
}

/** People who let several offers expire come last; otherwise entries are ordered by time of joining, then by id. */
function inOrder(one: PositionedEntry, other: PositionedEntry): number {
  return (
    Number(isOfferedLast(one.passed)) - Number(isOfferedLast(other.passed)) ||
    one.joinedAt.getTime() - other.joinedAt.getTime() ||
    (one.id < other.id ? -1 : 1)
  );
}

/**
 * Returns whether to book a place automatically (handbook: waiting-list 7). The member must have chosen it, payment
 * must be possible, and it mustn't be during quiet hours.
 */
export function isAutoBooked(
  { autoUntil, canPay }: { autoUntil: Date | null; canPay: boolean },
  now: Date,
  morning = getQuietHoursEnd(now),
): boolean {
  return canPay && autoUntil !== null && now < autoUntil && morning === null;
}
