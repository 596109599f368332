import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { inlineScriptHashes } from './inline-scripts.ts';
import { startLate } from './late-scripts.ts';
import { isDocument, type RenderedPage } from './page.ts';
import { contentSecurityPolicy } from './security-headers.ts';

/** What is sent for an address, ready to be sent again. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  plain: Buffer;
  /** Its compressed forms, made when first asked for. */
  br: () => Promise<Buffer>;
  gzip: () => Promise<Buffer>;
}

/** Shorter bodies are not worth compressing, in bytes. */
const compressFrom = 1024;

interface AnswerOptions {
  /** Its scripts wait until it is shown. */
  late: boolean;
  /** It carries a content security policy. */
  secured: boolean;
}

/** Makes an answer of what was rendered. */
export function makeAnswer(rendered: RenderedPage, { late, secured }: AnswerOptions): Answer {
  const document = isDocument(rendered);
  const html = document ? rendered.body.toString() : '';
  const plain = document && late ? Buffer.from(startLate(html)) : rendered.body;
  const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return {
    status: rendered.status,
    headers: {
      'cache-control': 'private, no-cache',
      ...(rendered.status === 200 ? { etag: `W/"${etag}"` } : {}),
      ...(document && secured
        ? { 'content-security-policy': contentSecurityPolicy(inlineScriptHashes(plain.toString())) }
        : {}),
      ...Object.fromEntries(rendered.headers),
    },
    plain,
    br: once(() => promisify(brotliCompress)(plain, brotliQuickly)),
    gzip: once(() => promisify(gzip)(plain)),
  };
}

const brotliQuickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Sends an answer in the form that the browser takes, or says that it has the same already. */
export function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, plain, ...compressed }: Answer,
): FastifyReply | Promise<FastifyReply> {
  reply.code(status).headers(headers);
  if (headers.etag && request.headers['if-none-match'] === headers.etag) return reply.code(304).send();
  const encoding = plain.length < compressFrom ? null : accepted(request.headers['accept-encoding']);
  reply.header('vary', 'accept-encoding');
  if (!encoding) return reply.send(plain);
  return compressed[encoding]().then((body) => reply.header('content-encoding', encoding).send(body));
}

/** Brotli when the browser takes it, else gzip; the site's files are stored in the same two. */
function accepted(header: string | string[] = ''): 'br' | 'gzip' | null {
  const names = String(header);
  if (/\bbr\b(?!;q=0)/.test(names)) return 'br';
  return /\bgzip\b(?!;q=0)/.test(names) ? 'gzip' : null;
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
