import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Whether a process accepts requests, as reported by `/readyz`. */
export interface Readiness {
  /** Reports that the whole process has started. */
  markReady(): void;
  /** Continues to serve for a while, and closes each connection after its response. */
  drain(): Promise<void>;
}

/**
 * Creates the `/readyz` check. A process reports that it isn't ready until all of it has started, and again for some
 * seconds before it stops. Then load balancers send it no requests that would fail. The process already listens while
 * the rest of it starts, so the check can respond during startup. If a later step fails, the process ends. Call this
 * before registering routes.
 */
export function createReadinessCheck(app: FastifyInstance, drainSeconds: number): Readiness {
  let state: 'starting' | 'ready' | 'stopping' = 'starting';
  app.addHook('onRequest', (request, reply, next) => {
    if (state === 'ready') return next();
    if (state === 'stopping') reply.header('connection', 'close');
    if (request.url.split('?', 1)[0] !== '/readyz') return next();
    reply
      .code(503)
      .header('retry-after', '5')
      .send({ ok: false, [state]: true });
  });
  return {
    markReady: () => {
      state = 'ready';
    },
    drain: async () => {
      state = 'stopping';
      await pause(drainSeconds * 1000);
    },
  };
}
