import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type StreamEvent, sendEvents, splitIntoChunks, truncatedReply } from './event-stream.ts';
import type { ModelRequest, ModelTurn, ScriptedResponses } from './scripted-responses.ts';
import { sendFault } from './send-fault.ts';

interface Body {
  model: string;
  messages: { role: string; content: string | { type: string; text?: string; content?: unknown }[] }[];
  tools?: { name: string }[];
}

/** Registers `POST /messages`, streamed, with the part of Anthropic's protocol that conversations with tools need. */
export function registerMessages(scope: FastifyInstance, responses: ScriptedResponses, key: string): void {
  scope.post<{ Body: Body }>('/messages', async (request, reply) => {
    if (request.headers['x-api-key'] !== key) {
      const error = { type: 'authentication_error', message: 'invalid x-api-key' };
      return reply.code(401).send({ type: 'error', error });
    }
    const turn = responses.take({ path: request.url, body: request.body }, read(request.body));
    if (sendFault(reply, turn)) return reply;
    sendEvents(reply, turn, buildStream(request.body.model, turn));
    return reply;
  });
}

function read({ messages, tools = [] }: Body): ModelRequest {
  const content = messages.at(-1)?.content ?? '';
  const part = typeof content === 'string' ? { type: 'text', text: content } : content.at(-1);
  const result = part?.type === 'tool_result';
  const text = result ? toResultText(part.content) : (part?.text ?? '');
  return { tools: tools.map(({ name }) => name), last: { role: result ? 'tool' : 'user', text } };
}

function toResultText(content: unknown): string {
  if (typeof content === 'string') return content;
  const [first] = content as { text?: string }[];
  return first?.text ?? '';
}

/** Returns the content blocks of a model's response and its stop reason. */
function toResponseParts(turn: ModelTurn) {
  const text = (content: string) => ({
    block: { type: 'text', text: '' },
    deltas: splitIntoChunks(content).map((piece) => ({ type: 'text_delta', text: piece })),
  });
  if ('refuse' in turn) return { blocks: [text(turn.refuse)], reason: 'refusal' };
  if ('fault' in turn) return { blocks: [text(truncatedReply)], reason: 'end_turn' };
  if (!('call' in turn)) {
    return { blocks: [text(turn.say)], reason: turn.finish === 'length' ? 'max_tokens' : 'end_turn' };
  }
  const calls = turn.call.map(({ name, input }) => ({
    block: { type: 'tool_use', id: `toolu_${randomUUID()}`, name, input: {} },
    deltas: splitIntoChunks(JSON.stringify(input)).map((json) => ({
      type: 'input_json_delta',
      partial_json: json,
    })),
  }));
  return { blocks: [...(turn.say ? [text(turn.say)] : []), ...calls], reason: 'tool_use' };
}

function buildStream(model: string, turn: ModelTurn): StreamEvent[] {
  const { blocks, reason } = toResponseParts(turn);
  const named = (data: { type: string; [field: string]: unknown }): StreamEvent => ({
    event: data.type,
    data,
  });
  const usage = { input_tokens: 1, output_tokens: 1 };
  const message = {
    id: `msg_${randomUUID()}`,
    type: 'message',
    role: 'assistant',
    content: [],
    model,
    stop_reason: null,
    stop_sequence: null,
    usage,
  };
  const start = { type: 'message_start', message };
  const end = { type: 'message_delta', delta: { stop_reason: reason, stop_sequence: null }, usage };
  return [
    named(start),
    ...blocks.flatMap(({ block, deltas }, index) => [
      named({ type: 'content_block_start', index, content_block: block }),
      ...deltas.map((delta) => named({ type: 'content_block_delta', index, delta })),
      named({ type: 'content_block_stop', index }),
    ]),
    named(end),
    named({ type: 'message_stop' }),
  ];
}
