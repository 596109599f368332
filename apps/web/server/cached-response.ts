import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { firstPaintScripts } from './first-paint/optimize-first-paint.ts';
import { getScriptHash, listAllowedScripts } from './inline-script-policy.ts';
import { isDocument, type RenderedPage } from './render-page.ts';
import { buildContentSecurityPolicy, getPageHeaders } from './security-headers.ts';

/** What is sent for an address, ready to be sent again. */
export interface CachedResponse {
  status: number;
  headers: Record<string, string>;
  /** As it was rendered. */
  plain: Form;
  /** Compressed, when first asked for. */
  br: LazyForm;
  gzip: LazyForm;
  /** Tells its rendering from others: two that are alike have the same. */
  rendering: string;
  /** Says that it will be sent for a while, so that the best compression is worth its time. */
  stays: () => void;
}

/** One way to send an answer: all its headers, names and values in turn, and its body. */
interface Form {
  headers: string[];
  body: Buffer;
}

interface LazyForm {
  /** Null until it was made. */
  ready: Form | null;
  make: () => Promise<Form>;
}

/** Of the scripts that are put into the form in which pages are shown. */
const paintHashes = firstPaintScripts.map(getScriptHash);

/** Shorter bodies are not worth compressing, in bytes. */
const compressFrom = 1024;

/** How an answer is made of what was rendered. */
export interface CachedResponseOptions {
  /** Of the page. */
  path: string;
  /** Makes the document that is sent of the one that was rendered; see optimize-first-paint.ts. */
  shape?: ((html: string) => string) | undefined;
  /** It carries a content security policy. */
  secured: boolean;
  /** Origin of the script of others that pages may load; null: there is none. */
  counting?: string | null;
}

/** Makes an answer of what was rendered. */
export function buildCachedResponse(
  rendered: RenderedPage,
  { path, shape, secured, counting }: CachedResponseOptions,
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
            listAllowedScripts(body.toString(), [...rendered.scripts, ...paintHashes]),
            path,
            counting,
          ),
        }
      : {}),
    ...Object.fromEntries(rendered.headers),
  };
  const brotli = async (quality: number) => {
    const compressed = await promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality },
    });
    return makeForm({ ...headers, 'content-encoding': 'br' }, compressed);
  };
  const br = improvable(
    () => brotli(quickly),
    () => brotli(best),
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
    stays: br.stays,
  };
}

/** Makes the answer of what was rendered, or gives the one before when nothing has changed: that one then stays. */
export function reuseOrBuildResponse(
  before: CachedResponse | null,
  rendered: RenderedPage,
  options: CachedResponseOptions,
): CachedResponse {
  if (before?.rendering !== fingerprint(rendered)) return buildCachedResponse(rendered, options);
  before.stays();
  return before;
}

/** Makes the forms in which the answer before it was sent, so that nobody waits for them. */
export async function precompressResponse(
  answer: CachedResponse,
  before: CachedResponse | null,
): Promise<void> {
  const sent = (['br', 'gzip'] as const).filter((encoding) => before?.[encoding].ready);
  await Promise.all(sent.map((encoding) => answer[encoding].ready ?? answer[encoding].make()));
}

function fingerprint({ status, headers, body }: RenderedPage): string {
  return createHash('sha256')
    .update(JSON.stringify([status, headers]))
    .update(body)
    .digest('base64url');
}

/** Qualities of brotli. Quickly takes 5 ms for the first page; pages with places may be rendered each second. */
const quickly = 5;

/**
 * Takes 0.3 s for the first page, which so comes in two round trips of a fresh connection (43.8 KB with its headers,
 * instead of 49).
 */
const best = 11;

/**
 * Sends an answer in the form that the browser takes, or says that it has the same already. `servedAtMs` tells the
 * page what time it is. Pages go around Fastify's own sending, which puts headers together anew for each.
 */
export function sendCachedResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedResponse,
  servedAtMs: number,
): FastifyReply | Promise<FastifyReply> {
  const { status, headers, plain } = answer;
  const send = (sent: number, form: Form) => {
    reply.hijack();
    reply.raw.writeHead(sent, [...form.headers, 'server-timing', `now;desc="${servedAtMs}"`]).end(form.body);
    return reply;
  };
  if (headers.etag && request.headers['if-none-match'] === headers.etag) return send(304, unchanged(headers));
  const encoding = plain.body.length < compressFrom ? null : accepted(request.headers['accept-encoding']);
  if (!encoding) return send(status, plain);
  const { ready, make } = answer[encoding];
  return ready ? send(status, ready) : make().then((form) => send(status, form));
}

function makeForm(headers: Record<string, string>, body: Buffer): Form {
  return { headers: Object.entries({ ...headers, 'content-length': String(body.length) }).flat(), body };
}

/** The content is left out, and what describes it. */
function unchanged({ 'content-type': _type, ...headers }: Record<string, string>): Form {
  return { headers: Object.entries(headers).flat(), body: Buffer.alloc(0) };
}

/** Brotli when the browser takes it, else gzip; the site's files are stored in the same two. */
function accepted(header: string | string[] = ''): 'br' | 'gzip' | null {
  const names = String(header);
  if (/\bbr\b(?!;q=0)/.test(names)) return 'br';
  return /\bgzip\b(?!;q=0)/.test(names) ? 'gzip' : null;
}

/** A form that is made quickly when it is asked for, and better, beside the requests, once it is known to stay. */
function improvable(
  make: () => Promise<Form>,
  makeBest: () => Promise<Form>,
): { form: LazyForm; stays: () => void } {
  let staying = false;
  let improving = false;
  const improve = () => {
    if (!staying || improving || !form.ready) return;
    improving = true;
    makeBest().then(
      (made) => {
        form.ready = made;
      },
      // Then the quick one goes on being sent.
      () => {},
    );
  };
  const form = lazyForm(make, improve);
  const stays = () => {
    staying = true;
    improve();
  };
  return { form, stays };
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
