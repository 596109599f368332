import { trackedCalls } from '@studio/contracts/tracked-calls';
import { createSiteEvent, isRecentEvent } from '@studio/domain/site-events/site-events';
import { sendToAnalyticsScript } from './analytics-script.ts';
import { getServerTime } from './server-clock.ts';

const toldKey = 'iss_told';

/** Reports a call of ours to the analytics script. The server has already counted it in the studio's own analytics. */
export function reportAnalyticsEvent(path: string, answer: unknown): void {
  const counted = trackedCalls[path];
  if (!counted) return;
  const { event, value, at } = counted;
  const when = at ? at(answer as never) : 'now';
  if (!isRecentEvent(when, getServerTime()) || isTold(`${event} ${when}`)) return;
  void sendToAnalyticsScript(createSiteEvent(event, value));
}

/** Returns whether this tab has already reported the event: a confirmation page reloads the same booking. */
function isTold(what: string): boolean {
  if (what.endsWith(' now')) return false;
  try {
    if (sessionStorage.getItem(toldKey) === what) return true;
    sessionStorage.setItem(toldKey, what);
  } catch {
    // A browser without storage reports the event again.
  }
  return false;
}
