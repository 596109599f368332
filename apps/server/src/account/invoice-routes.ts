import { invoicesAnswer, invoicesRequest } from '@studio/contracts/account';
import { paths } from '@studio/contracts/paths';
import type { FastifyInstance } from 'fastify';
import { memberOf } from '../platform/access-token.ts';
import { callRoute } from '../platform/call-route.ts';
import type { Services } from '../platform/services.ts';
import { memberPapers } from './member-papers.ts';

/** The call that lists a member's invoices and credit notes. */
export function invoiceRoutes(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.accountInvoices,
    policy: 'member',
    request: invoicesRequest,
    answer: invoicesAnswer,
    handle: async ({ branchId, limit, cursor }, { principal }) => ({
      ok: true as const,
      ...(await memberPapers(services, { branchId, memberId: memberOf(principal).userId, limit, cursor })),
    }),
  });
}
