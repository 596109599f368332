import type { AddressInfo } from 'node:net';
import { fromPool } from '@studio/sandbox/database';
import { stripeSandbox } from '@studio/sandbox/stripe/plugin';
import { cognitoIdentity } from '@studio/server/outside/identity/cognito';
import { stripePayments } from '@studio/server/outside/payments/stripe-payments';
import { readConfig } from '@studio/server/platform/config';
import { openPostgres } from '@studio/server/platform/postgres';
import type { Services } from '@studio/server/platform/services';
import { startServices } from '@studio/server/start-services';
import Fastify from 'fastify';

/**
 * The booking service on a database, without a server: for what no call can start at a moment of the test's
 * choosing, such as the sweeper. Its mail door refuses.
 */
export async function openServices(
  databaseUrl: string,
): Promise<{ services: Services; close(): Promise<void> }> {
  const config = readConfig({ LIMITS: 'off', DATABASE_URL: databaseUrl });
  const database = openPostgres(databaseUrl, 5);
  const provider = Fastify();
  await provider.register(
    stripeSandbox({
      database: fromPool(database.pool),
      publicUrl: 'http://localhost/sandbox/stripe',
      webhook: null,
      deliver: false,
    }),
  );
  await provider.listen({ port: 0, host: '127.0.0.1' });
  const { port } = provider.server.address() as AddressInfo;
  const payments = stripePayments(config.stripe, { host: '127.0.0.1', port, protocol: 'http' });
  const mail = {
    send: async () => {
      throw new Error('No mail is sent from here.');
    },
  };
  const identity = cognitoIdentity({ ...config.identity, ...config.userPool });
  const services = await startServices({ config, database, payments, identity, mail, log: provider.log });
  return {
    services,
    close: async () => {
      await services.close();
      await provider.close();
      await database.close();
    },
  };
}
