import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { buildErrorBody } from './app-error.ts';
import { toAppError } from './error-handler.ts';

/** An answer on its way in pieces: how to send one, and whether anybody is still there. */
export interface EventStream {
  send(event: string, data: object): void;
  signal: AbortSignal;
}

/** Whether whoever asks takes the answer as server-sent events. */
export function acceptsEventStream({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/event-stream') ?? false;
}

/**
 * Answers in server-sent events (HTML standard, 9.2): whatever the work sends, then `done` with its whole answer, or
 * `failed` with its refusal. Each is on its way at once: nothing between compresses or collects them.
 */
export async function sendEventStream(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (pieces: EventStream) => Promise<object>,
): Promise<void> {
  const stream = new PassThrough();
  const left = new AbortController();
  reply.raw.once('close', () => left.abort());
  const send = (event: string, data: object) => {
    if (stream.writable) stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  const finished = work({ send, signal: left.signal })
    .then((answer) => send('done', answer))
    .catch((error: unknown) => {
      // Nobody is there to read it, and giving up is what was asked for.
      if (left.signal.aborted) return;
      const { code, message, facts } = toAppError(error, request.log);
      send('failed', buildErrorBody(code, message, facts));
    })
    .finally(() => stream.end());
  // A comment, so that the headers leave before the first piece is there.
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
