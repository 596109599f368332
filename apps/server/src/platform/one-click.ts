import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Takes the one-click POST of mail programs (RFC 8058) on the path that a page calls with an envelope: a form post,
 * whose key stands in the address. It needs neither envelope nor cookies, and is answered alike each time.
 */
export function takeOneClick(
  scope: FastifyInstance,
  stop: (key: string) => Promise<{ already: boolean }>,
): void {
  // Whatever the body is and says: the key alone counts.
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, null));
  scope.addHook('preValidation', async (request, reply) => {
    const key = oneClickKey(request);
    if (key === null) return;
    const { already } = await stop(key);
    return reply.send({ ok: true, already });
  });
}

function oneClickKey({ method, headers, query }: FastifyRequest): string | null {
  const { k } = query as { k?: unknown };
  const isCall = headers['content-type']?.startsWith('application/json');
  return method === 'POST' && !isCall && typeof k === 'string' ? k : null;
}
