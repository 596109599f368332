import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SandboxDatabase } from '@studio/sandbox/database';
import { stripeSandbox } from '@studio/sandbox/stripe/plugin';
import { migrateStripeSandbox } from '@studio/sandbox/stripe/schema';
import fastify from 'fastify';
import Stripe from 'stripe';
import { openCopy } from '../harness/template-database.ts';

export const webhookSecret = 'whsec_outside_suite';

/** Confirmed on the server without an address to come back to, as nothing leaves the page. */
export const cardsOnly = { enabled: true, allow_redirects: 'never' } as const;

export interface ReceivedWebhook {
  body: string;
  signature: string;
}

/** A payments sandbox on a port of its own, with an endpoint that keeps the webhooks it is sent. */
export async function standUp(database?: SandboxDatabase) {
  const { sandbox: db, close } = database ? { sandbox: database } : await openCopy();
  await migrateStripeSandbox(db);
  const endpoint = await webhookEndpoint();
  const app = fastify();
  await app.register(
    stripeSandbox({
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
    stripe: sandboxClient(url),
    dial: async (change: object) => {
      const response = await fetch(`${url}/dials`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(change),
      });
      return { status: response.status, ...((await response.json()) as Record<string, unknown>) };
    },
    close: async () => {
      await app.close();
      endpoint.close();
      await close?.();
    },
  };
}
export type Stand = Awaited<ReturnType<typeof standUp>>;

/** The unmodified SDK, pointed at the sandbox's port. */
export function sandboxClient(url: string, key = 'sk_test_sandbox'): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(key, {
    host: hostname,
    port: Number(port),
    protocol: 'http',
    maxNetworkRetries: 0,
    timeout: 60_000,
  });
}

/** Polls until the probe returns something truthy, and returns it. Throws an error that names `what` after 60 s. */
export async function eventually<T>(what: string, probe: () => T | Promise<T>) {
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
    /** The types received so far about one payment, in order of arrival. */
    typesAbout: (intent: string) => received.filter(({ body }) => body.includes(intent)).map(typeOf),
    close: () => server.close(),
  };
}

function typeOf({ body }: ReceivedWebhook): string {
  return (JSON.parse(body) as Stripe.Event).type;
}
