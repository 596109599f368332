import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SandboxDatabase } from '@studio/sandbox/database';
import { createStripeSandboxPlugin } from '@studio/sandbox/stripe/plugin';
import { migrateStripeSandbox } from '@studio/sandbox/stripe/schema';
import fastify, { type FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import { expect } from 'vitest';
import { openDatabaseCopy } from '../harness/template-database.ts';
import { checkBody } from './sdk/check-body.ts';
import type { Problem } from './sdk/find-problems.ts';

export const webhookSecret = 'whsec_outside_suite';

/** Options of payments that are confirmed on the server without a return URL, because nothing leaves the page. */
export const cardsOnlyOptions = { enabled: true, allow_redirects: 'never' } as const;

export interface ReceivedWebhook {
  body: string;
  signature: string;
}

/**
 * Opens a payments sandbox on its own port, with an endpoint that records webhooks. Closing it fails when a response or
 * webhook didn't match the SDK's types.
 */
export async function openPaymentsTestBed(database?: SandboxDatabase) {
  const { sandbox: db, close } = database ? { sandbox: database } : await openDatabaseCopy();
  await migrateStripeSandbox(db);
  const endpoint = await webhookEndpoint();
  const app = fastify();
  const checked = checkResponses(app);
  await app.register(
    createStripeSandboxPlugin({
      database: db,
      webhook: { url: endpoint.url, secret: webhookSecret },
      publicUrl: 'http://pay.example',
    }),
  );
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    database: db,
    endpoint,
    stripe: createSandboxClient(url),
    dial: async (change: object) => {
      const response = await fetch(`${url}/dials`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(change),
      });
      return { status: response.status, ...((await response.json()) as Record<string, unknown>) };
    },
    /** Routes that have responded successfully, such as `GET /v1/charges/:id`. */
    respondedRoutes: checked.respondedRoutes,
    close: async () => {
      await app.close();
      endpoint.close();
      await close?.();
      const webhooks = endpoint.received.flatMap(({ body }) => checkBody(JSON.parse(body)));
      expect(new Set([...checked.problems, ...webhooks].map(({ at, what }) => `${at} ${what}`))).toEqual(
        new Set(),
      );
    },
  };
}
export type PaymentsTestBed = Awaited<ReturnType<typeof openPaymentsTestBed>>;

/** Compares the sandbox's responses with the SDK's types. */
function checkResponses(app: FastifyInstance) {
  const problems: Problem[] = [];
  const respondedRoutes = new Set<string>();
  app.addHook('onSend', async (request, reply, payload) => {
    const { url = '' } = request.routeOptions;
    if (!url.startsWith('/v1') || typeof payload !== 'string' || payload === '') return;
    const { key } = { ...(request.query as { key?: string }), ...(request.body as { key?: string }) };
    const isBrowser = `${request.headers.authorization} ${key}`.includes('pk_test_');
    // Browsers see only part of each object.
    problems.push(
      ...checkBody(JSON.parse(payload)).filter(({ what }) => !isBrowser || what !== 'is missing'),
    );
    if (reply.statusCode === 200) respondedRoutes.add(`${request.method} ${url}`);
  });
  return { problems, respondedRoutes };
}

/** Creates the unmodified SDK client, pointed at the sandbox's port. */
export function createSandboxClient(url: string, key = 'sk_test_sandbox'): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(key, {
    host: hostname,
    port: Number(port),
    protocol: 'http',
    maxNetworkRetries: 0,
    timeout: 60_000,
  });
}

/** Polls until the probe returns a truthy value, and returns it. Throws an error that names `what` after 60 s. */
export async function waitForValue<T>(what: string, probe: () => T | Promise<T>) {
  const end = Date.now() + 60_000;
  for (;;) {
    const found = await probe();
    if (found) return found as NonNullable<T>;
    if (Date.now() > end) throw new Error(`Waited 60 s in vain for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function webhookEndpoint() {
  const received: ReceivedWebhook[] = [];
  const state = { status: 200 };
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({
      body: Buffer.concat(chunks).toString('utf8'),
      signature: String(request.headers['stripe-signature']),
    });
    response.statusCode = state.status;
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    received,
    state,
    /** Returns the event types received so far about one payment, in order of arrival. */
    typesAbout: (intent: string) => received.filter(({ body }) => body.includes(intent)).map(typeOf),
    close: () => server.close(),
  };
}

function typeOf({ body }: ReceivedWebhook): string {
  return (JSON.parse(body) as Stripe.Event).type;
}
