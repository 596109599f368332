import { countedCalls } from '@studio/contracts/counted-calls';
import { isNewEvent, siteEvent } from '@studio/domain/site-events/site-events';
import { tellScript } from './analytics-script.ts';
import { serverNow } from './server-clock.ts';

const toldKey = 'iss_told';

/** Tells the script of others what a call of ours has done; the studio has counted it where the call was answered. */
export function tellOfCall(path: string, answer: unknown): void {
  const counted = countedCalls[path];
  if (!counted) return;
  const { event, value, at } = counted;
  const when = at ? at(answer as never) : 'now';
  if (!isNewEvent(when, serverNow()) || isTold(`${event} ${when}`)) return;
  void tellScript(siteEvent(event, value));
}

/** A confirmation asks again for what was booked just now: the same is told once in a tab. */
function isTold(what: string): boolean {
  if (what.endsWith(' now')) return false;
  try {
    if (sessionStorage.getItem(toldKey) === what) return true;
    sessionStorage.setItem(toldKey, what);
  } catch {
    // A browser that stores nothing tells it again.
  }
  return false;
}
