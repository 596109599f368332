import { paths } from '@studio/contracts/paths';
import {
  listPublishedReviewsRequest,
  listPublishedReviewsResponse,
  ownReviewRequest,
  ownReviewResponse,
  reviewOkResponse,
  saveReviewRequest,
  withdrawReviewRequest,
} from '@studio/contracts/reviews';
import type { FastifyInstance } from 'fastify';
import { registerApiRoute } from '../platform/http/api-route.ts';
import { rateLimitWrites } from '../platform/limits/rate-limit-writes.ts';
import type { Services } from '../platform/services.ts';
import { listPublishedReviews } from './list-published-reviews.ts';
import { loadOwnReview, saveReview, withdrawReview } from './write-review.ts';

/**
 * Registers the routes with which visitors read published reviews and attendees write their own (handbook: emails 7).
 */
export function registerReviewRoutes(app: FastifyInstance, services: Services): void {
  registerApiRoute(app, services, {
    path: paths.shownReviews,
    policy: 'anyone',
    request: listPublishedReviewsRequest,
    response: listPublishedReviewsResponse,
    handle: async ({ branchId, activityType, subType = null, after }) => {
      const filter = { branchId, activityType, subType };
      return { ok: true as const, ...(await listPublishedReviews(services.database, filter, after)) };
    },
  });
  registerApiRoute(app, services, {
    path: paths.ownReview,
    policy: 'anyone',
    request: ownReviewRequest,
    response: ownReviewResponse,
    handle: async (link) => ({ ok: true as const, ...(await loadOwnReview(services, link)) }),
  });
  registerApiRoute(app, services, {
    path: paths.reviewSave,
    policy: 'anyone',
    request: saveReviewRequest,
    response: reviewOkResponse,
    handle: async ({ rating, text, displayName, ...link }, caller) => {
      rateLimitWrites(services, caller);
      await saveReview(services, link, { rating, text, displayName });
      return { ok: true as const };
    },
  });
  registerApiRoute(app, services, {
    path: paths.reviewWithdraw,
    policy: 'anyone',
    request: withdrawReviewRequest,
    response: reviewOkResponse,
    handle: async (link, caller) => {
      rateLimitWrites(services, caller);
      await withdrawReview(services, link);
      return { ok: true as const };
    },
  });
}
