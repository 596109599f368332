import { paths } from '@studio/contracts/paths';
import { bookingsExportRequest, exportPiece, peopleExportRequest } from '@studio/contracts/staff-export';
import type { FastifyInstance } from 'fastify';
import { callRoute } from '../../platform/call-route.ts';
import type { Services } from '../../platform/services.ts';
import { staffActor } from '../../platform/staff-actor.ts';
import { exportBookings } from './export-bookings.ts';
import { exportPeople } from './export-people.ts';

const owners = { groups: ['ADMIN'] } as const;

/** What an owner takes along: everybody, and every booking, as files. */
export function exportRoutes(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.peopleExport,
    policy: owners,
    recentLogin: true,
    request: peopleExportRequest,
    answer: exportPiece,
    handle: ({ branchId, query, filter, cursor }, caller) =>
      exportPeople(services, { branchId, query, filter, cursor }, staffActor(caller)),
  });
  callRoute(app, services, {
    path: paths.bookingsExport,
    policy: owners,
    recentLogin: true,
    request: bookingsExportRequest,
    answer: exportPiece,
    handle: ({ branchId, from, to, cursor }, caller) =>
      exportBookings(services, { branchId, from, to, cursor }, staffActor(caller)),
  });
}
