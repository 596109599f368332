import type { PageEventName } from '@studio/domain/site-events/site-events';

/** Milliseconds until events are sent from a page without interaction. */
const untouchedMs = 5000;

/** Events recorded before the reporter is loaded. */
let queued: [name: PageEventName, value: string | undefined, path: string][] = [];

/**
 * Reports an action of the visitor on a page (handbook: analytics 3). The studio counts it, and the analytics
 * script receives it if allowed. API calls are counted without this function. The reporter loads on the first
 * interaction or after a while, so that it delays no page.
 */
export function trackEvent(name: PageEventName, value?: string): void {
  queued.push([name, value, location.pathname]);
  if (queued.length > 1) return;
  if (navigator.userActivation?.hasBeenActive) {
    report();
    return;
  }
  const controller = new AbortController();
  const handleInteraction = () => {
    controller.abort();
    report();
  };
  for (const touch of ['pointerdown', 'keydown'])
    addEventListener(touch, handleInteraction, { signal: controller.signal });
  setTimeout(handleInteraction, untouchedMs);
}

function report(): void {
  const events = queued;
  queued = [];
  if (events.length === 0) return;
  void import('./report-event.ts').then(
    ({ reportEvent }) => {
      for (const event of events) reportEvent(...event);
    },
    () => {},
  );
}
