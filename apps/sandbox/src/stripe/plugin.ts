import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { SandboxDatabase } from '../database.ts';
import { ApiError } from './api/api-error.ts';
import { registerApi } from './api/api-plugin.ts';
import { parseForm } from './api/form.ts';
import { createStalledConnections } from './api/stalled-connections.ts';
import { registerScript } from './browser-script.ts';
import { registerFaultRoutes } from './fault-injection/fault-routes.ts';
import type { ApiErrorBody } from './objects/api-objects.ts';
import { registerPages } from './pages/page-routes.ts';
import { registerSubscriptionPages } from './pages/subscription-routes.ts';
import { startWebhookDelivery, type WebhookDelivery } from './webhooks/webhook-delivery.ts';

export interface StripeSandboxOptions {
  /** Database that `migrateStripeSandbox` has already migrated. */
  database: SandboxDatabase;
  /**
   * Recipient of events, and the secret (`whsec_…`) that signs them. Null when another process or mount delivers the
   * events.
   */
  webhook: { url: string; secret: string } | null;
  /** URL prefix under which browsers reach the sandbox, for receipt links and the script's calls. */
  publicUrl: string;
  /** Business name on the receipts. */
  businessName?: string;
  now?: () => Date;
  /** Whether this plugin starts the delivery worker. Default: true. */
  deliver?: boolean;
}

/**
 * Creates a Stripe sandbox: `/v1`, `/basil/stripe.js`, receipts, the 3-D Secure page, the fault settings at `/dials`,
 * and at `/subscriptions` buttons that advance time. Register it under a prefix, or at the root of its own port for the
 * SDK, which supports no path.
 */
export function createStripeSandboxPlugin(options: StripeSandboxOptions): FastifyPluginAsync {
  return async (scope) => {
    const { database, now = () => new Date() } = options;
    const publicUrl = options.publicUrl.replace(/\/+$/, '');
    const context = { database, publicUrl, now };
    const heldConnections = createStalledConnections();
    readBodies(scope);
    answerErrors(scope);
    registerApi(scope, context, heldConnections);
    registerPages(scope, context, options.businessName ?? 'Sandbox business');
    registerSubscriptionPages(scope, context);
    registerScript(scope, publicUrl);
    registerFaultRoutes(scope, database, now);
    scope.addHook('preClose', async () => heldConnections.release());
    if (options.webhook && options.deliver !== false) deliver(scope, options.webhook, context);
  };
}

function deliver(
  scope: FastifyInstance,
  webhook: { url: string; secret: string },
  { database, now }: { database: SandboxDatabase; now: () => Date },
): void {
  let worker: WebhookDelivery | undefined;
  scope.addHook('onResponse', async () => worker?.wake());
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

/** Parses forms for the API and JSON for the fault settings, independent of the host server's parsers. */
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
    const errorBody: ApiErrorBody = {
      type: 'invalid_request_error',
      message: 'Could not read the request.',
    };
    return reply.code(status).send({ error: status < 500 ? errorBody : body });
  });
}
