import { refundCharge } from '../intents/refund-charge.ts';
import { lockObject, saveObject } from '../objects/object-store.ts';
import { type ApiRoute, createResponse, parseParameterNames } from './api-call.ts';
import { mergeMetadata } from './form.ts';
import { createListRoute, createRetrieveRoute } from './read-routes.ts';

export const refundAndChargeRoutes: ApiRoute[] = [
  {
    method: 'POST',
    path: '/refunds',
    accepts:
      parseParameterNames(`amount charge currency customer expand instructions_email metadata origin payment_intent reason
      refund_application_fee reverse_transfer`),
    handle: async (call) => createResponse(await refundCharge(call)),
  },
  createRetrieveRoute('refund', '/refunds'),
  createListRoute('refund', '/refunds', 'charge payment_intent'),
  {
    method: 'POST',
    path: '/refunds/:id',
    accepts: parseParameterNames('metadata expand'),
    handle: async (call) => {
      const refund = await lockObject(call.db, 'refund', call.params.id ?? '');
      const changed = { ...refund, metadata: mergeMetadata(call.form, refund.metadata ?? {}) };
      await saveObject(call.db, 'refund', changed);
      return createResponse(changed);
    },
  },
  createRetrieveRoute('charge', '/charges'),
  createListRoute('charge', '/charges', 'customer payment_intent transfer_group'),
];
