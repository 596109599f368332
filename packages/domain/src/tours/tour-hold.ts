/** A tour takes half an hour (handbook: tours 1). */
export const tourSlotMinutes = 30;

/** Tours can be booked from 2 hours from now (handbook: tours 2). */
export const tourLeadMinutes = 120;

/** A slot is held for 5 minutes (handbook: tours 3). */
export const tourHoldSeconds = 300;

/** When a tour hold placed now ends. */
export function getTourHoldExpiry(now: Date): Date {
  return new Date(now.getTime() + tourHoldSeconds * 1000);
}

/** Whether a hold is over: at `holdExpiresAt`, in epoch seconds, and after (handbook: tours 3). */
export function isTourHoldOver(holdExpiresAt: number, now: Date): boolean {
  return now.getTime() >= holdExpiresAt * 1000;
}
