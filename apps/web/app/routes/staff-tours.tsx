import { StaffTours } from '../features/staff-tours/staff-tours.tsx';
import { OpenTour } from '../features/tours/open-tour.tsx';
import { type InFrame, privateMeta } from '../lib/meta.ts';

export const handle = { keptFor: 'version' };

export const meta = ({ matches }: InFrame) => privateMeta(matches, 'Tours', 'Who comes to see the studio.');

/** /admin/tours: who comes to see the studio, and when parties are received. */
export default function StaffToursRoute() {
  return (
    <StaffTours
      add={
        <OpenTour daysTo={21} size="small">
          Add a tour
        </OpenTour>
      }
    />
  );
}
