import { offeredLastAfterExpired, offerPauseHours, pausedAfterExpired } from './waiting-list-terms.ts';

/** The offers that one person let expire in the last `passedOfferDays` days (handbook: waiting-list 5). A declined offer is not one of them. */
export interface ExpiredOffers {
  count: number;
  /** When the last of them expired. */
  last: Date | null;
}

/** Whether places are offered to others on the waiting list first. */
export function isOfferedLast({ count }: ExpiredOffers): boolean {
  return count >= offeredLastAfterExpired;
}

/** Until when someone is offered no place; null when they can be offered one now. */
export function getOffersPausedUntil({ count, last }: ExpiredOffers, now: Date): Date | null {
  if (!last || count < pausedAfterExpired) return null;
  const until = new Date(last.getTime() + offerPauseHours * 3_600_000);
  return until > now ? until : null;
}
