import type { FastifyInstance, FastifyRequest } from 'fastify';

interface OneClickOptions {
  /** Path of the unsubscribe page, which asks the recipient to confirm. */
  page: string;
  unsubscribe: (key: string) => Promise<{ alreadyDone: boolean }>;
}

/**
 * Handles the one-click POST of email programs (RFC 8058): a form post with the key in the URL. The unsubscribe page
 * calls the same path with the JSON fields of the API. The route requires neither those fields nor cookies, and is
 * idempotent. Opening the URL in a browser redirects to the page.
 */
export function registerOneClickUnsubscribe(
  scope: FastifyInstance,
  { page, unsubscribe }: OneClickOptions,
): void {
  // The content of the body is ignored, whatever its type, because the key is in the URL.
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, null));
  scope.addHook('preValidation', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') {
      const opened = keyIn(request);
      return opened === null ? undefined : reply.redirect(`${page}?${new URLSearchParams({ k: opened })}`);
    }
    const key = oneClickKey(request);
    if (key === null) return;
    const { alreadyDone } = await unsubscribe(key);
    return reply.send({ ok: true, alreadyDone });
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
