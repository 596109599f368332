import { paths } from '@studio/contracts/paths';
import {
  decideReviewRequest,
  replyToReviewRequest,
  staffReviewAnswer,
  staffReviewsAnswer,
  staffReviewsRequest,
} from '@studio/contracts/staff-reviews';
import { staffToolGroups } from '@studio/domain/people/groups';
import type { FastifyInstance } from 'fastify';
import { callRoute } from '../../platform/call-route.ts';
import type { Services } from '../../platform/services.ts';
import { staffActor } from '../../platform/staff-actor.ts';
import { decideReview, replyToReview } from '../../reviews/decide-review.ts';
import { listReviews, readStaffReview } from './list-reviews.ts';

const policy = { groups: staffToolGroups };

/** Reviews as the staff read, publish and answer them. */
export function staffReviewRoutes(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.staffReviews,
    policy,
    request: staffReviewsRequest,
    answer: staffReviewsAnswer,
    handle: async ({ branchId, status, activityType = null, after }) => ({
      ok: true as const,
      ...(await listReviews(services, { branchId, status, activityType, after })),
    }),
  });
  callRoute(app, services, {
    path: paths.reviewDecide,
    policy,
    request: decideReviewRequest,
    answer: staffReviewAnswer,
    handle: async ({ branchId, bookingId, revision, decision, reason = '' }, caller) => {
      const wish = { branchId, bookingId, revision, decision, reason };
      await decideReview(services, wish, staffActor(caller));
      return { ok: true as const, review: await readStaffReview(services, branchId, bookingId) };
    },
  });
  callRoute(app, services, {
    path: paths.reviewReply,
    policy,
    request: replyToReviewRequest,
    answer: staffReviewAnswer,
    handle: async ({ branchId, bookingId, reply }, caller) => {
      await replyToReview(services, { branchId, bookingId, reply }, staffActor(caller));
      return { ok: true as const, review: await readStaffReview(services, branchId, bookingId) };
    },
  });
}
