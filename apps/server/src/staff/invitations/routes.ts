import { paths } from '@studio/contracts/paths';
import {
  getInvitationsRequest,
  getInvitationsResponse,
  getPersonInvitationRequest,
  getPersonInvitationResponse,
  sendInvitationsRequest,
  sendPersonInvitationRequest,
  stopInvitationsRequest,
} from '@studio/contracts/staff-invitations';
import { staffToolGroups } from '@studio/domain/people/groups';
import type { FastifyInstance } from 'fastify';
import { registerApiRoute } from '../../platform/http/api-route.ts';
import { getStaffActor } from '../../platform/http/get-staff-actor.ts';
import type { Services } from '../../platform/services.ts';
import { readPersonInvitation, sendPersonInvitation } from './person-invitation.ts';
import { readInvitations } from './read-invitations.ts';
import { sendInvitations, stopInvitations } from './send-invitations.ts';

const ownerPolicy = { groups: ['ADMIN'] } as const;
const staffPolicy = { groups: staffToolGroups };

/** Registers the routes of invitations: of all imported clients, for owners, and of one client, for staff. */
export function registerInvitationRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.invitations,
    policy: ownerPolicy,
    request: getInvitationsRequest,
    response: getInvitationsResponse,
    handle: ({ branchId, importId }) => readInvitations(services, { branchId, importId }),
  });
  registerApiRoute(app, services, {
    path: paths.invitationsSend,
    policy: ownerPolicy,
    recentLogin: true,
    request: sendInvitationsRequest,
    response: getInvitationsResponse,
    handle: async ({ branchId, importId, expected, idempotencyKey: batchId }, caller) => {
      await sendInvitations(services, { branchId, importId, expected, batchId }, getStaffActor(caller));
      return readInvitations(services, { branchId, importId });
    },
  });
  registerApiRoute(app, services, {
    path: paths.invitationsStop,
    policy: ownerPolicy,
    request: stopInvitationsRequest,
    response: getInvitationsResponse,
    handle: async ({ branchId, batchId }, caller) => {
      await stopInvitations(services, { branchId, batchId }, getStaffActor(caller));
      return readInvitations(services, { branchId, importId: null });
    },
  });
  registerPersonRoutes(app, services);
}

function registerPersonRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.personInvitation,
    policy: staffPolicy,
    request: getPersonInvitationRequest,
    response: getPersonInvitationResponse,
    handle: ({ branchId, personId }) => readPersonInvitation(services, branchId, personId),
  });
  registerApiRoute(app, services, {
    path: paths.personInvitationSend,
    policy: staffPolicy,
    request: sendPersonInvitationRequest,
    response: getPersonInvitationResponse,
    handle: async ({ branchId, personId, number }, caller) => {
      await sendPersonInvitation(services, { branchId, personId, number }, getStaffActor(caller));
      return readPersonInvitation(services, branchId, personId);
    },
  });
}
