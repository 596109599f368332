/** A class hold lasts 10 minutes (handbook: holds 1). */
export const holdSeconds = 600;

/** A hold and its payment together last at most 20 minutes (handbook: holds 1). */
export const holdAndPaymentSeconds = 1200;

/** Places that one hold may take (handbook: holds 2; paying 5). */
export const maxHoldPlaces = 4;

/** Live holds that one browser may have at once, unless a setting says otherwise (handbook: holds 5). */
export const maxLiveHolds = 3;

/** A hold as the rules see it. Instants are UTC. */
export interface HoldDetails {
  status: HoldStatus;
  createdAt: Date;
  expiresAt: Date;
}

/** LIVE takes places; every other status is final. */
export type HoldStatus = 'LIVE' | 'RELEASED' | 'LAPSED' | 'CONSUMED';

/** A hold whose time has passed is lapsed, whether or not anything has swept it (handbook: holds 3). */
export function isHoldLive(hold: HoldDetails, now: Date): boolean {
  return hold.status === 'LIVE' && now.getTime() < hold.expiresAt.getTime();
}

/** When a hold placed now ends. */
export function getHoldExpiry(now: Date): Date {
  return new Date(now.getTime() + holdSeconds * 1000);
}

/** While somebody pays, the hold is kept for another 10 minutes, at most 20 in all, and never shorter than it was. */
export function getHoldExpiryWhilePaying(hold: HoldDetails, now: Date): Date {
  const latest = hold.createdAt.getTime() + holdAndPaymentSeconds * 1000;
  const wanted = Math.min(latest, now.getTime() + holdSeconds * 1000);
  return new Date(Math.max(hold.expiresAt.getTime(), wanted));
}

/** Holds of one class by one browser within the hour after which it has to pause, unless a setting says otherwise. */
export const maxRepeatedHolds = 3;

/** How long it pauses, counted from the end of the last one. */
export const repeatedHoldPauseSeconds = 120;

/** Seconds to wait before the same class may be held again, 0 when it may be held now. */
export function getRepeatedHoldWaitSeconds(
  endedWithinHour: readonly Date[],
  now: Date,
  most: number = maxRepeatedHolds,
): number {
  if (endedWithinHour.length < most) return 0;
  const last = Math.max(...endedWithinHour.map((ended) => ended.getTime()));
  return Math.max(0, Math.ceil((last + repeatedHoldPauseSeconds * 1000 - now.getTime()) / 1000));
}

/** Whole seconds that are left, 0 at and after the end. */
export function getHoldSecondsLeft(expiresAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000));
}

/** "8:41": minutes and seconds that are left. */
export function formatHoldTimeLeft(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
