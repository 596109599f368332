import { paths } from '@studio/contracts/paths';
import { attendanceAnswer, attendanceRequest } from '@studio/contracts/staff-door';
import { staffToolGroups } from '@studio/domain/people/groups';
import type { FastifyInstance } from 'fastify';
import { amendAttendance } from '../../bookings/amend-attendance.ts';
import { callRoute } from '../../platform/call-route.ts';
import type { Services } from '../../platform/services.ts';
import { staffActor } from '../../platform/staff-actor.ts';

/** What staff can still say about who was there, after the class. */
export function attendanceRoutes(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.attendance,
    policy: { groups: staffToolGroups },
    request: attendanceRequest,
    answer: attendanceAnswer,
    handle: async (body, caller) => ({
      ok: true as const,
      status: await amendAttendance(services, { ...body, actor: staffActor(caller) }),
    }),
  });
}
