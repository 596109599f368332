import { paths } from '@studio/contracts/paths';
import { refusedEmailsAnswer, refusedEmailsRequest } from '@studio/contracts/staff-refused-emails';
import { staffToolGroups } from '@studio/domain/people/groups';
import type { FastifyInstance } from 'fastify';
import { callRoute } from '../../platform/call-route.ts';
import type { Services } from '../../platform/services.ts';
import { staffActor } from '../../platform/staff-actor.ts';
import { settle } from './settle.ts';

/** Emails whose address a mail server refused: sent again, or dismissed. */
export function refusedEmailRoutes(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.refusedEmails,
    policy: { groups: staffToolGroups },
    request: refusedEmailsRequest,
    answer: refusedEmailsAnswer,
    handle: async ({ branchId, whose, resend }, caller) => ({
      ok: true as const,
      count: await settle(services, { branchId, whose, resend }, staffActor(caller)),
    }),
  });
}
