import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { docsStyle } from './docs-style.ts';
import { renderDocsPage } from './render-docs-page.ts';

/** The committed description. A test compares it with the contracts, so the server needn't generate it. */
const file = 'docs/api/openapi.json';

interface Kept {
  type: string;
  plain: Buffer;
  packed: Buffer;
}

const styleHash = createHash('sha256').update(docsStyle).digest('base64');

const headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'public, max-age=300',
  vary: 'accept-encoding',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
};

/** Serves `/api/openapi.json` and, as a page, `/api/docs`. Both are built on the first request and then cached. */
export const serveDocs: FastifyPluginAsync = async (app) => {
  const description = once(() => kept('application/json; charset=utf-8', readFileSync(file, 'utf8')));
  const page = once(() =>
    kept('text/html; charset=utf-8', renderDocsPage(JSON.parse(readFileSync(file, 'utf8')))),
  );
  app.get('/api/openapi.json', async (request, reply) => send(request, reply, description()));
  app.get('/api/docs', async (request, reply) => send(request, reply, page()));
};

function kept(type: string, text: string): Kept {
  const plain = Buffer.from(text);
  return { type, plain, packed: gzipSync(plain) };
}

function send(request: FastifyRequest, reply: FastifyReply, { type, plain, packed }: Kept): FastifyReply {
  const takesPacked = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  if (takesPacked) reply.header('content-encoding', 'gzip');
  return reply
    .headers(headers)
    .type(type)
    .send(takesPacked ? packed : plain);
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
