/** Duration of a tour (handbook: tours 1). */
export const tourSlotMinutes = 30;

/** Minimum time between booking and start of a tour (handbook: tours 2). */
export const tourLeadMinutes = 120;

/** Duration of a hold of a slot: 5 minutes (handbook: tours 3). */
export const tourHoldSeconds = 300;

/** Returns the expiry of a tour hold placed now. */
export function getTourHoldExpiry(now: Date): Date {
  return new Date(now.getTime() + tourHoldSeconds * 1000);
}

/** Returns whether a hold has expired: at `holdExpiresAt`, in epoch seconds, or later (handbook: tours 3). */
export function isTourHoldOver(holdExpiresAt: number, now: Date): boolean {
  return now.getTime() >= holdExpiresAt * 1000;
}
