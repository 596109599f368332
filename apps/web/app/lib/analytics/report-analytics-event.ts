import { trackedCalls } from '@studio/contracts/tracked-calls';
import { createSiteEvent, isRecentEvent } from '@studio/domain/site-events/site-events';
import { getServerTime } from '../api/server-clock.ts';
import { sendToAnalyticsScript } from './analytics-script.ts';

const reportedKey = 'iss_told';

/**
 * Reports a successful API call to the analytics script. Ignores calls that aren't tracked, and events that are old or
 * already reported. The server has already counted the call in the studio's own analytics.
 */
export function reportAnalyticsEvent(path: string, response: unknown): void {
  const trackedCall = trackedCalls[path];
  if (!trackedCall) return;
  const { event, value, at } = trackedCall;
  const when = at ? at(response as never) : 'now';
  if (!isRecentEvent(when, getServerTime()) || isAlreadyReported(`${event} ${when}`)) return;
  void sendToAnalyticsScript(createSiteEvent(event, value));
}

/**
 * Returns whether the event is the last one that this tab reported, because a confirmation page may load the same
 * booking again. Saves the event as reported. An event without a time of its own ('now') is always new.
 */
function isAlreadyReported(eventKey: string): boolean {
  if (eventKey.endsWith(' now')) return false;
  try {
    if (sessionStorage.getItem(reportedKey) === eventKey) return true;
    sessionStorage.setItem(reportedKey, eventKey);
  } catch {
    // A browser without storage reports the event again.
  }
  return false;
}
