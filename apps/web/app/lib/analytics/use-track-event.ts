import type { PageEventName } from '@studio/domain/site-events/site-events';
import { useEffect } from 'react';
import { trackEvent } from './track-event.ts';

/** Reports an event once `happened` is true, and again when its value changes. */
export function useTrackEvent(name: PageEventName, value?: string, happened = true): void {
  useEffect(() => {
    if (happened) trackEvent(name, value);
  }, [name, value, happened]);
}
