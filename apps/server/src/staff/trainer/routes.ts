import { paths } from '@studio/contracts/paths';
import {
  availabilityGetRequest,
  availabilitySaveRequest,
  type CoverAnswer,
  coverAnswer,
  coverAskRequest,
  coverTakeRequest,
  coverWithdrawRequest,
  trainerAvailabilityAnswer,
  trainerClassAnswer,
  trainerClassRequest,
  trainerWeekAnswer,
  trainerWeekRequest,
  whoIsFreeAnswer,
  whoIsFreeRequest,
} from '@studio/contracts/trainer';
import { staffToolGroups, trainerToolGroups } from '@studio/domain/people/groups';
import { availabilityProblem } from '@studio/domain/timetable/instructor-free';
import type { FastifyInstance } from 'fastify';
import { writeAudit } from '../../platform/audit.ts';
import { callRoute } from '../../platform/call-route.ts';
import { Refused } from '../../platform/refused.ts';
import type { Services } from '../../platform/services.ts';
import { staffActor } from '../../platform/staff-actor.ts';
import { findClass } from '../../timetable/store.ts';
import { availabilityOf, writeAvailability } from './availability-store.ts';
import { askForCover, takeCover, withdrawCover } from './cover.ts';
import { taughtClass, toolsOf } from './own-tools.ts';
import { readTrainerClass } from './read-class.ts';
import { readTrainerWeek } from './read-week.ts';
import { whoIsFree } from './who-is-free.ts';
import { wireClasses } from './wire-classes.ts';

const policy = { groups: trainerToolGroups };

/** The tools of trainers: their classes and who comes, cover, and when they can teach. */
export function trainerRoutes(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.trainerWeek,
    policy,
    request: trainerWeekRequest,
    answer: trainerWeekAnswer,
    handle: (body, { principal }) => readTrainerWeek(services, body, principal),
  });
  callRoute(app, services, {
    path: paths.trainerClass,
    policy,
    request: trainerClassRequest,
    answer: trainerClassAnswer,
    handle: (body, { principal }) => readTrainerClass(services, body, principal),
  });
  callRoute(app, services, {
    path: paths.whoIsFree,
    policy: { groups: staffToolGroups },
    request: whoIsFreeRequest,
    answer: whoIsFreeAnswer,
    handle: async ({ branchId, classId }) => ({
      ok: true as const,
      instructors: await whoIsFree(services, branchId, classId),
    }),
  });
  coverRoutes(app, services);
  availabilityRoutes(app, services);
}

function coverRoutes(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.coverAsk,
    policy,
    request: coverAskRequest,
    answer: coverAnswer,
    handle: async (body, caller) => {
      const klass = await taughtClass(services, body, caller.principal);
      await askForCover(services, klass, body.reason, staffActor(caller));
      return told(services, body);
    },
  });
  callRoute(app, services, {
    path: paths.coverWithdraw,
    policy,
    request: coverWithdrawRequest,
    answer: coverAnswer,
    handle: async (body, caller) => {
      const klass = await taughtClass(services, body, caller.principal);
      await withdrawCover(services, klass, staffActor(caller));
      return told(services, body);
    },
  });
  callRoute(app, services, {
    path: paths.coverTake,
    policy,
    request: coverTakeRequest,
    answer: coverAnswer,
    handle: async (body, caller) => {
      const { instructor } = await toolsOf(services, body, caller.principal);
      const klass = await findClass(services.database, body.branchId, body.classId, services.clock.now());
      if (!klass) throw new Refused('not_found');
      await takeCover(services, klass, instructor, staffActor(caller));
      return told(services, body);
    },
  });
}

async function told(
  { database, clock }: Services,
  { branchId, classId }: { branchId: string; classId: string },
): Promise<CoverAnswer> {
  const klass = await findClass(database, branchId, classId, clock.now());
  const [wired] = klass ? await wireClasses(database, branchId, [klass]) : [];
  if (!wired) throw new Refused('not_found');
  return { ok: true, class: wired };
}

const problems = {
  ends_before: 'Something here ends before it begins.',
  overlap: 'Two of these times lie over each other.',
};

function availabilityRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock } = services;
  callRoute(app, services, {
    path: paths.trainerAvailability,
    policy,
    request: availabilityGetRequest,
    answer: trainerAvailabilityAnswer,
    handle: async (body, { principal }) => {
      const { instructor } = await toolsOf(services, body, principal);
      const availability = await availabilityOf(database, body.branchId, [instructor.id]);
      return { ok: true as const, ...availability(instructor.id) };
    },
  });
  callRoute(app, services, {
    path: paths.trainerAvailabilitySave,
    policy,
    request: availabilitySaveRequest,
    answer: trainerAvailabilityAnswer,
    handle: async ({ branchId, instructorId, hours, away }, caller) => {
      const { instructor } = await toolsOf(services, { branchId, instructorId }, caller.principal);
      const problem = availabilityProblem(hours, away);
      if (problem) throw new Refused('bad_request', problems[problem]);
      const key = { branchId, instructorId: instructor.id };
      await database.transaction(async (tx) => {
        await writeAvailability(tx, key, { hours, away });
        await writeAudit(tx, [
          {
            branchId,
            at: clock.now(),
            actor: staffActor(caller),
            subject: 'setting',
            subjectId: `availability:${instructor.id}`,
            action: 'SAVED',
            why: 'when they can teach',
          },
        ]);
      });
      const availability = await availabilityOf(database, branchId, [instructor.id]);
      return { ok: true as const, ...availability(instructor.id) };
    },
  });
}
