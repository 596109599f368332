import { billWhatIsDue } from '@studio/sandbox/stripe/billing/bring-to';
import type { moments } from './member-actions.ts';
import type { World } from './world.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** From the start of the first class, in ms. */
const fromStart: Record<(typeof moments)[number], number> = {
  'cancelling closes': minuteMs - dayMs,
  'the door opens': -30 * minuteMs,
  'the class is over': 3 * 60 * minuteMs,
  'a month is over': 30 * dayMs,
};

/** Lets time come to a moment, if it has not passed; the provider charges what is due by then. */
export async function comeTo({ studio, startsAt }: World, moment: (typeof moments)[number]): Promise<void> {
  const at = startsAt.getTime() + fromStart[moment];
  if (at <= studio.time.now.getTime()) return;
  studio.time.now = new Date(at);
  await billWhatIsDue(studio.sandbox, studio.time.now);
}
