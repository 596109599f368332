import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { handleChatCompletions } from './chat-completions.ts';
import { handleMessages } from './messages.ts';
import { createModelScript, type ModelScript } from './model-script.ts';
import { quoteFirstPassage } from './quote-first-passage.ts';

export interface ModelSandbox {
  /** Where both protocols are spoken: `/chat/completions` and `/messages` below it. */
  url: string;
  script: ModelScript;
  stop(): Promise<void>;
}

/**
 * A language model as seen from outside, on a loopback port of its own: it takes the given key, calls tools and answers,
 * by itself or as told. It understands nothing.
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
