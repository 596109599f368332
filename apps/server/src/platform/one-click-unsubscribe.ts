import type { FastifyInstance, FastifyRequest } from 'fastify';

interface OneClick {
  /** The page of the same link, for people: it asks before it changes anything. */
  page: string;
  stop: (key: string) => Promise<{ already: boolean }>;
}

/**
 * Takes the one-click POST of mail programs (RFC 8058) on the path that a page calls with an envelope: a form post,
 * whose key stands in the address. It needs neither envelope nor cookies, and is answered alike each time. Anyone who
 * opens the address in a browser is led to the page.
 */
export function registerOneClickUnsubscribe(scope: FastifyInstance, { page, stop }: OneClick): void {
  // Whatever the body is and says: the key alone counts.
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, null));
  scope.addHook('preValidation', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') {
      const opened = keyIn(request);
      return opened === null ? undefined : reply.redirect(`${page}?${new URLSearchParams({ k: opened })}`);
    }
    const key = oneClickKey(request);
    if (key === null) return;
    const { already } = await stop(key);
    return reply.send({ ok: true, already });
  });
}

function oneClickKey(request: FastifyRequest): string | null {
  const isCall = request.headers['content-type']?.startsWith('application/json');
  return request.method === 'POST' && !isCall ? keyIn(request) : null;
}

function keyIn({ query }: FastifyRequest): string | null {
  const { k } = query as { k?: unknown };
  return typeof k === 'string' ? k : null;
}
