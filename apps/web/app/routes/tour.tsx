import { branch } from '@studio/content/branch';
import { Daylight } from '../features/shell/daylight.tsx';
import { TourSection } from '../features/tours/tour-section.tsx';
import { pageMeta } from '../lib/meta.ts';

export const meta = () =>
  pageMeta(
    'Book a studio tour',
    `A free half hour to look around ${branch.name}, ${branch.address.street}, ${branch.address.district}. Pick a day and a time.`,
  );

export default function TourPage() {
  return (
    <TourSection
      heading="h1"
      daylight={<Daylight className="pointer-events-none absolute -top-40 left-[4%] h-[100rem] w-[46rem]" />}
    />
  );
}
