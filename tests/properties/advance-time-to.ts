import { runDueBilling } from '@studio/sandbox/stripe/billing/advance-to-time';
import type { timeMoments } from './member-actions.ts';
import type { World } from './world.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Offset from the start of the first class, in ms. */
const fromStart: Record<(typeof timeMoments)[number], number> = {
  'cancelling closes': minuteMs - dayMs,
  'check-in opens': -30 * minuteMs,
  'the class is over': 3 * 60 * minuteMs,
  'a month is over': 30 * dayMs,
};

/** Advances the clock to a moment unless it has passed. The Stripe sandbox charges the billing that is due by then. */
export async function advanceTimeTo(
  { studio, startsAt }: World,
  moment: (typeof timeMoments)[number],
): Promise<void> {
  const at = startsAt.getTime() + fromStart[moment];
  if (at <= studio.time.now.getTime()) return;
  studio.time.now = new Date(at);
  await runDueBilling(studio.sandbox, studio.time.now);
}
