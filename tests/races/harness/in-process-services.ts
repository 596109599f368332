import type { AddressInfo } from 'node:net';
import { createDatabaseFromPool } from '@studio/sandbox/database';
import { createStripeSandboxPlugin } from '@studio/sandbox/stripe/plugin';
import { migrateStripeSandbox } from '@studio/sandbox/stripe/schema';
import { createCognitoIdentity } from '@studio/server/integrations/identity/cognito-identity';
import { createStripePayments } from '@studio/server/integrations/payments/stripe-payments';
import { readConfig } from '@studio/server/platform/config/config';
import { openPostgres } from '@studio/server/platform/database/postgres';
import type { Services } from '@studio/server/platform/services';
import { startServices } from '@studio/server/start-services';
import Fastify from 'fastify';
import type { Pool } from 'pg';
import Stripe from 'stripe';
import { readTokenGroups } from '../../harness/read-token-groups.ts';

/** Services, with a browser that pays. */
export interface InProcessServices {
  services: Services;
  /** Database connections of the services. */
  pool: Pool;
  /** Pays an intent with a test card, as the page's script does with its client secret. Defaults to a valid card. */
  pay(clientSecret: string, card?: string): Promise<void>;
  /** Wins the dispute about an intent, by the evidence that Stripe's test mode defines for it. */
  winDispute(intentId: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the booking service on a database, without a server. It is for work that no API call can start at a chosen
 * time, such as the sweeper. Sending email fails. `env` overrides the tests' settings.
 */
export async function openServices(
  databaseUrl: string,
  env: Record<string, string> = {},
): Promise<InProcessServices> {
  const config = readConfig({ LIMITS: 'off', QUIET_HOURS: 'off', DATABASE_URL: databaseUrl, ...env });
  const database = openPostgres(databaseUrl, 5);
  const provider = Fastify();
  const sandboxDatabase = createDatabaseFromPool(database.pool);
  await migrateStripeSandbox(sandboxDatabase);
  await provider.register(
    createStripeSandboxPlugin({
      database: sandboxDatabase,
      publicUrl: 'http://localhost/sandbox/stripe',
      webhook: null,
      deliver: false,
    }),
  );
  await provider.listen({ port: 0, host: '127.0.0.1' });
  const { port } = provider.server.address() as AddressInfo;
  const address = { host: '127.0.0.1', port, protocol: 'http' } as const;
  const payments = createStripePayments(config.stripe, address);
  const email = {
    send: async () => {
      throw new Error('No mail is sent from here.');
    },
  };
  const identity = {
    ...createCognitoIdentity({ ...config.identity, ...config.userPool }),
    findCurrentGroups: readTokenGroups,
  };
  const services = await startServices({
    config,
    database,
    payments,
    identity,
    mailer: email,
    log: provider.log,
  });
  const stripe = new Stripe(config.stripe.secretKey, { ...address, maxNetworkRetries: 0, telemetry: false });
  return {
    services,
    pool: database.pool,
    pay: async (clientSecret, card = 'pm_card_visa') => {
      const intentId = clientSecret.slice(0, clientSecret.indexOf('_secret'));
      await stripe.paymentIntents.confirm(intentId, {
        payment_method: card,
        return_url: 'http://localhost/',
      });
    },
    winDispute: async (intentId) => {
      const { data } = await stripe.disputes.list({ payment_intent: intentId });
      const evidence = { uncategorized_text: 'winning_evidence' };
      await stripe.disputes.update(data[0]?.id ?? '', { evidence, submit: true });
    },
    close: async () => {
      await services.close();
      await provider.close();
      await database.close();
    },
  };
}
