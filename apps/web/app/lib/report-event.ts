import { paths } from '@studio/contracts/paths';
import type { ReportedEvent, SiteEventsAnswer } from '@studio/contracts/site-events';
import { pageGroup } from '@studio/domain/site-events/page-group';
import { eventsMost, type PageEventName, siteEvent } from '@studio/domain/site-events/site-events';
import { tellScript } from './analytics-script.ts';
import { browserApi } from './browser-api.ts';

/** Events wait for others to go with them, in milliseconds; not when the page is left. */
const togetherMs = 1000;

let waiting: ReportedEvent[] = [];

/** Counts an event at the studio, and tells it to the script of others where that may run. */
export function reportEvent(name: PageEventName, given: string | undefined, path: string): void {
  const event = siteEvent(name, given);
  void tellScript(event);
  const { value } = event;
  if (waiting.length === 0) setTimeout(send, togetherMs);
  waiting.push({ name, page: pageGroup(path), ...(value && { value }) });
}

/** What is not counted is not tried again: nobody waits for it, and nothing depends on it. */
function send(): void {
  const events = waiting.slice(0, eventsMost);
  waiting = [];
  if (events.length === 0) return;
  // Goes on its way also when the page goes.
  const api = browserApi((address, request) => fetch(address, { ...request, keepalive: true }));
  api.call<SiteEventsAnswer>(paths.siteEvents, { events }).catch(() => {});
}

addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send(), {
  capture: true,
});
