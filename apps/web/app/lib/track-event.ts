import type { PageEventName } from '@studio/domain/site-events/site-events';

/** Milliseconds until events are sent from a page without interaction. */
const untouchedMs = 5000;

/** Events recorded before the reporter is loaded. */
let given: [name: PageEventName, value: string | undefined, path: string][] = [];

/**
 * Reports an action of the visitor on a page (handbook: analytics 3). The studio counts it, and the analytics script
 * receives it if allowed. API calls are counted without this. The reporter loads on the first interaction or after a
 * while, so that it delays no page.
 */
export function trackEvent(name: PageEventName, value?: string): void {
  given.push([name, value, location.pathname]);
  if (given.length > 1) return;
  if (navigator.userActivation?.hasBeenActive) {
    report();
    return;
  }
  const touched = new AbortController();
  const act = () => {
    touched.abort();
    report();
  };
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, act, { signal: touched.signal });
  setTimeout(act, untouchedMs);
}

function report(): void {
  const events = given;
  given = [];
  if (events.length === 0) return;
  void import('./report-event.ts').then(
    ({ reportEvent }) => {
      for (const event of events) reportEvent(...event);
    },
    () => {},
  );
}
