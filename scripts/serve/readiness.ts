import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Whether a process wants to be asked, as `/readyz` says it, with whatever it is to leave out. */
export interface Readiness {
  /** All of it runs. */
  begin(): void;
  /** It goes on serving for a while, and closes each connection with the answer to what came over it. */
  drain(): Promise<void>;
}

/**
 * A process says at `/readyz` that it is not to be asked before all of it has started (what fails until then ends it,
 * though it answers already), and for so many seconds before it stops: nobody comes to a door that shuts in their face.
 * Call before any route is there.
 */
export function createReadiness(app: FastifyInstance, drainSeconds: number): Readiness {
  let now: 'starting' | 'ready' | 'stopping' = 'starting';
  app.addHook('onRequest', (request, reply, next) => {
    if (now === 'ready') return next();
    if (now === 'stopping') reply.header('connection', 'close');
    if (request.url.split('?', 1)[0] !== '/readyz') return next();
    reply
      .code(503)
      .header('retry-after', '5')
      .send({ ok: false, [now]: true });
  });
  return {
    begin: () => {
      now = 'ready';
    },
    drain: async () => {
      now = 'stopping';
      await pause(drainSeconds * 1000);
    },
  };
}
