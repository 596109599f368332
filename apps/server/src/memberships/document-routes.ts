import { id } from '@studio/contracts/fields';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendInvoice } from '../payments/send-invoice.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { monthInvoiceFacts, monthInvoicePath } from './month-invoice.ts';
import { findMonth } from './store.ts';

type MonthRequest = FastifyRequest<{ Params: { monthId: string }; Querystring: { k?: string } }>;

/** The invoice of a paid month: a plain address that a browser opens, guarded by its signature. */
export function membershipDocumentRoutes(app: FastifyInstance, services: Services): void {
  app.get(
    monthInvoicePath(':monthId'),
    { config: { policy: 'signed-link' } },
    async (request: MonthRequest, reply) => {
      const { monthId } = request.params;
      const isSigned = services.keys.verify('month-link', monthId, request.query.k ?? '');
      if (!isSigned || !id.safeParse(monthId).success) throw new Refused('not_found');
      const month = await findMonth(services.database, { branchId: services.config.branchId, id: monthId });
      if (!month) throw new Refused('not_found');
      return sendInvoice(reply, await monthInvoiceFacts(services, month));
    },
  );
}
