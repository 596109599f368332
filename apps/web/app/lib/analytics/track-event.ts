import type { PageEventName } from '@studio/domain/site-events/site-events';

/** Time in ms after which events are sent even if the visitor hasn't interacted with the page. */
const untouchedMs = 5000;

/** Events that wait until the code that sends them is loaded. */
let queued: [name: PageEventName, value: string | undefined, path: string][] = [];

/**
 * Reports an action of the visitor on a page (handbook: analytics 3). The studio's analytics count it, and the
 * analytics script gets it if the visitor allows that. API calls needn't be reported, because the server counts them.
 * The code that sends events loads on the first interaction or after a few seconds, so that it delays no page.
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
