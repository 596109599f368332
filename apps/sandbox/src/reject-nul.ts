import type { FastifyInstance } from 'fastify';

/** Rejects NUL in URLs with 400, since the database can't store it. */
export function rejectNul(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query }, reply) => {
    if (JSON.stringify([params, query]).includes('\\u0000')) return reply.code(400).send();
  });
}
