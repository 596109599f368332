import type { FastifyInstance } from 'fastify';
import { handlePaymentWebhook } from './handle-payment-webhook.ts';
import type { Services } from './platform/services.ts';

/**
 * Registers the webhook route of the payment provider. Keeps the body as a buffer, because the signature covers the raw
 * bytes.
 */
export function registerPaymentWebhookRoutes(app: FastifyInstance, services: Services): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post('/webhooks/stripe', { config: { policy: 'webhook' } }, async (request) => {
      const signature = request.headers['stripe-signature'];
      const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      await handlePaymentWebhook(services, rawBody, typeof signature === 'string' ? signature : '');
      return { ok: true };
    });
  });
}
