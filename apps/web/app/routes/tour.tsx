import { TourSectionBackground } from '../features/public/shell/tour-section-background.tsx';
import { TourSection } from '../features/public/tours/tour-section.tsx';
import { getStudioFromMatches } from '../lib/site/get-studio-from-matches.ts';
import { buildPageMeta, type RouteMatches } from '../lib/site/page-meta.ts';

export function meta({ matches }: RouteMatches) {
  const studio = getStudioFromMatches(matches);
  const where = studio
    ? `${studio.name}, ${studio.address.street}, ${studio.address.district}`
    : 'the studio';
  return buildPageMeta(
    matches,
    'Book a studio tour',
    `A free half hour to look around ${where}. Pick a day and a time.`,
  );
}

export default function TourPage() {
  return <TourSection heading="h1" daylight={<TourSectionBackground />} />;
}
