import { paths } from '@studio/contracts/paths';
import { getClassBedsRequest, getClassBedsResponse } from '@studio/contracts/staff-beds';
import {
  type AttendanceMarkOutcome,
  getCheckInTodayRequest,
  getCheckInTodayResponse,
  getRosterRequest,
  getRosterResponse,
  listCheckInNotesRequest,
  listCheckInNotesResponse,
  saveAttendanceMarksRequest,
  saveAttendanceMarksResponse,
  scanCodeRequest,
  scanCodeResponse,
} from '@studio/contracts/staff-check-in';
import { studioTeamGroups } from '@studio/domain/people/groups';
import type { FastifyInstance } from 'fastify';
import { registerApiRoute } from '../../platform/http/api-route.ts';
import { getStaffActor } from '../../platform/http/get-staff-actor.ts';
import type { Services } from '../../platform/services.ts';
import { loadClassAccess } from '../class-access.ts';
import { listCheckInNotes } from './list-check-in-notes.ts';
import { readClassBeds } from './read-class-beds.ts';
import { readClassRoster } from './read-class-roster.ts';
import { readCurrentCheckIn, toCheckInClassDto } from './read-current-check-in.ts';
import { recordAttendanceMark } from './record-attendance-mark.ts';
import { requireAccessibleClass } from './require-accessible-class.ts';
import { requireBookingByCode } from './require-booking-by-code.ts';

/** Registers the check-in routes: find a code, list attendees, mark arrivals. */
export function registerCheckInRoutes(app: FastifyInstance, services: Services): void {
  const policy = { groups: studioTeamGroups };
  registerApiRoute(app, services, {
    path: paths.adminScan,
    policy,
    request: scanCodeRequest,
    response: scanCodeResponse,
    handle: ({ branchId, code, signature }) => requireBookingByCode(services, { branchId, code, signature }),
  });
  registerApiRoute(app, services, {
    path: paths.checkInToday,
    policy,
    request: getCheckInTodayRequest,
    response: getCheckInTodayResponse,
    handle: ({ branchId }, { principal }) => readCurrentCheckIn(services, branchId, principal),
  });
  registerApiRoute(app, services, {
    path: paths.checkInRoster,
    policy,
    request: getRosterRequest,
    response: getRosterResponse,
    handle: async ({ branchId, classId }, { principal }) => ({
      ok: true as const,
      class: toCheckInClassDto(await requireAccessibleClass(services, branchId, classId, principal)),
      rows: await readClassRoster(services, branchId, classId),
    }),
  });
  registerApiRoute(app, services, {
    path: paths.checkInBeds,
    policy,
    request: getClassBedsRequest,
    response: getClassBedsResponse,
    handle: async ({ branchId, classId }, { principal }) => {
      const klass = await requireAccessibleClass(services, branchId, classId, principal);
      return readClassBeds(services.database, klass, services.clock.now());
    },
  });
  registerApiRoute(app, services, {
    path: paths.checkInNotes,
    policy,
    request: listCheckInNotesRequest,
    response: listCheckInNotesResponse,
    handle: (body, { principal }) => listCheckInNotes(services, body, principal),
  });
  registerApiRoute(app, services, {
    path: paths.checkInMarks,
    policy,
    request: saveAttendanceMarksRequest,
    response: saveAttendanceMarksResponse,
    handle: async ({ branchId, marks }, caller) => {
      const { database, clock } = services;
      const access = await loadClassAccess(database, branchId, caller.principal);
      const marker = { actor: getStaffActor(caller), access };
      const outcomes: AttendanceMarkOutcome[] = [];
      for (const mark of marks) {
        outcomes.push(
          await database.transaction((tx) => recordAttendanceMark(tx, branchId, mark, marker, clock.now())),
        );
      }
      return { ok: true as const, outcomes };
    },
  });
}
