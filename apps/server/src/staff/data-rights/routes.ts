import { paths } from '@studio/contracts/paths';
import {
  erasePersonRequest,
  erasePersonResponse,
  exportPersonRequest,
  exportPersonResponse,
  previewErasureRequest,
  previewErasureResponse,
} from '@studio/contracts/staff-data-rights';
import type { FastifyInstance } from 'fastify';
import { registerApiRoute } from '../../platform/http/api-route.ts';
import { getStaffActor } from '../../platform/http/get-staff-actor.ts';
import type { Services } from '../../platform/services.ts';
import { erasePerson } from './erase-person.ts';
import { exportPerson } from './export-person.ts';
import { loadLinkedRecords } from './load-linked-records.ts';
import { previewErasure } from './preview-erasure.ts';

/** Only owners may make these calls (handbook: roles 6). */
const policy = { groups: ['ADMIN'] } as const;

/** Registers the owner's routes to export or erase a person's data. */
export function registerDataRightsRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.personExport,
    policy,
    recentLogin: true,
    request: exportPersonRequest,
    response: exportPersonResponse,
    handle: ({ branchId, personId }, caller) =>
      exportPerson(services, { branchId, personId }, getStaffActor(caller)),
  });
  registerApiRoute(app, services, {
    path: paths.erasePreview,
    policy,
    request: previewErasureRequest,
    response: previewErasureResponse,
    handle: async ({ branchId, personId }) => {
      const { database, clock } = services;
      return previewErasure(database, await loadLinkedRecords(database, branchId, personId), clock.now());
    },
  });
  registerApiRoute(app, services, {
    path: paths.erasePerson,
    policy,
    recentLogin: true,
    request: erasePersonRequest,
    response: erasePersonResponse,
    handle: async ({ branchId, personId, confirmation, reason }, caller) => {
      await erasePerson(services, { branchId, personId, typed: confirmation, reason }, getStaffActor(caller));
      return { ok: true as const };
    },
  });
}
