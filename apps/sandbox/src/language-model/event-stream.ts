import type { FastifyReply } from 'fastify';
import type { ModelTurn } from './model-script.ts';

/** One server-sent event; `data` is sent as JSON unless it is a text. */
export interface StreamEvent {
  event?: string;
  data: unknown;
}

/** Sends the events of an answer, or as many of them as its fault lets through. */
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

/** A text in the pieces that a model makes of it. */
export function splitIntoChunks(text: string): string[] {
  return text.match(/[\s\S]{1,11}/gu) ?? [];
}

/** What an answer that breaks off would have said. */
export const truncatedReply = 'We have a class tomorrow at six, and the price of it is as follows.';
