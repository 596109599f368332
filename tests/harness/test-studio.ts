import { createHmac, randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { GetAccountDataResponse } from '@studio/contracts/account-export-and-deletion';
import type { BookingResponse, CreateIntentResponse } from '@studio/contracts/bookings';
import type { ErrorResponse } from '@studio/contracts/error-response';
import type { HoldClassResponse } from '@studio/contracts/holds';
import type { GetUserResponse } from '@studio/contracts/members';
import type { GetAvailabilityResponse } from '@studio/contracts/timetable';
import type { SandboxDatabase } from '@studio/sandbox/database';
import { startEmailSandbox } from '@studio/sandbox/email/start-email-sandbox';
import { createStripeSandboxPlugin } from '@studio/sandbox/stripe/plugin';
import { migrateStripeSandbox } from '@studio/sandbox/stripe/schema';
import { buildApp } from '@studio/server/app';
import { createFastifyServer } from '@studio/server/create-fastify-server';
import { deliverEmail } from '@studio/server/deliver-email';
import { createSmtpEmail } from '@studio/server/integrations/email/smtp-email';
import { createCognitoIdentity } from '@studio/server/integrations/identity/cognito-identity';
import { createStripePayments } from '@studio/server/integrations/payments/stripe-payments';
import { readConfig } from '@studio/server/platform/config/config';
import type { Database } from '@studio/server/platform/database/database';
import { outbox } from '@studio/server/platform/database/tables';
import type { Services } from '@studio/server/platform/services';
import { startServices } from '@studio/server/start-services';
import { and, isNull } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import { openMigratedDatabase } from './migrated-database.ts';
import { readTokenGroups } from './read-token-groups.ts';
import { seedTime } from './template-database.ts';

/** Response of the API, with the fields of all responses that tests read. */
export interface ApiReply {
  status: number;
  body: Pick<ErrorResponse, 'code' | 'message' | 'field' | 'serverTime' | 'challenge' | 'error'> &
    Pick<HoldClassResponse, 'holdId' | 'holdExpiresAt' | 'places' | 'class' | 'total'> &
    Pick<CreateIntentResponse, 'clientSecret' | 'paymentIntentId' | 'amount'> &
    Pick<BookingResponse, 'bookingId' | 'booking' | 'links' | 'order' | 'qr'> &
    Pick<GetAvailabilityResponse, 'slots'> &
    Pick<GetUserResponse, 'user'> & {
      ok: boolean;
      status: string;
      released: boolean;
      alreadyDone: boolean;
      cancelledAt: string;
      url: string;
      data: GetAccountDataResponse['data'];
      refund: { amount: number; status: string } | null;
    };
}

/** Email in the sandbox's mailbox. `headers` contains those that email clients act on, by lower-case name. */
export interface SentEmail {
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

export interface TestBrowser {
  clientId: string;
  call(path: string, body?: object): Promise<ApiReply>;
  /** Returns the same browser with this token in every call. */
  with(accessToken: string): TestBrowser;
}

/**
 * The whole product on a database of its own (migrated-database.ts), with the real client libraries, and the sandbox
 * instead of external services.
 */
export interface TestStudio {
  app: FastifyInstance;
  services: Services;
  database: Database;
  /** Same database, for plain SQL. */
  sandbox: SandboxDatabase;
  stripe: Stripe;
  /** Clock of the studio, which tests move. */
  time: { now: Date };
  /** Creates a browser. `address` is its network address; `server` replaces the studio's own. */
  visitor(address?: string, server?: FastifyInstance): TestBrowser;
  /** Confirms a payment intent as the browser's script would. */
  pay(intentId: string, card?: string): Promise<Stripe.PaymentIntent>;
  /** Delivers all undelivered webhooks of the sandbox in the given order. Returns their number. */
  deliverWebhooks(order?: 'in order' | 'reversed'): Promise<number>;
  /** Waits for background work. */
  idle(): Promise<void>;
  /** Sends queued emails and returns all emails to an address, newest first. */
  emails(to: string): Promise<SentEmail[]>;
  close(): Promise<void>;
}

const loopback = '127.0.0.1';

/**
 * Opens a test studio. `now` defaults to a Monday morning in November; `log` receives every log line; `seed: 'off'` starts
 * with an empty studio.
 */
export async function openTestStudio(
  settings: { now?: string; limits?: 'on' | 'off'; seed?: 'on' | 'off'; log?: (line: string) => void } = {},
): Promise<TestStudio> {
  const { now: openedAt = seedTime } = settings;
  const time = { now: new Date(openedAt) };
  const { limits = 'off', seed = 'on', log } = settings;
  const config = readConfig({ PORT: '0', LIMITS: limits, SEED: seed, DEMO_FILL: 'off' });
  const app = log
    ? createFastifyServer(config, 'trace', { write: log })
    : createFastifyServer(config, 'silent');
  const database = await openMigratedDatabase(seed === 'on' && openedAt === seedTime);
  const { sandbox } = database;
  await migrateStripeSandbox(sandbox);
  const provider = Fastify();
  await provider.register(
    createStripeSandboxPlugin({
      database: sandbox,
      publicUrl: 'http://localhost/sandbox/stripe',
      webhook: null,
      deliver: false,
      now: () => time.now,
    }),
  );
  await provider.listen({ port: 0, host: loopback });
  const address = {
    host: loopback,
    port: (provider.server.address() as AddressInfo).port,
    protocol: 'http' as const,
  };
  const mailbox = await startEmailSandbox({ database: sandbox, port: 0, host: loopback });
  const email = createSmtpEmail({ url: `smtp://${loopback}:${mailbox.port}`, from: config.email.from });
  const started = await startServices({
    config,
    database,
    payments: createStripePayments(config.stripe, address),
    identity: {
      ...createCognitoIdentity({ ...config.identity, ...config.userPool }),
      findCurrentGroups: readTokenGroups,
    },
    mailer: email,
    log: app.log,
    clock: { now: () => time.now },
  });
  const pending = new Set<Promise<unknown>>();
  const services: Services = {
    ...started,
    runInBackground: (_name, work) => {
      const run = work().finally(() => pending.delete(run));
      pending.add(run);
    },
  };
  buildApp(app, services);
  await app.ready();
  const stripe = new Stripe(config.stripe.secretKey, { ...address, maxNetworkRetries: 0, telemetry: false });
  const delivered = new Set<string>();
  const idle = async () => {
    while (pending.size > 0) await Promise.all(pending);
  };
  return {
    app,
    services,
    database,
    sandbox,
    stripe,
    time,
    visitor: (address = loopback, server = app) => visitor(server, config.tokenSalt, time, address),
    pay: (intentId, card = 'pm_card_visa') =>
      stripe.paymentIntents.confirm(intentId, {
        payment_method: card,
        return_url: 'http://localhost/booking/complete',
      }),
    deliverWebhooks: async (order = 'in order') => {
      const events = await listUndelivered(stripe, delivered);
      if (order === 'reversed') events.reverse();
      for (const event of events) await deliver(app, stripe, event, config.stripe.webhookSecret);
      await idle();
      return events.length;
    },
    idle,
    emails: async (to) => {
      await idle();
      const isPending = and(isNull(outbox.sentAt), isNull(outbox.dropReason));
      const pendingRows = await database.orm
        .select({ id: outbox.id })
        .from(outbox)
        .where(isPending)
        .orderBy(outbox.id);
      for (const { id } of pendingRows) await deliverEmail(services, id);
      return sandbox.query<SentEmail>(
        'SELECT subject, plain AS text, html, headers FROM sandbox.mails WHERE $1 = ANY (recipients) ORDER BY seq DESC',
        [to],
      );
    },
    close: async () => {
      await idle();
      await app.close();
      await started.close();
      email.close();
      await provider.close();
      await mailbox.stop();
      await database.close();
    },
  };
}

/**
 * Lists all pages of events back to the last delivered one, because a month with many subscriptions exceeds one page.
 */
async function listUndelivered(stripe: Stripe, delivered: Set<string>): Promise<Stripe.Event[]> {
  const newEvents: Stripe.Event[] = [];
  for await (const event of stripe.events.list({ limit: 100 })) {
    if (delivered.has(event.id)) break;
    newEvents.unshift(event);
  }
  for (const event of newEvents) delivered.add(event.id);
  return newEvents;
}

async function deliver(
  app: FastifyInstance,
  stripe: Stripe,
  event: Stripe.Event,
  secret: string,
): Promise<void> {
  const payload = JSON.stringify(event);
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret });
  const response = await app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
    payload,
  });
  if (response.statusCode !== 200) throw new Error(`The webhook was answered with ${response.body}`);
}

function visitor(
  app: FastifyInstance,
  salt: string,
  time: { now: Date },
  remoteAddress: string,
): TestBrowser {
  const clientId = randomBytes(16).toString('hex');
  const sessionId = randomBytes(8).toString('hex');
  const withHeaders = (headers: Record<string, string>): TestBrowser => ({
    clientId,
    with: (accessToken) => withHeaders({ authorization: `Bearer ${accessToken}` }),
    call: async (path, body = {}) => {
      const seconds = Math.floor(time.now.getTime() / 1000);
      const token = createHmac('sha256', salt).update(`${clientId}:${sessionId}:${seconds}`).digest('hex');
      const payload = { clientId, sessionId, time: seconds, token, ...body };
      const response = await app.inject({
        method: 'POST',
        url: `/api${path}`,
        payload,
        remoteAddress,
        headers,
      });
      return { status: response.statusCode, body: response.json() };
    },
  });
  return withHeaders({});
}
