import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type StreamEvent, sendEvents, splitIntoChunks, truncatedReply } from './event-stream.ts';
import type { ModelRequest, ModelTurn, ScriptedResponses } from './scripted-responses.ts';
import { sendFault } from './send-fault.ts';

interface Body {
  model: string;
  stream?: boolean;
  messages: { role: string; content?: string | { text?: string }[] | null }[];
  tools?: { function: { name: string } }[];
}

/** Registers `POST /chat/completions`, plain or streamed, in OpenAI's protocol, which many providers support. */
export function registerChatCompletions(
  scope: FastifyInstance,
  responses: ScriptedResponses,
  key: string,
): void {
  scope.post<{ Body: Body }>('/chat/completions', async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${key}`) {
      return reply
        .code(401)
        .send({ error: { message: 'Incorrect API key provided.', type: 'invalid_request_error' } });
    }
    const { body } = request;
    const turn = responses.take({ path: request.url, body }, read(body));
    if (sendFault(reply, turn)) return reply;
    if (!body.stream) return buildResponse(body.model, turn);
    sendEvents(reply, turn, buildStream(body.model, turn));
    return reply;
  });
}

function read({ messages, tools = [] }: Body): ModelRequest {
  const last = messages.at(-1);
  const content = last?.content ?? '';
  const text = typeof content === 'string' ? content : content.map((part) => part.text ?? '').join('');
  return { tools: tools.map((tool) => tool.function.name), last: { role: last?.role ?? 'user', text } };
}

/** Returns the text, tool calls and finish reason of a model's response. */
function toResponseParts(turn: ModelTurn) {
  if ('refuse' in turn) return { text: turn.refuse, calls: [], reason: 'content_filter' };
  if ('fault' in turn) return { text: truncatedReply, calls: [], reason: 'stop' };
  if (!('call' in turn)) return { text: turn.say, calls: [], reason: turn.finish ?? 'stop' };
  const calls = turn.call.map(({ name, input }) => ({
    id: `call_${randomUUID()}`,
    type: 'function',
    function: { name, arguments: typeof input === 'string' ? input : JSON.stringify(input) },
  }));
  return { text: turn.say ?? '', calls, reason: 'tool_calls' };
}

function buildEnvelope(model: string, object: string) {
  return { id: `chatcmpl-${randomUUID()}`, object, created: 1_790_000_000, model };
}

function buildResponse(model: string, turn: ModelTurn) {
  const { text, calls, reason } = toResponseParts(turn);
  const message = {
    role: 'assistant',
    content: text || null,
    ...(calls.length > 0 ? { tool_calls: calls } : {}),
  };
  const choices = [{ index: 0, message, finish_reason: reason }];
  const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };
  return { ...buildEnvelope(model, 'chat.completion'), choices, usage };
}

function buildStream(model: string, turn: ModelTurn): StreamEvent[] {
  const { text, calls, reason } = toResponseParts(turn);
  const shared = buildEnvelope(model, 'chat.completion.chunk');
  const chunk = (delta: object, finish: string | null = null): StreamEvent => ({
    data: { ...shared, choices: [{ index: 0, delta, finish_reason: finish }] },
  });
  return [
    chunk({ role: 'assistant', content: '' }),
    ...splitIntoChunks(text).map((content) => chunk({ content })),
    ...calls.flatMap((call, index) => [
      chunk({ tool_calls: [{ index, ...call, function: { name: call.function.name, arguments: '' } }] }),
      ...splitIntoChunks(call.function.arguments).map((part) =>
        chunk({ tool_calls: [{ index, function: { arguments: part } }] }),
      ),
    ]),
    chunk({}, reason),
    { data: '[DONE]' },
  ];
}
