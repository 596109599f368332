import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { buildErrorBody } from '../app-error.ts';
import { toAppError } from './error-handler.ts';

/** Response that is sent as a series of server-sent events. `signal` aborts when the caller disconnects. */
export interface EventStream {
  send(event: string, data: object): void;
  signal: AbortSignal;
}

export function acceptsEventStream({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/event-stream') ?? false;
}

/**
 * Responds with server-sent events (HTML standard, 9.2): those that `work` sends, then `done` with the whole response,
 * or `failed` with the error. Headers stop proxies from compressing or buffering, so that the client receives each
 * event immediately.
 */
export async function sendEventStream(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (events: EventStream) => Promise<object>,
): Promise<void> {
  const stream = new PassThrough();
  const controller = new AbortController();
  reply.raw.once('close', () => controller.abort());
  const send = (event: string, data: object) => {
    if (stream.writable) stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  const finished = work({ send, signal: controller.signal })
    .then((result) => send('done', result))
    .catch((error: unknown) => {
      // The caller has disconnected, which aborted the work, so no one reads the error.
      if (controller.signal.aborted) return;
      const { code, message, details } = toAppError(error, request.log);
      send('failed', buildErrorBody(code, message, details));
    })
    .finally(() => stream.end());
  // An SSE comment makes the server send the headers before the first event.
  stream.write(':\n\n');
  await reply
    .headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    .send(stream);
  await finished;
}
