import type { FastifyReply } from 'fastify';
import type { ModelTurn } from './scripted-responses.ts';

/**
 * Sends a fault that is the same in both protocols. Returns false when the response has no such fault. A held
 * connection ends when the client disconnects or the sandbox stops.
 */
export function sendFault(reply: FastifyReply, turn: ModelTurn): boolean {
  if (!('fault' in turn)) return false;
  if (turn.fault === 'status') {
    const headers = turn.status === 429 ? { 'retry-after': '30' } : {};
    const error = { type: 'error_of_the_stand_in', message: `Answered with ${turn.status} as requested.` };
    reply.code(turn.status).headers(headers).send({ type: 'error', error });
    return true;
  }
  if (turn.fault === 'garbage') {
    reply
      .type('text/event-stream')
      .send('data: {"choices":[{"delta":{"content":\n\n<html>Bad gateway</html>\n\n');
    return true;
  }
  if (turn.fault === 'hold') reply.hijack();
  return turn.fault === 'hold';
}
