import { paths } from '@studio/contracts/paths';
import {
  listStaffReviewsRequest,
  listStaffReviewsResponse,
  moderateReviewRequest,
  replyToReviewRequest,
  staffReviewResponse,
} from '@studio/contracts/staff-reviews';
import { staffToolGroups } from '@studio/domain/people/groups';
import type { FastifyInstance } from 'fastify';
import { registerApiRoute } from '../../platform/http/api-route.ts';
import { getStaffActor } from '../../platform/http/get-staff-actor.ts';
import type { Services } from '../../platform/services.ts';
import { moderateReview, replyToReview } from '../../reviews/moderate-review.ts';
import { listReviews, readStaffReview } from './list-reviews.ts';

const policy = { groups: staffToolGroups };

/** Registers the routes with which staff read, publish and reply to reviews. */
export function registerStaffReviewRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.staffReviews,
    policy,
    request: listStaffReviewsRequest,
    response: listStaffReviewsResponse,
    handle: async ({ branchId, status, activityType = null, after }) => ({
      ok: true as const,
      ...(await listReviews(services, { branchId, status, activityType, after })),
    }),
  });
  registerApiRoute(app, services, {
    path: paths.reviewDecide,
    policy,
    request: moderateReviewRequest,
    response: staffReviewResponse,
    handle: async ({ branchId, bookingId, revision, decision, reason = '' }, caller) => {
      const input = { branchId, bookingId, revision, decision, reason };
      await moderateReview(services, input, getStaffActor(caller));
      return { ok: true as const, review: await readStaffReview(services, branchId, bookingId) };
    },
  });
  registerApiRoute(app, services, {
    path: paths.reviewReply,
    policy,
    request: replyToReviewRequest,
    response: staffReviewResponse,
    handle: async ({ branchId, bookingId, reply }, caller) => {
      await replyToReview(services, { branchId, bookingId, reply }, getStaffActor(caller));
      return { ok: true as const, review: await readStaffReview(services, branchId, bookingId) };
    },
  });
}
