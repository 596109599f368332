import { expiredOffersBeforeLast, expiredOffersBeforePause, offerPauseHours } from './waiting-list-terms.ts';

/**
 * Offers that one person let expire in the last `expiredOfferDays` days (handbook: waiting-list 5). Declined offers
 * don't count.
 */
export interface ExpiredOffers {
  count: number;
  /** Time at which the last of these offers expired; null when there is none. */
  last: Date | null;
}

/** Returns whether other people on the waiting list get offers first. */
export function isOfferedLast({ count }: ExpiredOffers): boolean {
  return count >= expiredOffersBeforeLast;
}

/** Returns the time until which a person gets no offers; null when offers are possible now. */
export function getOffersPausedUntil({ count, last }: ExpiredOffers, now: Date): Date | null {
  if (!last || count < expiredOffersBeforePause) return null;
  const until = new Date(last.getTime() + offerPauseHours * 3_600_000);
  return until > now ? until : null;
}
