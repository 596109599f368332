import { paths } from '@studio/contracts/paths';
import {
  ownReviewAnswer,
  ownReviewRequest,
  reviewDoneAnswer,
  saveReviewRequest,
  shownReviewsAnswer,
  shownReviewsRequest,
  withdrawReviewRequest,
} from '@studio/contracts/reviews';
import type { FastifyInstance } from 'fastify';
import { callRoute } from '../platform/call-route.ts';
import { limitChanges } from '../platform/limit-changes.ts';
import type { Services } from '../platform/services.ts';
import { shownReviews } from './shown-reviews.ts';
import { ownReview, saveReview, withdrawReview } from './write-review.ts';

/** Reviews as everybody reads them, and as those write them who came (handbook: emails 7). */
export function reviewRoutes(app: FastifyInstance, services: Services): void {
  callRoute(app, services, {
    path: paths.shownReviews,
    policy: 'anyone',
    request: shownReviewsRequest,
    answer: shownReviewsAnswer,
    handle: async ({ branchId, activityType, subType = null, after }) => {
      const filter = { branchId, activityType, subType };
      return { ok: true as const, ...(await shownReviews(services.database, filter, after)) };
    },
  });
  callRoute(app, services, {
    path: paths.ownReview,
    policy: 'anyone',
    request: ownReviewRequest,
    answer: ownReviewAnswer,
    handle: async (link) => ({ ok: true as const, ...(await ownReview(services, link)) }),
  });
  callRoute(app, services, {
    path: paths.reviewSave,
    policy: 'anyone',
    request: saveReviewRequest,
    answer: reviewDoneAnswer,
    handle: async ({ rating, text, shownName, ...link }, caller) => {
      limitChanges(services, caller);
      await saveReview(services, link, { rating, text, shownName });
      return { ok: true as const };
    },
  });
  callRoute(app, services, {
    path: paths.reviewWithdraw,
    policy: 'anyone',
    request: withdrawReviewRequest,
    answer: reviewDoneAnswer,
    handle: async (link, caller) => {
      limitChanges(services, caller);
      await withdrawReview(services, link);
      return { ok: true as const };
    },
  });
}
