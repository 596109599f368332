import type { StudioProfile } from '@studio/contracts/catalogue';
import { toStudioPlace } from './to-studio-place.ts';

export interface RatedClassDetails {
  name: string;
  path: string;
  studio: Pick<StudioProfile, 'name' | 'address'>;
  /** Origin of the site, without a trailing slash. */
  origin: string;
  /** Number of published reviews by attendees. */
  count: number;
  average: number | null;
}

/**
 * Returns a class type with its rating as a Service of schema.org, in a list; an empty list without published
 * reviews.
 */
export function toRatedClass({ name, path, studio, origin, count, average }: RatedClassDetails): object[] {
  if (count < 1 || average === null) return [];
  const rating = { ratingValue: average, reviewCount: count, bestRating: 5, worstRating: 1 };
  return [
    {
      '@type': 'Service',
      name,
      url: `${origin}${path}`,
      provider: toStudioPlace(studio, origin),
      aggregateRating: { '@type': 'AggregateRating', ...rating },
    },
  ];
}
