import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { handleChatCompletions } from './chat-completions.ts';
import { handleMessages } from './messages.ts';
import { createModelScript, type ModelScript } from './model-script.ts';
import { quoteFirstPassage } from './quote-first-passage.ts';

export interface ModelSandbox {
  /** Base URL of both protocols, with `/chat/completions` and `/messages` below it. */
  url: string;
  script: ModelScript;
  stop(): Promise<void>;
}

/**
 * Starts a language model sandbox on its own loopback port. It checks the API key, and responds or calls tools as
 * scripted, or else by quoting the first passage found.
 */
export async function startModelSandbox({ key }: { key: string }): Promise<ModelSandbox> {
  const script = createModelScript(quoteFirstPassage);
  const app = Fastify({ forceCloseConnections: true });
  await app.register(
    async (scope) => {
      handleChatCompletions(scope, script, key);
      handleMessages(scope, script, key);
    },
    { prefix: '/v1' },
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/v1`, script, stop: () => app.close() };
}
