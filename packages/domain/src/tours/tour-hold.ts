/** Duration of a tour in minutes (handbook: tours 1). */
export const tourSlotMinutes = 30;

/** Minimum number of minutes between the booking and the start of a tour (handbook: tours 2). */
export const tourLeadMinutes = 120;

/** Duration in seconds of a hold of a slot: 5 minutes (handbook: tours 3). */
export const tourHoldSeconds = 300;

/** Returns the expiry of a tour hold that begins now. */
export function getTourHoldExpiry(now: Date): Date {
  return new Date(now.getTime() + tourHoldSeconds * 1000);
}

/** Returns whether a hold has expired, which is so from `holdExpiresAt` on, in epoch seconds (handbook: tours 3). */
export function hasTourHoldExpired(holdExpiresAt: number, now: Date): boolean {
  return now.getTime() >= holdExpiresAt * 1000;
}
