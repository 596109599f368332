import { DoorLight } from '../features/shell/door-light.tsx';
import { TourSection } from '../features/tours/tour-section.tsx';
import { type InFrame, pageMeta } from '../lib/meta.ts';
import { studioIn } from '../lib/studio-in.ts';

export function meta({ matches }: InFrame) {
  const studio = studioIn(matches);
  const where = studio
    ? `${studio.name}, ${studio.address.street}, ${studio.address.district}`
    : 'the studio';
  return pageMeta(
    matches,
    'Book a studio tour',
    `A free half hour to look around ${where}. Pick a day and a time.`,
  );
}

export default function TourPage() {
  return <TourSection heading="h1" daylight={<DoorLight />} />;
}
