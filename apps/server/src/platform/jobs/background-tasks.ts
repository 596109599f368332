import type { FastifyBaseLogger } from 'fastify';
import { classifyDatabaseError } from '../database/classify-database-error.ts';

/** Runner of work that no request waits for. Logs failures. */
export interface BackgroundTasks {
  run(name: string, work: () => Promise<unknown>): void;
  /** Repeats work at this interval. Never runs it twice at once. */
  every(seconds: number, name: string, work: () => Promise<unknown>): void;
  /** Stops repeating and waits for running work. */
  close(): Promise<void>;
}

/**
 * Logs a failure. While the database is unavailable every run fails, and the database monitor has logged that already.
 */
function logFailure(log: FastifyBaseLogger, error: unknown, work: string): void {
  const level = { unavailable: 'debug', 'in-doubt': 'warn', busy: 'warn', none: 'error' } as const;
  log[level[classifyDatabaseError(error) ?? 'none']]({ err: error, work }, 'background work failed');
}

export function createBackgroundTasks(log: FastifyBaseLogger): BackgroundTasks {
  const running = new Set<Promise<unknown>>();
  const timers = new Set<NodeJS.Timeout>();
  let closed = false;
  const start = (name: string, work: () => Promise<unknown>): Promise<unknown> => {
    const run = work()
      .catch((error: unknown) => logFailure(log, error, name))
      .finally(() => running.delete(run));
    running.add(run);
    return run;
  };
  return {
    run: (name, work) => {
      if (!closed) start(name, work);
    },
    every: (seconds, name, work) => {
      let busy = false;
      const timer = setInterval(() => {
        if (busy || closed) return;
        busy = true;
        void start(name, work).finally(() => {
          busy = false;
        });
      }, seconds * 1000);
      timers.add(timer);
    },
    close: async () => {
      closed = true;
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running);
    },
  };
}
