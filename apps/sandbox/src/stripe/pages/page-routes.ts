import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Form } from '../api/form.ts';
import { toListObject } from '../api/list.ts';
import { authenticatePaymentRoute } from '../api/payment-intent-routes.ts';
import { type ServeContext, serveCall } from '../api/serve-call.ts';
import { authenticateSetupRoute } from '../api/setup-intent-routes.ts';
import { findObject, getId, readHiddenData } from '../objects/object-store.ts';
import { runDueWork } from '../run-due-work.ts';
import { pageHeaders, renderSandboxPage } from './html.ts';
import { renderInvoicePage } from './invoice-page.ts';
import { renderReceiptPage } from './receipt-page.ts';
import { renderThreeDSecurePage } from './three-d-secure-page.ts';

/** Registers the pages that people see: receipts, invoices, and the bank's 3-D Secure page. */
export function registerPages(scope: FastifyInstance, context: ServeContext, business: string): void {
  const { database } = context;
  scope.get<{ Params: { charge: string; token: string } }>(
    '/receipts/:charge/:token',
    async ({ params }, reply) => {
      const charge = await findObject(database, 'charge', params.charge);
      if (!charge?.receipt_url?.endsWith(`/${params.token}`)) return notFound(reply, 'Receipt not found');
      const { data: refunds } = await toListObject(
        database,
        'refund',
        { charge: charge.id },
        { limit: 100 },
        '',
      );
      return reply.headers(pageHeaders).send(renderReceiptPage(charge, refunds, business));
    },
  );
  scope.get<{ Params: { invoice: string; token: string } }>(
    '/invoices/:invoice/:token',
    async ({ params }, reply) => {
      await runDueWork(database, context.now());
      const invoice = await findObject(database, 'invoice', params.invoice);
      if (!invoice?.hosted_invoice_url?.endsWith(`/${params.token}`))
        return notFound(reply, 'Invoice not found');
      const { intent } = await readHiddenData<{ intent: string }>(database, invoice.id);
      const paid = await findObject(database, 'payment_intent', intent ?? '');
      const charge = await findObject(database, 'charge', getId(paid?.latest_charge) ?? '');
      return reply.headers(pageHeaders).send(renderInvoicePage(invoice, charge, business));
    },
  );
  registerBank(scope, context);
}

/** Registers the bank's 3-D Secure page, for payments and setups. */
function registerBank(scope: FastifyInstance, context: ServeContext): void {
  const { database } = context;
  scope.get<{ Params: { intent: string }; Querystring: Record<string, string> }>(
    '/three-d-secure/:intent',
    async ({ params, query }, reply) => {
      const kind = isSetup(params.intent) ? 'setup_intent' : 'payment_intent';
      const intent = await findObject(database, kind, params.intent);
      if (!intent || intent.client_secret !== query.client_secret)
        return notFound(reply, 'Payment not found');
      return reply.headers(pageHeaders).send(renderThreeDSecurePage(intent, query.return_url ?? ''));
    },
  );
  scope.post<{ Params: { intent: string }; Body: Form | undefined }>(
    '/three-d-secure/:intent',
    async ({ params, body }, reply) => {
      const { client_secret = '', outcome = '', return_url = '' } = body ?? {};
      const result = await serveCall(
        {
          route: isSetup(params.intent) ? authenticateSetupRoute : authenticatePaymentRoute,
          path: `/v1/${isSetup(params.intent) ? 'setup' : 'payment'}_intents/${params.intent}/authenticate`,
          params: { id: params.intent },
          form: { key: 'pk_test_sandbox', client_secret, outcome },
          authorization: undefined,
          idempotencyKey: undefined,
        },
        context,
      );
      if (result.status !== 200) return notFound(reply, 'Payment not found');
      return sendReturnPage(
        reply,
        params.intent,
        String(client_secret),
        String(return_url),
        JSON.parse(result.body).status,
      );
    },
  );
}

function sendReturnPage(
  reply: FastifyReply,
  intent: string,
  secret: string,
  returnUrl: string,
  status: string,
) {
  if (!URL.canParse(returnUrl) || !/^https?:$/.test(new URL(returnUrl).protocol)) {
    const noun = isSetup(intent) ? 'Card' : 'Payment';
    const text = `${noun} ${status === 'succeeded' ? '' : 'not '}confirmed`;
    return reply
      .headers(pageHeaders)
      .send(renderSandboxPage('Test bank', `<h1>${text}</h1><p>You can close this page.</p>`));
  }
  const url = new URL(returnUrl);
  const name = isSetup(intent) ? 'setup_intent' : 'payment_intent';
  url.searchParams.set(name, intent);
  url.searchParams.set(`${name}_client_secret`, secret);
  url.searchParams.set('redirect_status', status === 'succeeded' ? 'succeeded' : 'failed');
  return reply.redirect(url.href, 303);
}

function notFound(reply: FastifyReply, text: string) {
  return reply
    .code(404)
    .headers(pageHeaders)
    .send(renderSandboxPage('Not found', `<h1>${text}</h1>`));
}

function isSetup(intent: string): boolean {
  return intent.startsWith('seti_');
}
