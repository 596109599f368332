import { paths } from '@studio/contracts/paths';
import { correctAttendanceRequest, correctAttendanceResponse } from '@studio/contracts/staff-check-in';
import { staffToolGroups } from '@studio/domain/people/groups';
import type { FastifyInstance } from 'fastify';
import { correctAttendance } from '../../bookings/front-desk/correct-attendance.ts';
import { registerApiRoute } from '../../platform/http/api-route.ts';
import { getStaffActor } from '../../platform/http/get-staff-actor.ts';
import type { Services } from '../../platform/services.ts';

/** Registers the route that corrects attendance after a class. */
export function registerAttendanceRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.attendance,
    policy: { groups: staffToolGroups },
    request: correctAttendanceRequest,
    response: correctAttendanceResponse,
    handle: async (body, caller) => ({
      ok: true as const,
      status: await correctAttendance(services, { ...body, actor: getStaffActor(caller) }),
    }),
  });
}
