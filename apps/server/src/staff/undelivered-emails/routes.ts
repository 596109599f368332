import { paths } from '@studio/contracts/paths';
import {
  handleUndeliveredEmailsRequest,
  handleUndeliveredEmailsResponse,
} from '@studio/contracts/staff-undelivered-emails';
import { staffToolGroups } from '@studio/domain/people/groups';
import type { FastifyInstance } from 'fastify';
import { registerApiRoute } from '../../platform/http/api-route.ts';
import { getStaffActor } from '../../platform/http/get-staff-actor.ts';
import type { Services } from '../../platform/services.ts';
import { handleUndeliveredEmails } from './handle-undelivered-emails.ts';

/** Registers the route that resends or dismisses emails that a mail server rejected. */
export function registerUndeliveredEmailRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.undeliveredEmails,
    policy: { groups: staffToolGroups },
    request: handleUndeliveredEmailsRequest,
    response: handleUndeliveredEmailsResponse,
    handle: async ({ branchId, recipient, resend }, caller) => ({
      ok: true as const,
      count: await handleUndeliveredEmails(services, { branchId, recipient, resend }, getStaffActor(caller)),
    }),
  });
}
