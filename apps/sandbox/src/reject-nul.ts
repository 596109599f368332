import type { FastifyInstance } from 'fastify';

/** Refuses NUL in addresses with 400: no database stores it. */
export function rejectNul(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query }, reply) => {
    if (JSON.stringify([params, query]).includes('\\u0000')) return reply.code(400).send();
  });
}
