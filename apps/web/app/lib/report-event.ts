import { paths } from '@studio/contracts/paths';
import type { ReportedEvent, SiteEventsResponse } from '@studio/contracts/site-events';
import { getPageGroup } from '@studio/domain/site-events/page-group';
import { createSiteEvent, maxEvents, type PageEventName } from '@studio/domain/site-events/site-events';
import { sendToAnalyticsScript } from './analytics-script.ts';
import { browserApi } from './browser-api.ts';

/** Events wait for others to go with them, in milliseconds; not when the page is left. */
const togetherMs = 1000;

let waiting: ReportedEvent[] = [];

/** Counts an event at the studio, and tells it to the script of others where that may run. */
export function reportEvent(name: PageEventName, given: string | undefined, path: string): void {
  const event = createSiteEvent(name, given);
  void sendToAnalyticsScript(event);
  const { value } = event;
  if (waiting.length === 0) setTimeout(send, togetherMs);
  waiting.push({ name, page: getPageGroup(path), ...(value && { value }) });
}

/** What is not counted is not tried again: nobody waits for it, and nothing depends on it. */
function send(): void {
  const events = waiting.slice(0, maxEvents);
  waiting = [];
  if (events.length === 0) return;
  // Goes on its way also when the page goes.
  const api = browserApi((address, request) => fetch(address, { ...request, keepalive: true }));
  api.call<SiteEventsResponse>(paths.siteEvents, { events }).catch(() => {});
}

addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send(), {
  capture: true,
});
