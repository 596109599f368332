import type { PageEventName } from '@studio/domain/site-events/site-events';
import { useEffect } from 'react';
import { track } from './track.ts';

/** Reports an event once it has happened, and again when its value changes. */
export function useTrack(name: PageEventName, value?: string, happened = true): void {
  useEffect(() => {
    if (happened) track(name, value);
  }, [name, value, happened]);
}
