import type { HoldStatus } from '@studio/domain/bookings/hold';

/** How the hold looks on the page: calm, in its last two minutes, at the bank, or over. */
export type HoldPhase = 'calm' | 'closing' | 'confirming' | 'ended';

/** Below this many seconds the timer changes colour and says until when to finish. */
const closingSeconds = 120;

/** While the bank confirms there is no number and no end: the server keeps the place (handbook: holds 4). */
export function getHoldPhase(hold: {
  status: HoldStatus;
  secondsLeft: number;
  confirming: boolean;
}): HoldPhase {
  if (hold.confirming) return 'confirming';
  if (hold.status !== 'LIVE' || hold.secondsLeft <= 0) return 'ended';
  return hold.secondsLeft < closingSeconds ? 'closing' : 'calm';
}
