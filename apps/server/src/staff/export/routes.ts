import { paths } from '@studio/contracts/paths';
import { exportBookingsRequest, exportChunk, exportPeopleRequest } from '@studio/contracts/staff-export';
import type { FastifyInstance } from 'fastify';
import { registerApiRoute } from '../../platform/http/api-route.ts';
import { getStaffActor } from '../../platform/http/get-staff-actor.ts';
import type { Services } from '../../platform/services.ts';
import { exportBookings } from './export-bookings.ts';
import { exportPeople } from './export-people.ts';

/** Only owners may make these calls (handbook: roles 6). */
const owners = { groups: ['ADMIN'] } as const;

/** Registers the owner's exports of all people and all bookings. */
export function registerExportRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.peopleExport,
    policy: owners,
    recentLogin: true,
    request: exportPeopleRequest,
    response: exportChunk,
    handle: ({ branchId, query, filter, cursor }, caller) =>
      exportPeople(services, { branchId, query, filter, cursor }, getStaffActor(caller)),
  });
  registerApiRoute(app, services, {
    path: paths.bookingsExport,
    policy: owners,
    recentLogin: true,
    request: exportBookingsRequest,
    response: exportChunk,
    handle: ({ branchId, from, to, cursor }, caller) =>
      exportBookings(services, { branchId, from, to, cursor }, getStaffActor(caller)),
  });
}
