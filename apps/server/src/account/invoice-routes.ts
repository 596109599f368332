import { listAccountInvoicesRequest, listAccountInvoicesResponse } from '@studio/contracts/account-invoices';
import { paths } from '@studio/contracts/paths';
import type { FastifyInstance } from 'fastify';
import { requirePrincipal } from '../platform/http/access-token-verifier.ts';
import { registerApiRoute } from '../platform/http/api-route.ts';
import type { Services } from '../platform/services.ts';
import { listMemberInvoices } from './list-member-invoices.ts';

export function registerInvoiceRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.accountInvoices,
    policy: 'member',
    request: listAccountInvoicesRequest,
    response: listAccountInvoicesResponse,
    handle: async ({ branchId, limit, cursor }, { principal }) => ({
      ok: true as const,
      ...(await listMemberInvoices(services, {
        branchId,
        memberId: requirePrincipal(principal).userId,
        limit,
        cursor,
      })),
    }),
  });
}
