import { id } from '@studio/contracts/shared-fields';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendInvoicePdf } from '../payments/send-invoice-pdf.ts';
import { AppError } from '../platform/app-error.ts';
import type { Services } from '../platform/services.ts';
import { loadPurchaseInvoiceDetails } from './purchase-invoice-details.ts';
import { buildPurchaseInvoicePath } from './purchase-links.ts';
import { findPurchase } from './store.ts';

type PurchaseRequest = FastifyRequest<{ Params: { purchaseId: string }; Querystring: { k?: string } }>;

/** Registers the route of a purchase's invoice. Browsers open it directly, so the signature in its URL protects it. */
export function registerPurchaseDocumentRoutes(app: FastifyInstance, services: Services): void {
  app.get(
    buildPurchaseInvoicePath(':purchaseId'),
    { config: { policy: 'signed-link' } },
    async (request: PurchaseRequest, reply) => {
      const { purchaseId } = request.params;
      const isSigned = services.keys.verify('purchase-link', purchaseId, request.query.k ?? '');
      if (!isSigned || !id.safeParse(purchaseId).success) throw new AppError('not_found');
      const { branchId } = services.config;
      const purchase = await findPurchase(services.database, branchId, purchaseId);
      if (!purchase) throw new AppError('not_found');
      return sendInvoicePdf(services, reply, await loadPurchaseInvoiceDetails(services, purchase));
    },
  );
}
