import { paths } from '@studio/contracts/paths';
import {
  acceptCoverRequest,
  type CoverResponse,
  coverResponse,
  getTrainerClassRequest,
  getTrainerClassResponse,
  getTrainerWeekRequest,
  getTrainerWeekResponse,
  listFreeInstructorsRequest,
  listFreeInstructorsResponse,
  requestCoverRequest,
  saveTrainerAvailabilityRequest,
  trainerAvailabilityRequest,
  trainerAvailabilityResponse,
  withdrawCoverRequest,
} from '@studio/contracts/trainer';
import { staffToolGroups, trainerToolGroups } from '@studio/domain/people/groups';
import { validateAvailability } from '@studio/domain/timetable/instructor-availability';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import { writeAudit } from '../../platform/audit.ts';
import { registerApiRoute } from '../../platform/http/api-route.ts';
import { getStaffActor } from '../../platform/http/get-staff-actor.ts';
import type { Services } from '../../platform/services.ts';
import { findClass } from '../../timetable/store.ts';
import { loadAvailability, writeAvailability } from './availability-store.ts';
import { acceptCover, cancelCoverRequest, requestCover } from './cover-requests.ts';
import { listInstructorsByAvailability } from './list-instructors-by-availability.ts';
import { registerTrainerNoteRoutes } from './note-routes.ts';
import { readTrainerClass } from './read-trainer-class.ts';
import { readTrainerWeek } from './read-trainer-week.ts';
import { loadTrainerAccess, requireTaughtClass } from './trainer-access.ts';
import { toTrainerClassDtos } from './trainer-class-dto.ts';

const policy = { groups: trainerToolGroups };

/** Registers the Trainer Tools routes: classes, cover and availability. */
export function registerTrainerRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.trainerWeek,
    policy,
    request: getTrainerWeekRequest,
    response: getTrainerWeekResponse,
    handle: (body, { principal }) => readTrainerWeek(services, body, principal),
  });
  registerApiRoute(app, services, {
    path: paths.trainerClass,
    policy,
    request: getTrainerClassRequest,
    response: getTrainerClassResponse,
    handle: (body, { principal }) => readTrainerClass(services, body, principal),
  });
  registerApiRoute(app, services, {
    path: paths.freeInstructors,
    policy: { groups: staffToolGroups },
    request: listFreeInstructorsRequest,
    response: listFreeInstructorsResponse,
    handle: async ({ branchId, classId }) => ({
      ok: true as const,
      instructors: await listInstructorsByAvailability(services, branchId, classId),
    }),
  });
  registerCoverRoutes(app, services);
  registerAvailabilityRoutes(app, services);
  registerTrainerNoteRoutes(app, services);
}

function registerCoverRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.coverRequest,
    policy,
    request: requestCoverRequest,
    response: coverResponse,
    handle: async (body, caller) => {
      const klass = await requireTaughtClass(services, body, caller.principal);
      await requestCover(services, klass, body.reason, getStaffActor(caller));
      return buildClassResponse(services, body);
    },
  });
  registerApiRoute(app, services, {
    path: paths.coverWithdraw,
    policy,
    request: withdrawCoverRequest,
    response: coverResponse,
    handle: async (body, caller) => {
      const klass = await requireTaughtClass(services, body, caller.principal);
      await cancelCoverRequest(services, klass, getStaffActor(caller));
      return buildClassResponse(services, body);
    },
  });
  registerApiRoute(app, services, {
    path: paths.coverTake,
    policy,
    request: acceptCoverRequest,
    response: coverResponse,
    handle: async (body, caller) => {
      const { instructor } = await loadTrainerAccess(services, body, caller.principal);
      const klass = await findClass(services.database, body.branchId, body.classId, services.clock.now());
      if (!klass) throw new AppError('not_found');
      await acceptCover(services, klass, instructor, getStaffActor(caller));
      return buildClassResponse(services, body);
    },
  });
}

async function buildClassResponse(
  { database, clock }: Services,
  { branchId, classId }: { branchId: string; classId: string },
): Promise<CoverResponse> {
  const klass = await findClass(database, branchId, classId, clock.now());
  const [dto] = klass ? await toTrainerClassDtos(database, branchId, [klass]) : [];
  if (!dto) throw new AppError('not_found');
  return { ok: true, class: dto };
}

const problems = {
  ends_before: 'Choose an end time after the start time in every row.',
  overlap: 'Two of these times overlap.',
};

function registerAvailabilityRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock } = services;
  registerApiRoute(app, services, {
    path: paths.trainerAvailability,
    policy,
    request: trainerAvailabilityRequest,
    response: trainerAvailabilityResponse,
    handle: async (body, { principal }) => {
      const { instructor } = await loadTrainerAccess(services, body, principal);
      const availability = await loadAvailability(database, body.branchId, [instructor.id]);
      return { ok: true as const, ...availability(instructor.id) };
    },
  });
  registerApiRoute(app, services, {
    path: paths.trainerAvailabilitySave,
    policy,
    request: saveTrainerAvailabilityRequest,
    response: trainerAvailabilityResponse,
    handle: async ({ branchId, instructorId, hours, absences }, caller) => {
      const { instructor } = await loadTrainerAccess(services, { branchId, instructorId }, caller.principal);
      const problem = validateAvailability(hours, absences);
      if (problem) throw new AppError('bad_request', problems[problem]);
      const key = { branchId, instructorId: instructor.id };
      await database.transaction(async (tx) => {
        await writeAvailability(tx, key, { hours, absences });
        await writeAudit(tx, [
          {
            branchId,
            at: clock.now(),
            actor: getStaffActor(caller),
            subject: 'setting',
            subjectId: `availability:${instructor.id}`,
            action: 'SAVED',
            reason: 'availability',
          },
        ]);
      });
      const availability = await loadAvailability(database, branchId, [instructor.id]);
      return { ok: true as const, ...availability(instructor.id) };
    },
  });
}
