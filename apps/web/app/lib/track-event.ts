import type { PageEventName } from '@studio/domain/site-events/site-events';

/** A page that nobody touches is looked at all the same, after this many milliseconds. */
const untouchedMs = 5000;

/** What has happened, and where, until what counts it is loaded. */
let given: [name: PageEventName, value: string | undefined, path: string][] = [];

/**
 * Reports what somebody does on a page (handbook: analytics 3): it is counted by the studio, and handed to the script
 * of others where one may run. What a call of the API does is counted without this. What counts is loaded with the first
 * touch, or a while later: no page is slower for it.
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
