import type { AddressInfo } from 'node:net';
import type { SandboxDatabase } from '@studio/sandbox/database';
import { mailboxPages } from '@studio/sandbox/email/mailbox-pages';
import { startEmailSandbox } from '@studio/sandbox/email/start-email-sandbox';
import { registerModelControlRoutes } from '@studio/sandbox/language-model/model-control-routes';
import { type ModelSandbox, startModelSandbox } from '@studio/sandbox/language-model/start-model-sandbox';
import { smsPages } from '@studio/sandbox/sms/sms-pages';
import { startSmsSandbox } from '@studio/sandbox/sms/start-sms-sandbox';
import type { ProviderAccount } from '@studio/sandbox/social-login/provider-accounts';
import { migrateSocialLoginSandbox } from '@studio/sandbox/social-login/schema';
import { socialLoginRoutes } from '@studio/sandbox/social-login/social-login-routes';
import { createStripeSandboxPlugin } from '@studio/sandbox/stripe/plugin';
import { migrateStripeSandbox } from '@studio/sandbox/stripe/schema';
import { startWebhookDelivery, type WebhookDelivery } from '@studio/sandbox/stripe/webhooks/webhook-delivery';
import type { MountedApp } from '@studio/server/app';
import type { StripeEndpoint } from '@studio/server/integrations/payments/stripe-payments';
import { modelSandboxKey } from '@studio/server/platform/config/assistant-settings';
import type { Config } from '@studio/server/platform/config/config';
import Fastify from 'fastify';
import { demoMember } from './demo-accounts.ts';

/**
 * Sandbox of the external services in demo mode: payments, email, text messages, social login and, with its key, a
 * language model.
 */
export interface RunningSandbox {
  /** Address of the Stripe sandbox. Undefined if a real Stripe key is set, because adapters then call Stripe itself. */
  stripeAddress: StripeEndpoint | undefined;
  smtpUrl: string;
  /** URL that accepts text messages. */
  smsUrl: string;
  /** URL of the language model sandbox. Undefined unless its key is set. */
  modelUrl: string | undefined;
  /** Pages and APIs of the sandbox, to mount beside the API. */
  neighbours: MountedApp[];
  startDelivery: () => Promise<void>;
  close: () => Promise<void>;
}

const loopback = '127.0.0.1';

/** Starts the sandbox on its own loopback ports, and returns its pages for the site's origin. */
export async function openSandbox(config: Config, database: SandboxDatabase): Promise<RunningSandbox> {
  await migrateStripeSandbox(database);
  const emailSandbox = await startEmailSandbox({ database, port: 0, host: loopback });
  const sms = await startSmsSandbox({ database, port: 0, host: loopback });
  const publicUrl = `${config.publicUrl}/sandbox/stripe`;
  const stripeOptions = { database, publicUrl, webhook: null, deliver: false, businessName: 'Miles Street' };
  const stripe = Fastify();
  let delivery: WebhookDelivery | undefined;
  stripe.addHook('onResponse', async () => delivery?.wake());
  await stripe.register(createStripeSandboxPlugin(stripeOptions));
  await stripe.listen({ port: 0, host: loopback });
  const own = stripe.server.address() as AddressInfo;
  const usesSandbox = config.stripe.secretKey === 'sk_test_sandbox';
  const model = config.assistant?.key === modelSandboxKey ? await startModelSandbox(config.assistant) : null;
  return {
    stripeAddress: usesSandbox ? getStripeAddress(config.sandboxUrl, own) : undefined,
    smtpUrl: `smtp://${loopback}:${emailSandbox.port}`,
    smsUrl: `http://${loopback}:${sms.port}`,
    modelUrl: model?.url,
    neighbours: [
      { prefix: '/sandbox/stripe', plugin: createStripeSandboxPlugin(stripeOptions) },
      { prefix: '/sandbox/mail', plugin: async (scope) => mailboxPages(scope, { database }) },
      { prefix: '/sandbox/sms', plugin: async (scope) => smsPages(scope, { database }) },
      ...(model ? [mountModel(model)] : []),
      ...(config.userPool.own ? [await mountAccounts(config, database)] : []),
    ],
    startDelivery: async () => {
      const url = `${config.https ? 'https' : 'http'}://${loopback}:${config.port}/api/webhooks/stripe`;
      delivery = startWebhookDelivery({ database, url, secret: config.stripe.webhookSecret });
    },
    close: async () => {
      await delivery?.stop();
      await model?.stop();
      await stripe.close();
      await emailSandbox.stop();
      await sms.stop();
    },
  };
}

/**
 * Returns the address of the Stripe sandbox: in a separate process if `sandboxUrl` names one, otherwise in this
 * process.
 */
function getStripeAddress(sandboxUrl: string | null, own: AddressInfo): StripeEndpoint {
  if (!sandboxUrl) return { host: loopback, port: own.port, protocol: 'http' };
  const { hostname, port } = new URL(sandboxUrl);
  return { host: hostname, port: Number(port || 80), protocol: 'http' };
}

function mountModel(model: ModelSandbox): MountedApp {
  return { prefix: '/sandbox/model', plugin: async (scope) => registerModelControlRoutes(scope, model) };
}

/**
 * Mounts the social login sandbox, which opens accounts as the user pool's administrator. Call it only with the
 * project's own user pool.
 */
async function mountAccounts(config: Config, database: SandboxDatabase): Promise<MountedApp> {
  await migrateSocialLoginSandbox(database);
  const options = {
    database,
    member: demoMember,
    openAccount: async ({ password, ...member }: ProviderAccount) => {
      const { createUserPoolAdministrator } = await import('./user-pool-admin.ts');
      const { ensureDemoAccount } = await import('./seed-demo-accounts.ts');
      const account = { ...member, title: 'Mx', group: null };
      await ensureDemoAccount(createUserPoolAdministrator(config), account, password);
    },
  };
  return { prefix: '/sandbox/accounts', plugin: async (scope) => socialLoginRoutes(scope, options) };
}
