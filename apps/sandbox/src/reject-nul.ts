import type { FastifyInstance } from 'fastify';

/** Rejects NUL characters in URLs with 400, because the database can't store them. */
export function rejectNul(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query }, reply) => {
    if (JSON.stringify([params, query]).includes('\\u0000')) return reply.code(400).send();
  });
}
