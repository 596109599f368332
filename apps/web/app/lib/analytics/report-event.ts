import { paths } from '@studio/contracts/paths';
import type { ReportedEvent, SendSiteEventsResponse } from '@studio/contracts/site-events';
import { getPageGroup } from '@studio/domain/site-events/page-group';
import {
  createSiteEvent,
  maxEventsPerCall,
  type PageEventName,
} from '@studio/domain/site-events/site-events';
import { browserApi } from '../api/browser-api.ts';
import { sendToAnalyticsScript } from './analytics-script.ts';

/** Delay in milliseconds for batching events. When the visitor hides the page, they are sent at once. */
const batchMs = 1000;

let queued: ReportedEvent[] = [];

/**
 * Counts an event in the studio's analytics, and sends it to the analytics script if the visitor's consent
 * allows it.
 */
export function reportEvent(name: PageEventName, detail: string | undefined, path: string): void {
  const event = createSiteEvent(name, detail);
  void sendToAnalyticsScript(event);
  const { value } = event;
  if (queued.length === 0) setTimeout(send, batchMs);
  queued.push({ name, page: getPageGroup(path), ...(value && { value }) });
}

/**
 * Sends the queued events. Drops those beyond the maximum per call and doesn't retry a failure, because losing events
 * is harmless.
 */
function send(): void {
  const events = queued.slice(0, maxEventsPerCall);
  queued = [];
  if (events.length === 0) return;
  // With keepalive, the request can finish after the visitor leaves the page.
  const api = browserApi((url, request) => fetch(url, { ...request, keepalive: true }));
  api.call<SendSiteEventsResponse>(paths.siteEvents, { events }).catch(() => {});
}

addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send(), {
  capture: true,
});
