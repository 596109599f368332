import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { registerChatCompletions } from './chat-completions.ts';
import { registerMessages } from './messages.ts';
import { quoteFirstPassage } from './quote-first-passage.ts';
import { createScriptedResponses, type ScriptedResponses } from './scripted-responses.ts';

export interface ModelSandbox {
  /** Base URL of both protocols, with `/chat/completions` and `/messages` below it. */
  url: string;
  responses: ScriptedResponses;
  stop(): Promise<void>;
}

/**
 * Starts a language model sandbox on its own loopback port. It checks the API key, and sends the prepared responses and
 * tool calls, or else quotes the first passage found.
 */
export async function startModelSandbox({ key }: { key: string }): Promise<ModelSandbox> {
  const responses = createScriptedResponses(quoteFirstPassage);
  const app = Fastify({ forceCloseConnections: true });
  await app.register(
    async (scope) => {
      registerChatCompletions(scope, responses, key);
      registerMessages(scope, responses, key);
    },
    { prefix: '/v1' },
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/v1`, responses, stop: () => app.close() };
}
