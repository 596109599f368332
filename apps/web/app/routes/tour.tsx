import { branch } from '@studio/content/branch';
import { DoorLight } from '../features/shell/door-light.tsx';
import { TourSection } from '../features/tours/tour-section.tsx';
import { pageMeta } from '../lib/meta.ts';

export const meta = () =>
  pageMeta(
    'Book a studio tour',
    `A free half hour to look around ${branch.name}, ${branch.address.street}, ${branch.address.district}. Pick a day and a time.`,
  );

export default function TourPage() {
  return <TourSection heading="h1" daylight={<DoorLight />} />;
}
