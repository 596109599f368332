import { staffToolGroups } from '@studio/domain/people/groups';
import { StaffReviews } from '../features/staff/reviews/staff-reviews.tsx';
import { RequireAccess } from '../lib/session/require-access.tsx';
import { buildPrivatePageMeta, type RouteMatches } from '../lib/site/page-meta.ts';

export const handle = { cacheFor: 'version' };

export const meta = ({ matches }: RouteMatches) =>
  buildPrivatePageMeta(matches, 'Reviews', 'Client reviews of classes.');

/** /admin/reviews: publish, decline and reply to reviews. */
export default function StaffReviewsRoute() {
  return <RequireAccess groups={staffToolGroups}>{() => <StaffReviews />}</RequireAccess>;
}
