import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Form } from '../api/form.ts';
import { listOf } from '../api/list.ts';
import { authenticateRoute } from '../api/payment-intent-routes.ts';
import { type Surroundings, serveCall } from '../api/serve-call.ts';
import { findObject } from '../objects/object-store.ts';
import { pageHeaders, sandboxPage } from './html.ts';
import { receiptPage } from './receipt-page.ts';
import { threeDSecurePage } from './three-d-secure-page.ts';

/** Registers the pages that people see: receipts, and the bank's page of the 3-D Secure step. */
export function registerPages(scope: FastifyInstance, surroundings: Surroundings, business: string): void {
  const { database } = surroundings;
  scope.get<{ Params: { charge: string; token: string } }>(
    '/receipts/:charge/:token',
    async ({ params }, reply) => {
      const charge = await findObject(database, 'charge', params.charge);
      if (!charge?.receipt_url?.endsWith(`/${params.token}`))
        return notFound(reply, 'There is no such receipt.');
      const { data: refunds } = await listOf(database, 'refund', { charge: charge.id }, { limit: 100 }, '');
      return reply.headers(pageHeaders).send(receiptPage(charge, refunds, business));
    },
  );
  scope.get<{ Params: { intent: string }; Querystring: Record<string, string> }>(
    '/three-d-secure/:intent',
    async ({ params, query }, reply) => {
      const intent = await findObject(database, 'payment_intent', params.intent);
      if (!intent || intent.client_secret !== query.client_secret)
        return notFound(reply, 'There is no such payment.');
      return reply.headers(pageHeaders).send(threeDSecurePage(intent, query.return_url ?? ''));
    },
  );
  scope.post<{ Params: { intent: string }; Body: Form | undefined }>(
    '/three-d-secure/:intent',
    async ({ params, body }, reply) => {
      const { client_secret = '', outcome = '', return_url = '' } = body ?? {};
      const served = await serveCall(
        {
          route: authenticateRoute,
          path: `/v1/payment_intents/${params.intent}/authenticate`,
          params: { id: params.intent },
          form: { key: 'pk_test_sandbox', client_secret, outcome },
          authorization: undefined,
          idempotencyKey: undefined,
        },
        surroundings,
      );
      if (served.status !== 200) return notFound(reply, 'There is no such payment.');
      return leave(
        reply,
        params.intent,
        String(client_secret),
        String(return_url),
        JSON.parse(served.body).status,
      );
    },
  );
}

function leave(reply: FastifyReply, intent: string, secret: string, returnUrl: string, status: string) {
  if (!URL.canParse(returnUrl) || !/^https?:$/.test(new URL(returnUrl).protocol)) {
    const text = status === 'succeeded' ? 'The payment is confirmed.' : 'The payment was not confirmed.';
    return reply
      .headers(pageHeaders)
      .send(sandboxPage('Test bank', `<h1>${text}</h1><p>You can close this page.</p>`));
  }
  const url = new URL(returnUrl);
  url.searchParams.set('payment_intent', intent);
  url.searchParams.set('payment_intent_client_secret', secret);
  url.searchParams.set('redirect_status', status === 'succeeded' ? 'succeeded' : 'failed');
  return reply.redirect(url.href, 303);
}

function notFound(reply: FastifyReply, text: string) {
  return reply
    .code(404)
    .headers(pageHeaders)
    .send(sandboxPage('Not found', `<h1>${text}</h1>`));
}
