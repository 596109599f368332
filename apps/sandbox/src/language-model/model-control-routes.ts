import type { FastifyInstance } from 'fastify';
import type { ModelScript, ModelTurn } from './model-script.ts';

interface DialChange {
  reset?: boolean;
  next?: ModelTurn[];
  always?: ModelTurn | null;
}

/**
 * Registers `GET /`, which returns the received requests, and `POST /`, which scripts the next responses. POST accepts
 * only JSON, so that a page of another site can't send such a request.
 */
export function modelControlRoutes(scope: FastifyInstance, { script }: { script: ModelScript }): void {
  scope.get('/', async () => ({ ok: true, requests: script.requests }));
  scope.post<{ Body: DialChange }>('/', async ({ body }) => {
    if (body.reset) script.reset();
    if (body.always !== undefined) script.always(body.always);
    script.next(...(body.next ?? []));
    return { ok: true };
  });
}
