import type { FastifyReply } from 'fastify';
import type { ModelTurn } from './scripted-responses.ts';

/** Server-sent event. `data` is sent as JSON unless it's a string. */
export interface StreamEvent {
  event?: string;
  data: unknown;
}

/** Sends the events of a response, or only the first half when the response has a fault that cuts it off. */
export function sendEvents(reply: FastifyReply, turn: ModelTurn, events: readonly StreamEvent[]): void {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  const broken = 'fault' in turn;
  for (const { event, data } of broken ? events.slice(0, Math.ceil(events.length / 2)) : events) {
    raw.write(
      `${event ? `event: ${event}\n` : ''}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`,
    );
  }
  if (!broken) raw.end();
  else if (turn.fault === 'half') setTimeout(() => raw.destroy(), 20);
}

/** Splits a text into chunks, as a model streams it. */
export function splitIntoChunks(text: string): string[] {
  return text.match(/[\s\S]{1,11}/gu) ?? [];
}

/** Text of a response that a fault cuts off. */
export const truncatedReply = 'We have a class tomorrow at 18:00. The price is';
