import type { HoldStatus } from '@studio/domain/bookings/hold';

/**
 * Phase of the hold: at least two minutes left (`calm`), last two minutes (`closing`), 3-D Secure in progress
 * (`confirming`), or ended.
 */
export type HoldPhase = 'calm' | 'closing' | 'confirming' | 'ended';

/** Remaining seconds below which the timer changes colour and shows the deadline. */
const closingSeconds = 120;

/**
 * Returns the phase of a hold. During 3-D Secure the expiry doesn't count, because the server keeps the places until
 * it ends (handbook: holds 4).
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
