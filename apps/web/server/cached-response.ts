import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { listAllowedScriptHashes } from './inline-script-policy.ts';
import { isDocument, type RenderedPage } from './render-page.ts';
import { buildContentSecurityPolicy, getPageHeaders } from './security-headers.ts';

export interface CachedResponse {
  status: number;
  headers: Record<string, string>;
  /** Response without compression. */
  plain: Form;
  /** Response compressed with brotli. Like `gzip`, it is compressed on first use. */
  br: LazyForm;
  gzip: LazyForm;
  /** Fingerprint of the rendering; equal for identical renderings. */
  rendering: string;
  /** Marks the response as long-lived, so that it is worth compressing with the best quality. */
  markLongLived: () => void;
}

/** One encoding of a response: all headers as alternating names and values, and the body. */
interface Form {
  headers: string[];
  body: Buffer;
}

interface LazyForm {
  /** Response in this encoding; null until it is compressed. */
  ready: Form | null;
  make: () => Promise<Form>;
}

/** Headers of a preview: no cache stores it, no search engine lists it, and links don't disclose its key. */
const previewHeaders = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
};

/** Minimum size in bytes of a body that is compressed. */
const compressFrom = 1024;

export interface CachedResponseOptions {
  path: string;
  /** Transforms the rendered HTML into the HTML to send; see create-style-inliner.ts. */
  shape?: ((html: string) => string) | undefined;
  secured: boolean;
  /** Origin of the third-party analytics script; null without one. */
  analyticsOrigin?: string | null;
  /**
   * Whether the page shows an unpublished draft. Anyone with its signed link can open it, so no cache may store it.
   */
  isPreview?: boolean;
}

export function buildCachedResponse(
  rendered: RenderedPage,
  { path, shape, secured, analyticsOrigin, isPreview = false }: CachedResponseOptions,
): CachedResponse {
  const document = isDocument(rendered);
  const body = document && shape ? Buffer.from(shape(rendered.body.toString())) : rendered.body;
  const etag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const headers = {
    ...getPageHeaders(path),
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding',
    ...(rendered.status === 200 ? { etag: `W/"${etag}"` } : {}),
    ...(document && secured
      ? {
          'content-security-policy': buildContentSecurityPolicy(
            listAllowedScriptHashes(body.toString(), rendered.scripts),
            path,
            analyticsOrigin,
          ),
        }
      : {}),
    ...Object.fromEntries(rendered.headers),
    ...(isPreview ? previewHeaders : {}),
  };
  const brotli = async (quality: number) => {
    const compressed = await promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality },
    });
    return makeForm({ ...headers, 'content-encoding': 'br' }, compressed);
  };
  const br = createImprovableForm(
    () => brotli(fastQuality),
    () => brotli(bestQuality),
  );
  return {
    status: rendered.status,
    headers,
    plain: makeForm(headers, body),
    br: br.form,
    gzip: lazyForm(async () =>
      makeForm({ ...headers, 'content-encoding': 'gzip' }, await promisify(gzip)(body)),
    ),
    rendering: fingerprint(rendered),
    markLongLived: br.markLongLived,
  };
}

/**
 * Returns `before`, marked as long-lived, if the new rendering has the same result. Otherwise builds a new response.
 */
export function reuseOrBuildResponse(
  before: CachedResponse | null,
  rendered: RenderedPage,
  options: CachedResponseOptions,
): CachedResponse {
  if (before?.rendering !== fingerprint(rendered)) return buildCachedResponse(rendered, options);
  before.markLongLived();
  return before;
}

/** Compresses a new response in advance, in the encodings in which visitors requested its predecessor `before`. */
export async function precompressResponse(
  response: CachedResponse,
  before: CachedResponse | null,
): Promise<void> {
  const sent = (['br', 'gzip'] as const).filter((encoding) => before?.[encoding].ready);
  await Promise.all(sent.map((encoding) => response[encoding].ready ?? response[encoding].make()));
}

function fingerprint({ status, headers, body }: RenderedPage): string {
  return createHash('sha256')
    .update(JSON.stringify([status, headers]))
    .update(body)
    .digest('base64url');
}

/**
 * Brotli quality of the first compression, which takes 5 ms for the home page. It must be fast, because pages
 * that show free places may be rendered every second.
 */
const fastQuality = 5;

/**
 * Brotli quality of long-lived responses, which takes 0.3 s for the home page. The home page then has 43.8 KB
 * with headers instead of 49 KB, so that two round trips suffice on a new connection.
 */
const bestQuality = 11;

/**
 * Sends a response in the encoding that the browser accepts, or 304 if its ETag matches. `serverTimeMs` becomes the
 * `Server-Timing` header with the server's time. Bypasses Fastify's reply, which would rebuild the headers each time.
 */
export function sendCachedResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
  serverTimeMs: number,
): FastifyReply | Promise<FastifyReply> {
  const { status, headers, plain } = response;
  const send = (sent: number, form: Form) => {
    reply.hijack();
    reply.raw
      .writeHead(sent, [...form.headers, 'server-timing', `now;desc="${serverTimeMs}"`])
      .end(form.body);
    return reply;
  };
  if (headers.etag && request.headers['if-none-match'] === headers.etag)
    return send(304, toNotModified(headers));
  const encoding =
    plain.body.length < compressFrom ? null : negotiateEncoding(request.headers['accept-encoding']);
  if (!encoding) return send(status, plain);
  const { ready, make } = response[encoding];
  return ready ? send(status, ready) : make().then((form) => send(status, form));
}

function makeForm(headers: Record<string, string>, body: Buffer): Form {
  return { headers: Object.entries({ ...headers, 'content-length': String(body.length) }).flat(), body };
}

/** Returns the headers of a 304 response, without those that describe the body. */
function toNotModified({ 'content-type': _type, ...headers }: Record<string, string>): Form {
  return { headers: Object.entries(headers).flat(), body: Buffer.alloc(0) };
}

/**
 * Returns brotli if the browser accepts it, else gzip, else null. Static files have copies in the same two encodings.
 */
function negotiateEncoding(header: string | string[] = ''): 'br' | 'gzip' | null {
  const names = String(header);
  if (/\bbr\b(?!;q=0)/.test(names)) return 'br';
  return /\bgzip\b(?!;q=0)/.test(names) ? 'gzip' : null;
}

/**
 * Creates an encoding that is compressed quickly when it is first requested. Once the response is marked as
 * long-lived, compresses it again in the background with better quality.
 */
function createImprovableForm(
  make: () => Promise<Form>,
  makeBest: () => Promise<Form>,
): { form: LazyForm; markLongLived: () => void } {
  let isLongLived = false;
  let improving = false;
  const improve = () => {
    if (!isLongLived || improving || !form.ready) return;
    improving = true;
    makeBest().then(
      (made) => {
        form.ready = made;
      },
      // If compressing again fails, the quickly compressed version stays in use.
      () => {},
    );
  };
  const form = lazyForm(make, improve);
  const markLongLived = () => {
    isLongLived = true;
    improve();
  };
  return { form, markLongLived };
}

function lazyForm(make: () => Promise<Form>, onMade = () => {}): LazyForm {
  let making: Promise<Form> | null = null;
  const form: LazyForm = {
    ready: null,
    make: () => {
      making ??= make().then((made) => {
        form.ready = made;
        onMade();
        return made;
      });
      return making;
    },
  };
  return form;
}
