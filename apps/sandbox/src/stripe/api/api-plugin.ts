import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createId } from '../objects/create-id.ts';
import { apiVersion } from '../objects/event.ts';
import { runDueWork } from '../run-due-work.ts';
import { accountRoutes } from './account-routes.ts';
import type { ApiRoute } from './api-call.ts';
import { customerRoutes } from './customer-routes.ts';
import { disputeRoutes } from './dispute-routes.ts';
import { type Form, parseForm } from './form.ts';
import { invoiceRoutes } from './invoice-routes.ts';
import { paymentIntentRoutes } from './payment-intent-routes.ts';
import { paymentMethodRoutes } from './payment-method-routes.ts';
import { productRoutes } from './product-routes.ts';
import { refundAndChargeRoutes } from './refund-and-charge-routes.ts';
import { type CallResult, type ServeContext, serveCall } from './serve-call.ts';
import { setupIntentRoutes } from './setup-intent-routes.ts';
import type { StalledConnections } from './stalled-connections.ts';
import { subscriptionRoutes } from './subscription-routes.ts';
import { testClockRoutes } from './test-clock-routes.ts';

/** All routes below `/v1`. */
export const apiRoutes: readonly ApiRoute[] = [
  ...paymentIntentRoutes,
  ...setupIntentRoutes,
  ...paymentMethodRoutes,
  ...productRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...disputeRoutes,
  ...testClockRoutes,
  ...refundAndChargeRoutes,
  ...customerRoutes,
  ...accountRoutes,
];

/** Registers all routes below `/v1`, and Stripe's 404 for other paths there. */
export function registerApi(
  scope: FastifyInstance,
  context: ServeContext,
  heldConnections: StalledConnections,
): void {
  for (const route of apiRoutes) {
    scope.route({
      method: route.method,
      url: `/v1${route.path}`,
      exposeHeadRoute: false,
      handler: (request, reply) => handle(route, request, reply, context, heldConnections),
    });
  }
  scope.options('/v1/*', (_request, reply) => {
    reply.headers(crossOrigin).code(204).send();
  });
  scope.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/v1/*',
    exposeHeadRoute: false,
    handler: rejectUnknownUrl,
  });
}

function rejectUnknownUrl(request: FastifyRequest, reply: FastifyReply): unknown {
  const path = pathOf(request);
  const message = `Unrecognized request URL (${request.method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`;
  return reply
    .code(404)
    .headers({ ...crossOrigin, 'request-id': createId('req', 14) })
    .send({ error: { message, type: 'invalid_request_error' } });
}

const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, DELETE, OPTIONS',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, stripe-version',
  'cache-control': 'no-store',
};

async function handle(
  route: ApiRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  context: ServeContext,
  heldConnections: StalledConnections,
): Promise<unknown> {
  const { 'idempotency-key': idempotencyKey, 'stripe-version': version } = request.headers;
  // Runs overdue background work first, so that no read sees an outdated state, even without a delivery worker.
  if (route.method === 'GET') await runDueWork(context.database, context.now());
  const result = await serveCall(
    {
      route,
      path: pathOf(request),
      params: request.params as Record<string, string>,
      form: { ...queryOf(request), ...((request.body ?? {}) as Form) },
      authorization: request.headers.authorization,
      version: typeof version === 'string' ? version : undefined,
      idempotencyKey: typeof idempotencyKey === 'string' ? idempotencyKey : undefined,
    },
    context,
  );
  if (result.fault?.kind === 'timeout') return heldConnections.hold(reply, result.fault.holdMs ?? 120_000);
  if (result.fault?.kind === 'disconnect') return heldConnections.hold(reply, 0);
  return reply
    .code(result.status)
    .type('application/json')
    .headers({
      ...crossOrigin,
      'request-id': result.requestId,
      'stripe-version': apiVersion,
      ...(typeof idempotencyKey === 'string' ? { 'idempotency-key': idempotencyKey } : {}),
      ...extraHeaders(result),
    })
    .send(result.body);
}

function extraHeaders(result: CallResult): Record<string, string> {
  const retry = result.fault?.shouldRetry;
  return {
    ...(result.originalRequest
      ? { 'idempotent-replayed': 'true', 'original-request': result.originalRequest }
      : {}),
    ...(retry === undefined ? {} : { 'stripe-should-retry': String(retry) }),
  };
}

/** Returns the API path without the sandbox's mount prefix. */
function pathOf(request: FastifyRequest): string {
  const path = request.url.split('?')[0] ?? '';
  return path.slice(Math.max(0, path.indexOf('/v1/')));
}

/** Parses bracket notation in the query string, independent of the host server's parser. */
function queryOf(request: FastifyRequest): Form {
  return parseForm(request.url.split('?')[1] ?? '');
}
