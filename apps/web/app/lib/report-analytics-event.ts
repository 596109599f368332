import { trackedCalls } from '@studio/contracts/tracked-calls';
import { createSiteEvent, isRecentEvent } from '@studio/domain/site-events/site-events';
import { sendToAnalyticsScript } from './analytics-script.ts';
import { getServerTime } from './server-clock.ts';

const toldKey = 'iss_told';

/** Tells the script of others what a call of ours has done; the studio has counted it where the call was answered. */
export function reportAnalyticsEvent(path: string, answer: unknown): void {
  const counted = trackedCalls[path];
  if (!counted) return;
  const { event, value, at } = counted;
  const when = at ? at(answer as never) : 'now';
  if (!isRecentEvent(when, getServerTime()) || isTold(`${event} ${when}`)) return;
  void sendToAnalyticsScript(createSiteEvent(event, value));
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
