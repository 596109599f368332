import type { StudioProfile } from '@studio/contracts/catalogue';
import { toStudioPlace } from './to-studio-place.ts';

export interface RatedClassDetails {
  name: string;
  /** Of its page. */
  path: string;
  studio: Pick<StudioProfile, 'name' | 'address'>;
  /** Where the site is found, without a slash at its end. */
  origin: string;
  /** Published reviews of people who came, and their average with one decimal. */
  count: number;
  average: number | null;
}

/** A kind of class with what those who came think of it; nothing while there is no published review. */
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
