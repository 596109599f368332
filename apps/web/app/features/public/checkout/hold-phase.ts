import type { HoldStatus } from '@studio/domain/bookings/hold';

/** Phase of the hold: calm, last two minutes, 3-D Secure in progress, or ended. */
export type HoldPhase = 'calm' | 'closing' | 'confirming' | 'ended';

/** Remaining seconds below which the timer changes colour and shows the deadline. */
const closingSeconds = 120;

/**
 * Returns the phase of a hold. Ignores the clock during 3-D Secure, because the server then keeps the places
 * (handbook: holds 4).
 */
export function getHoldPhase(hold: {
  status: HoldStatus;
  secondsLeft: number;
  confirming: boolean;
}): HoldPhase {
  if (hold.confirming) return 'confirming';
  if (hold.status !== 'LIVE' || hold.secondsLeft <= 0) return 'ended';
  return hold.secondsLeft < closingSeconds ? 'closing' : 'calm';
}
