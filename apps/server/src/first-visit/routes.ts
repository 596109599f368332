import {
  firstVisitRequest,
  firstVisitResponse,
  listClassHealthAnswersRequest,
  listClassHealthAnswersResponse,
  saveFirstVisitRequest,
  withdrawFirstVisitRequest,
} from '@studio/contracts/first-visit';
import { paths } from '@studio/contracts/paths';
import { getQuestionnaireReason } from '@studio/domain/first-visit/health-answers';
import { trainerToolGroups } from '@studio/domain/people/groups';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../platform/app-error.ts';
import { registerApiRoute } from '../platform/http/api-route.ts';
import { rateLimitWrites } from '../platform/limits/rate-limit-writes.ts';
import type { Services } from '../platform/services.ts';
import { isClassInstructor } from '../timetable/is-class-instructor.ts';
import type { FirstVisitRow } from './first-visit-rows.ts';
import { hasAttendedBefore } from './has-attended-before.ts';
import { withdrawBookingConsent, withdrawMemberConsent } from './health-store.ts';
import { loadHealthAnswersOfClass } from './load-class-health.ts';
import { type ResolvedVisitor, resolveVisitor } from './resolve-visitor.ts';
import { saveFirstVisitAnswers } from './save-first-visit-answers.ts';
import { areAnswersFromBooking, findFirstVisitAnswers } from './store.ts';

/** Registers the routes of the waiver and the health questions, and of the answers for the instructor. */
export function registerFirstVisitRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock } = services;
  registerApiRoute(app, services, {
    path: paths.firstVisit,
    policy: 'anyone',
    request: firstVisitRequest,
    response: firstVisitResponse,
    handle: async (body, caller) => {
      const response = await readAnswers(services, await resolveVisitor(services, body, caller));
      // The booking page shows which answers are missing, but never the answers themselves.
      return body.bookingId ? { ...response, answers: null } : response;
    },
  });
  registerApiRoute(app, services, {
    path: paths.firstVisitSave,
    policy: 'anyone',
    request: saveFirstVisitRequest,
    response: firstVisitResponse,
    handle: async (body, caller) => {
      rateLimitWrites(services, caller);
      const saved = await saveFirstVisitAnswers(services, await resolveVisitor(services, body, caller), body);
      return toFirstVisitResponse(saved, false);
    },
  });
  registerApiRoute(app, services, {
    path: paths.firstVisitWithdraw,
    policy: 'anyone',
    request: withdrawFirstVisitRequest,
    response: firstVisitResponse,
    handle: async (body, caller) => {
      rateLimitWrites(services, caller);
      const resolved = await resolveVisitor(services, body, caller, { alsoCancelled: true });
      const { visitor, bookingId } = resolved;
      if (!bookingId) await withdrawMemberConsent(database, visitor, clock.now());
      else if (visitor.memberId === null)
        await withdrawBookingConsent(database, visitor, bookingId, clock.now());
      return readAnswers(services, resolved);
    },
  });
  registerApiRoute(app, services, {
    path: paths.classHealth,
    policy: { groups: trainerToolGroups },
    request: listClassHealthAnswersRequest,
    response: listClassHealthAnswersResponse,
    handle: async (body, { principal }) => {
      // Only the instructor of the class may read health answers, not other instructors or owners.
      const mayRead = principal && (await isClassInstructor(database, { ...body, userId: principal.userId }));
      if (!mayRead) throw new AppError('not_found');
      return { ok: true as const, people: await loadHealthAnswersOfClass(services, body) };
    },
  });
}

async function readAnswers({ database, clock }: Services, { visitor, email, bookingId }: ResolvedVisitor) {
  const found = await findFirstVisitAnswers(database, visitor);
  const { branchId, memberId } = visitor;
  const hasAttended =
    found === null && (await hasAttendedBefore(database, { branchId, memberId, email }, clock.now()));
  const response = toFirstVisitResponse(found, hasAttended);
  if (!bookingId) return response;
  // A booking doesn't prove its email address, so it must not give access to the answers of that address's owner.
  const isFromThisBooking = found !== null && memberId === null && areAnswersFromBooking(found, bookingId);
  return { ...response, isShared: response.isShared && isFromThisBooking, answers: null };
}

function toFirstVisitResponse(row: FirstVisitRow | null, hasBeenHere: boolean) {
  const reason = getQuestionnaireReason(row, hasBeenHere);
  const answers = row?.health ? { ...row.health, answeredAt: row.answeredAt.toISOString() } : null;
  return { ok: true as const, isDue: reason !== null, reason, isShared: answers !== null, answers };
}
