import { id } from '@studio/contracts/shared-fields';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendInvoicePdf } from '../payments/send-invoice-pdf.ts';
import { AppError } from '../platform/app-error.ts';
import type { Services } from '../platform/services.ts';
import { buildMembershipInvoicePath, loadMembershipInvoiceDetails } from './membership-invoice.ts';
import { findMembershipMonth } from './store.ts';

type MonthRequest = FastifyRequest<{ Params: { monthId: string }; Querystring: { k?: string } }>;

/**
 * Registers the route of a paid month's invoice. Browsers open it directly, so the signature in its URL protects it.
 */
export function registerMembershipDocumentRoutes(app: FastifyInstance, services: Services): void {
  app.get(
    buildMembershipInvoicePath(':monthId'),
    { config: { policy: 'signed-link' } },
    async (request: MonthRequest, reply) => {
      const { monthId } = request.params;
      const isSigned = services.keys.verify('membership-invoice-link', monthId, request.query.k ?? '');
      if (!isSigned || !id.safeParse(monthId).success) throw new AppError('not_found');
      const month = await findMembershipMonth(services.database, {
        branchId: services.config.branchId,
        id: monthId,
      });
      if (!month) throw new AppError('not_found');
      return sendInvoicePdf(services, reply, await loadMembershipInvoiceDetails(services, month));
    },
  );
}
