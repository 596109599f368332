import { id } from '@studio/contracts/fields';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendInvoice } from '../payments/send-invoice.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { purchaseInvoiceFacts } from './invoice-facts.ts';
import { invoicePath } from './purchase-links.ts';
import { findPurchase } from './store.ts';

type PurchaseRequest = FastifyRequest<{ Params: { purchaseId: string }; Querystring: { k?: string } }>;

/** The invoice of a purchase: a plain address that a browser opens, guarded by its signature. */
export function purchaseDocumentRoutes(app: FastifyInstance, services: Services): void {
  app.get(
    invoicePath(':purchaseId'),
    { config: { policy: 'signed-link' } },
    async (request: PurchaseRequest, reply) => {
      const { purchaseId } = request.params;
      const isSigned = services.keys.verify('purchase-link', purchaseId, request.query.k ?? '');
      if (!isSigned || !id.safeParse(purchaseId).success) throw new Refused('not_found');
      const { branchId } = services.config;
      const purchase = await findPurchase(services.database, branchId, purchaseId);
      if (!purchase) throw new Refused('not_found');
      return sendInvoice(reply, await purchaseInvoiceFacts(services, purchase));
    },
  );
}
