import { useState } from 'react';
import { browserApi } from '../../lib/browser-api.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { useLookAgain } from '../../lib/use-look-again.ts';
import { askForClass } from './ask-for-class.ts';
import { classNow } from './class-now.ts';
import type { ClassNow, ClassOnDay } from './class-on-day-data.ts';

const everyMs = 30_000;

/**
 * The class as it is now: asked for every 30 s while the page is visible, and when somebody comes back to it. A call
 * that fails changes nothing; the next one may do better.
 */
export function useClassNow({ now: served, date, slug }: ClassOnDay): ClassNow {
  const [seen, setSeen] = useState<{ since: ClassNow; now: ClassNow } | null>(null);
  useLookAgain(async (signal) => {
    const answer = await askForClass(browserApi(), { date, slug }).catch(() => null);
    if (answer && !signal.aborted) setSeen({ since: served, now: classNow(answer, serverNow()) });
  }, everyMs);
  return seen?.since === served ? seen.now : served;
}
