import type { FastifyInstance } from 'fastify';
import type { ModelScript, ModelTurn } from './model-script.ts';

interface DialChange {
  reset?: boolean;
  next?: ModelTurn[];
  always?: ModelTurn | null;
}

/**
 * `GET /` tells what the model has been asked; `POST /` tells it what to say (JSON only, so that no other site's page can
 * do it unasked).
 */
export function modelControlRoutes(scope: FastifyInstance, { script }: { script: ModelScript }): void {
  scope.get('/', async () => ({ ok: true, requests: script.requests }));
  scope.post<{ Body: DialChange }>('/', async ({ body }) => {
    if (body.reset) script.forget();
    if (body.always !== undefined) script.always(body.always);
    script.next(...(body.next ?? []));
    return { ok: true };
  });
}
