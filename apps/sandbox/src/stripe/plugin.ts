import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { SandboxDatabase } from '../database.ts';
import { ApiError } from './api/api-error.ts';
import { registerApi } from './api/api-plugin.ts';
import { parseForm } from './api/form.ts';
import { createHeldConnections } from './api/held-connections.ts';
import { registerScript } from './browser-script.ts';
import { registerFaultRoutes } from './fault-injection/fault-routes.ts';
import type { ApiErrorBody } from './objects/api-objects.ts';
import { registerPages } from './pages/page-routes.ts';
import { registerSubscriptionPages } from './pages/subscription-routes.ts';
import { startWebhookDelivery } from './webhooks/webhook-delivery.ts';

export interface StripeSandboxOptions {
  /** Migrated with `migrateStripeSandbox` before. */
  database: SandboxDatabase;
  /** Where events go, and the `whsec_…` that signs them; null when another process or mount delivers. */
  webhook: { url: string; secret: string } | null;
  /** Origin and prefix as browsers see them, for receipt links and the script's calls. */
  publicUrl: string;
  /** Who the receipts are from. */
  businessName?: string;
  now?: () => Date;
  /** False when the delivery worker is started elsewhere. */
  deliver?: boolean;
}

/**
 * Stripe as seen from outside: `/v1`, `/basil/stripe.js`, receipts, the 3-D Secure page, the dials and, at
 * `/subscriptions`, the buttons that let months pass.
 * Register it under a prefix, or at the root of a port of its own for the SDK, which takes no path.
 */
export function stripeSandboxPlugin(options: StripeSandboxOptions): FastifyPluginAsync {
  return async (scope) => {
    const { database, now = () => new Date() } = options;
    const publicUrl = options.publicUrl.replace(/\/+$/, '');
    const surroundings = { database, publicUrl, now };
    const lines = createHeldConnections();
    readBodies(scope);
    answerErrors(scope);
    registerApi(scope, surroundings, lines);
    registerPages(scope, surroundings, options.businessName ?? 'Sandbox business');
    registerSubscriptionPages(scope, surroundings);
    registerScript(scope, publicUrl);
    registerFaultRoutes(scope, database, now);
    scope.addHook('preClose', async () => lines.release());
    if (options.webhook && options.deliver !== false) deliver(scope, options.webhook, surroundings);
  };
}

function deliver(
  scope: FastifyInstance,
  webhook: { url: string; secret: string },
  { database, now }: { database: SandboxDatabase; now: () => Date },
): void {
  let worker: ReturnType<typeof startWebhookDelivery> | undefined;
  scope.addHook('onReady', async () => {
    worker = startWebhookDelivery({
      ...webhook,
      database,
      now,
      onError: (error) => scope.log.warn({ err: error }, 'sandbox webhooks are waiting for the database'),
    });
  });
  scope.addHook('onClose', async () => worker?.stop());
}

/** Forms for the API, JSON for the dials; nothing that the surrounding server may have set up. */
function readBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, parseForm(String(body)));
    },
  );
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    scope.getDefaultJsonParser('error', 'error'),
  );
}

function answerErrors(scope: FastifyInstance): void {
  scope.setErrorHandler((error, request, reply) => {
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    if (status >= 500) request.log.error({ err: error }, 'sandbox call failed');
    const body: ApiErrorBody =
      error instanceof ApiError ? error.body : { type: 'api_error', message: 'The sandbox failed.' };
    const refused: ApiErrorBody = {
      type: 'invalid_request_error',
      message: 'The request could not be read.',
    };
    return reply.code(status).send({ error: status < 500 ? refused : body });
  });
}
