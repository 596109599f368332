import { importWithRetry } from '@studio/islands/import-with-retry';
import { useEffect, useState } from 'react';
import type { HomeClasses } from './load-home-classes.ts';

const everyMs = 60_000;

/**
 * Returns the next classes, refetched every minute. Imports the polling code only after the first minute, because
 * most visits are shorter.
 */
export function useNextClasses(initial: HomeClasses): HomeClasses {
  const [classes, setClasses] = useState(initial);
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const { pollNextClasses } = await importWithRetry(() => import('./poll-next-classes.ts'));
      pollNextClasses(setClasses, everyMs, controller.signal);
    }, everyMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, []);
  return classes;
}
