/** Duration of a hold in seconds: 10 minutes (handbook: holds 1). */
export const holdSeconds = 600;

/** Maximum duration in seconds of a hold including its payment: 20 minutes (handbook: holds 1). */
export const holdAndPaymentSeconds = 1200;

/** Maximum number of places per hold (handbook: holds 2; paying 5). */
export const maxHoldPlaces = 4;

/** Maximum number of live holds per browser, unless a setting overrides it (handbook: holds 5). */
export const maxLiveHolds = 3;

/** Fields of a hold that the rules need. Instants are UTC. */
export interface HoldDetails {
  status: HoldStatus;
  createdAt: Date;
  expiresAt: Date;
}

/** Status of a hold. LIVE occupies places; every other status is final. */
export type HoldStatus = 'LIVE' | 'RELEASED' | 'EXPIRED' | 'CONSUMED';

/**
 * Returns whether a hold is live. After its expiry it isn't, even before the sweeper has updated its status
 * (handbook: holds 3).
 */
export function isHoldLive(hold: HoldDetails, now: Date): boolean {
  return hold.status === 'LIVE' && now.getTime() < hold.expiresAt.getTime();
}

/** Returns the expiry of a hold that begins now. */
export function getHoldExpiry(now: Date): Date {
  return new Date(now.getTime() + holdSeconds * 1000);
}

/**
 * Returns the expiry of a hold while the customer pays: 10 minutes from now, at most 20 minutes after the hold began,
 * and never earlier than its current expiry.
 */
export function getHoldExpiryWhilePaying(hold: HoldDetails, now: Date): Date {
  const latest = hold.createdAt.getTime() + holdAndPaymentSeconds * 1000;
  const extendedMs = Math.min(latest, now.getTime() + holdSeconds * 1000);
  return new Date(Math.max(hold.expiresAt.getTime(), extendedMs));
}

/**
 * Number of holds of one class that a browser can start and then release or let expire within an hour. After that it
 * must pause before the next one. A setting can override the number.
 */
export const maxRepeatedHolds = 3;

/** Seconds of the pause after repeated holds, counted from the end of the last hold. */
export const repeatedHoldPauseSeconds = 120;

/** Returns the seconds to wait before the browser may hold the class again; 0 when it may now. */
export function getRepeatedHoldWaitSeconds(
  endedWithinHour: readonly Date[],
  now: Date,
  maxHolds: number = maxRepeatedHolds,
): number {
  if (endedWithinHour.length < maxHolds) return 0;
  const last = Math.max(...endedWithinHour.map((ended) => ended.getTime()));
  return Math.max(0, Math.ceil((last + repeatedHoldPauseSeconds * 1000 - now.getTime()) / 1000));
}

/** Returns the whole seconds until a hold expires; 0 at and after its expiry. */
export function getHoldSecondsLeft(expiresAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000));
}

/** Formats the remaining time as minutes and seconds, such as "8:41". */
export function formatHoldTimeLeft(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
