import { behindAfterPassed, offerPauseHours, pausedAfterPassed } from './terms.ts';

/** The offers that one person let expire in the last `passedOfferDays` days (handbook: waiting-list 5). A declined offer is not one of them. */
export interface PassedOffers {
  count: number;
  /** When the last of them expired. */
  last: Date | null;
}

/** Whether places are offered to others on the waiting list first. */
export function goesBehind({ count }: PassedOffers): boolean {
  return count >= behindAfterPassed;
}

/** Until when someone is offered no place; null when they can be offered one now. */
export function offersPausedUntil({ count, last }: PassedOffers, now: Date): Date | null {
  if (!last || count < pausedAfterPassed) return null;
  const until = new Date(last.getTime() + offerPauseHours * 3_600_000);
  return until > now ? until : null;
}
