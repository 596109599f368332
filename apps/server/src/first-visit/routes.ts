import {
  classHealthAnswer,
  classHealthRequest,
  firstVisitAnswer,
  firstVisitRequest,
  firstVisitSaveRequest,
} from '@studio/contracts/first-visit';
import { paths } from '@studio/contracts/paths';
import { waiverVersion, whyAsked } from '@studio/domain/first-visit/health-answers';
import { isInOneOf, trainerToolGroups } from '@studio/domain/people/groups';
import type { FastifyInstance } from 'fastify';
import { callRoute } from '../platform/call-route.ts';
import { countAgainst } from '../platform/limits.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { teachesClass } from '../timetable/teaches-class.ts';
import { classHealth } from './class-health.ts';
import { hasBeenHere } from './has-been-here.ts';
import { type FirstVisitRow, findAnswers, keepMemberAnswers, keepUnprovenAnswers } from './store.ts';
import { whoseAnswers } from './whose-answers.ts';

/** The questions before the first class: asked once, read by the instructor. */
export function firstVisitRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock, config } = services;
  callRoute(app, services, {
    path: paths.firstVisit,
    policy: 'anyone',
    request: firstVisitRequest,
    answer: firstVisitAnswer,
    handle: async (body, caller) => {
      const { visitor, email } = await whoseAnswers(services, body, caller);
      const row = await findAnswers(database, visitor);
      const { branchId, memberId } = visitor;
      const came = row === null && (await hasBeenHere(database, { branchId, memberId, email }, clock.now()));
      const answered = told(row, came);
      // A booking proves no address: whoever books with somebody else's does not read what they have told.
      return body.bookingId ? { ...answered, answers: null } : answered;
    },
  });
  callRoute(app, services, {
    path: paths.firstVisitSave,
    policy: 'anyone',
    request: firstVisitSaveRequest,
    answer: firstVisitAnswer,
    handle: async (body, caller) => {
      const now = clock.now();
      if (config.limits) await countAgainst(database, config.limits.changesPerClient, caller.clientId, now);
      const { visitor, bookingId } = await whoseAnswers(services, body, caller);
      if (body.waiverVersion !== waiverVersion) throw new Refused('terms_outdated');
      const row = { ...visitor, bookingId, ...body.answers, waiverVersion, answeredAt: now };
      await (bookingId ? keepUnprovenAnswers(database, row, visitor) : keepMemberAnswers(database, row));
      return told(row, false);
    },
  });
  callRoute(app, services, {
    path: paths.classHealth,
    policy: { groups: trainerToolGroups },
    request: classHealthRequest,
    answer: classHealthAnswer,
    handle: async (body, { principal }) => {
      // What people have told is for the instructor of their class, not for every one.
      const mayRead =
        principal !== null &&
        (isInOneOf(principal.groups, ['ADMIN']) ||
          (await teachesClass(database, { ...body, userId: principal.userId })));
      if (!mayRead) throw new Refused('not_found');
      return { ok: true as const, people: await classHealth(services, body) };
    },
  });
}

function told(row: FirstVisitRow | null, hasBeenHere: boolean) {
  const because = whyAsked(row, hasBeenHere);
  const due = { isDue: because !== null, because };
  if (!row) return { ok: true as const, ...due, answers: null };
  const { pregnant, weeksPregnant, injuries, answeredAt } = row;
  const answers = { pregnant, weeksPregnant, injuries, answeredAt: answeredAt.toISOString() };
  return { ok: true as const, ...due, answers };
}
