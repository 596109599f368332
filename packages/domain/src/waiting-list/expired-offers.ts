import { expiredOffersBeforeLast, expiredOffersBeforePause, offerPauseHours } from './waiting-list-terms.ts';

/**
 * The offers that one person let expire in the last `expiredOfferDays` days (handbook: waiting-list 5). Declined offers
 * don't count.
 */
export interface ExpiredOffers {
  count: number;
  /** When the last of them expired. */
  last: Date | null;
}

/** Returns whether others on the waiting list get offers first. */
export function isOfferedLast({ count }: ExpiredOffers): boolean {
  return count >= expiredOffersBeforeLast;
}

/** Returns until when a person gets no offers; null when offers are possible now. */
export function getOffersPausedUntil({ count, last }: ExpiredOffers, now: Date): Date | null {
  if (!last || count < expiredOffersBeforePause) return null;
  const until = new Date(last.getTime() + offerPauseHours * 3_600_000);
  return until > now ? until : null;
}
