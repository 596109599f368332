import type { FastifyBaseLogger } from 'fastify';

/** Work that nobody waits for: it is started, its failure is logged, and closing waits for it. */
export interface Background {
  later(name: string, work: () => Promise<unknown>): void;
  /** Repeats work every so many seconds, never twice at once. */
  every(seconds: number, name: string, work: () => Promise<unknown>): void;
  /** Stops repeating and waits for what is under way. */
  close(): Promise<void>;
}

export function background(log: FastifyBaseLogger): Background {
  const running = new Set<Promise<unknown>>();
  const timers = new Set<NodeJS.Timeout>();
  let closed = false;
  const start = (name: string, work: () => Promise<unknown>): Promise<unknown> => {
    const run = work()
      .catch((error: unknown) => log.error({ err: error, work: name }, 'background work failed'))
      .finally(() => running.delete(run));
    running.add(run);
    return run;
  };
  return {
    later: (name, work) => {
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
