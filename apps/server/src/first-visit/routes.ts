import {
  classHealthAnswer,
  classHealthRequest,
  firstVisitAnswer,
  firstVisitRequest,
  firstVisitSaveRequest,
  firstVisitWithdrawRequest,
} from '@studio/contracts/first-visit';
import { paths } from '@studio/contracts/paths';
import { whyAsked } from '@studio/domain/first-visit/health-answers';
import { trainerToolGroups } from '@studio/domain/people/groups';
import type { FastifyInstance } from 'fastify';
import { callRoute } from '../platform/call-route.ts';
import { limitChanges } from '../platform/limit-changes.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { teachesClass } from '../timetable/teaches-class.ts';
import { classHealth } from './class-health.ts';
import type { FirstVisitRow } from './first-visit-rows.ts';
import { hasBeenHere } from './has-been-here.ts';
import { withdrawAsMember, withdrawByBooking } from './health-store.ts';
import { saveAnswers } from './save-answers.ts';
import { findAnswers, isToldBy } from './store.ts';
import { type Whose, whoseAnswers } from './whose-answers.ts';

/** The waiver and the health questions before the first class; the instructor reads the answers. */
export function firstVisitRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock } = services;
  callRoute(app, services, {
    path: paths.firstVisit,
    policy: 'anyone',
    request: firstVisitRequest,
    answer: firstVisitAnswer,
    handle: async (body, caller) => {
      const answered = await readAnswers(services, await whoseAnswers(services, body, caller));
      // The page of a booking offers what is due, and shows no answers.
      return body.bookingId ? { ...answered, answers: null } : answered;
    },
  });
  callRoute(app, services, {
    path: paths.firstVisitSave,
    policy: 'anyone',
    request: firstVisitSaveRequest,
    answer: firstVisitAnswer,
    handle: async (body, caller) => {
      limitChanges(services, caller);
      const saved = await saveAnswers(services, await whoseAnswers(services, body, caller), body);
      return told(saved, false);
    },
  });
  callRoute(app, services, {
    path: paths.firstVisitWithdraw,
    policy: 'anyone',
    request: firstVisitWithdrawRequest,
    answer: firstVisitAnswer,
    handle: async (body, caller) => {
      limitChanges(services, caller);
      const whose = await whoseAnswers(services, body, caller, { alsoCancelled: true });
      const { visitor, bookingId } = whose;
      if (!bookingId) await withdrawAsMember(database, visitor, clock.now());
      else if (visitor.memberId === null) await withdrawByBooking(database, visitor, bookingId, clock.now());
      return readAnswers(services, whose);
    },
  });
  callRoute(app, services, {
    path: paths.classHealth,
    policy: { groups: trainerToolGroups },
    request: classHealthRequest,
    answer: classHealthAnswer,
    handle: async (body, { principal }) => {
      // Health answers are for the instructor of the class, not for every instructor and not for owners.
      const mayRead = principal && (await teachesClass(database, { ...body, userId: principal.userId }));
      if (!mayRead) throw new Refused('not_found');
      return { ok: true as const, people: await classHealth(services, body) };
    },
  });
}

async function readAnswers({ database, clock }: Services, { visitor, email, bookingId }: Whose) {
  const found = await findAnswers(database, visitor);
  const { branchId, memberId } = visitor;
  const came = found === null && (await hasBeenHere(database, { branchId, memberId, email }, clock.now()));
  const answered = told(found, came);
  if (!bookingId) return answered;
  // A booking proves no address: whoever books with another person's address does not read their answers.
  const isTheirs = found !== null && memberId === null && isToldBy(found, bookingId);
  return { ...answered, isShared: answered.isShared && isTheirs, answers: null };
}

function told(row: FirstVisitRow | null, hasBeenHere: boolean) {
  const because = whyAsked(row, hasBeenHere);
  const answers = row?.health ? { ...row.health, answeredAt: row.answeredAt.toISOString() } : null;
  return { ok: true as const, isDue: because !== null, because, isShared: answers !== null, answers };
}
