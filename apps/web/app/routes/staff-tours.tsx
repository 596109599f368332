import { TourLink } from '../features/public/tours/tour-link.tsx';
import { StaffTours } from '../features/staff/tours/staff-tours.tsx';
import { buildPrivatePageMeta, type RouteMatches } from '../lib/site/page-meta.ts';

export const handle = { cacheFor: 'version' };

export const meta = ({ matches }: RouteMatches) =>
  buildPrivatePageMeta(matches, 'Tours', 'Booked tours and tour hours.');

/** /admin/tours: booked tours and tour hours. */
export default function StaffToursRoute() {
  return (
    <StaffTours
      add={
        <TourLink daysTo={21} size="small">
          Add tour
        </TourLink>
      }
    />
  );
}
