import { type ExpiredOffers, getOffersPausedUntil, isOfferedLast } from './expired-offers.ts';
import { getQuietHoursEnd } from './offer-times.ts';

/** WAITING has a position, OFFERED a place that is held; the others are over. */
export type WaitingStatus = 'WAITING' | 'OFFERED' | 'TAKEN' | 'LEFT' | 'PASSED' | 'ENDED';

/** An entry on the waiting list of a class, as far as its turn depends on it. */
export interface QueuedEntry {
  id: string;
  joinedAt: Date;
  /** Its person has proven who they are (handbook: waiting-list 3). Others are offered nothing, and keep no place from anyone. */
  confirmed: boolean;
  /** They have cancelled a booking of this class: its place is not offered back to them. */
  hasCancelled: boolean;
  /** They are deciding about an offer for another class of the same request. */
  hasOfferElsewhere: boolean;
  /** Their browser or network address holds as many places as it may. */
  atLimit: boolean;
  passed: ExpiredOffers;
}

/** Returns the first entry that can be offered a place now, or null (handbook: waiting-list 4). Entries that are skipped keep their position. */
export function selectNextInQueue<Entry extends QueuedEntry>(
  line: readonly Entry[],
  now: Date,
): Entry | null {
  const able = line.filter((entry) => canBeOffered(entry, now));
  return able.sort(inOrder)[0] ?? null;
}

function canBeOffered(entry: QueuedEntry, now: Date): boolean {
  const { confirmed, hasCancelled, hasOfferElsewhere, atLimit, passed } = entry;
  return confirmed && !hasCancelled && !hasOfferElsewhere && !atLimit && !getOffersPausedUntil(passed, now);
}

/** What the position of an entry depends on. */
export type PositionedEntry = Pick<QueuedEntry, 'id' | 'joinedAt' | 'confirmed' | 'passed'>;

/**
 * Returns the position of an entry among the confirmed ones of its class, 1 for the first. An entry that is not confirmed
 * has the position that it would have once it is.
 */
export function getPosition(line: readonly PositionedEntry[], own: PositionedEntry): number {
  return 1 + line.filter((one) => one.id !== own.id && one.confirmed && inOrder(one, own) < 0).length;
}

/** People who let several offers expire come last; then the order of joining; of two at the same moment, the id decides. */
function inOrder(one: PositionedEntry, other: PositionedEntry): number {
  return (
    Number(isOfferedLast(one.passed)) - Number(isOfferedLast(other.passed)) ||
    one.joinedAt.getTime() - other.joinedAt.getTime() ||
    (one.id < other.id ? -1 : 1)
  );
}

/** Whether a place is taken for somebody without asking (handbook: waiting-list 7): their own rule says so, it can be paid, and it is not night. */
export function isAutoBooked(
  { autoUntil, canPay }: { autoUntil: Date | null; canPay: boolean },
  now: Date,
  morning = getQuietHoursEnd(now),
): boolean {
  return canPay && autoUntil !== null && now < autoUntil && morning === null;
}
