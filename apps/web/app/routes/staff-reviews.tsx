import { staffToolGroups } from '@studio/domain/people/groups';
import { StaffReviews } from '../features/staff-reviews/staff-reviews.tsx';
import { type InFrame, privateMeta } from '../lib/meta.ts';
import { Guarded } from '../lib/session/guarded.tsx';

export const handle = { keptFor: 'version' };

export const meta = ({ matches }: InFrame) =>
  privateMeta(matches, 'Reviews', 'What people write after a class.');

/** /admin/reviews: what people wrote after a class, to be published, declined and answered. */
export default function StaffReviewsRoute() {
  return <Guarded groups={staffToolGroups}>{() => <StaffReviews />}</Guarded>;
}
