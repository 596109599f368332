import type { FastifyInstance } from 'fastify';
import type { ModelTurn, ScriptedResponses } from './scripted-responses.ts';

interface DialChange {
  reset?: boolean;
  next?: ModelTurn[];
  always?: ModelTurn | null;
}

/**
 * Registers `GET /`, which returns the received requests, and `POST /`, which sets the next responses. POST accepts
 * only JSON, so that a page of another site can't send such a request.
 */
export function registerModelControlRoutes(
  scope: FastifyInstance,
  { responses }: { responses: ScriptedResponses },
): void {
  scope.get('/', async () => ({ ok: true, requests: responses.requests }));
  scope.post<{ Body: DialChange }>('/', async ({ body }) => {
    if (body.reset) responses.reset();
    if (body.always !== undefined) responses.always(body.always);
    responses.next(...(body.next ?? []));
    return { ok: true };
  });
}
