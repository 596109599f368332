import type { FastifyInstance } from 'fastify';
import type { ModelTurn, Script } from './script.ts';

interface DialChange {
  reset?: boolean;
  next?: ModelTurn[];
  always?: ModelTurn | null;
}

/**
 * `GET /` tells what the model has been asked; `POST /` tells it what to say (JSON only, so that no other site's page can
 * do it unasked).
 */
export function modelDials(scope: FastifyInstance, { script }: { script: Script }): void {
  scope.get('/', async () => ({ ok: true, requests: script.requests }));
  scope.post<{ Body: DialChange }>('/', async ({ body }) => {
    if (body.reset) script.forget();
    if (body.always !== undefined) script.always(body.always);
    script.next(...(body.next ?? []));
    return { ok: true };
  });
}
