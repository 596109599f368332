import { processWaitingLists } from '@studio/server/waiting-list/process-waiting-lists';
import { expect } from 'vitest';
import type { InProcessServices } from './in-process-services.ts';

/** Processes the waiting lists in every worker, this many times, all concurrently. */
export function serveWaitingLists(workers: readonly InProcessServices[], times = 3): Promise<unknown> {
  return Promise.all(
    [...workers, ...workers].map(async ({ services }) => {
      for (let round = 0; round < times; round++) await processWaitingLists(services);
    }),
  );
}

/**
 * Repeats an assertion until the workers have done their work. One of the server processes may be in the middle of an
 * offer or an automatic booking. Both processes look for work every 3 seconds, and resume a failed automatic booking
 * after 30 seconds.
 */
export const expectAfterWork = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: 60_000 });
