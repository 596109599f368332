import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * Before a process stops it goes on serving for a while, says at `/readyz` that it is not to be asked any more, and
 * closes each connection with the answer to what came over it: nobody comes to a door that shuts in their face. Call
 * before any route is there.
 */
export function drainFirst(app: FastifyInstance, seconds: number): { drain(): Promise<void> } {
  let draining = false;
  app.addHook('onRequest', async (request, reply) => {
    if (!draining) return;
    reply.header('connection', 'close');
    if (request.url !== '/readyz') return;
    return reply.code(503).header('retry-after', '5').send({ ok: false, stopping: true });
  });
  return {
    drain: async () => {
      draining = true;
      await pause(seconds * 1000);
    },
  };
}
