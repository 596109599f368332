import type { GetCatalogueResponse } from '@studio/contracts/catalogue';
import { formatPriceShort } from '@studio/domain/money/money';
import { toStudioPlace } from './to-studio-place.ts';

const week = {
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  weekends: ['Saturday', 'Sunday'],
} as const;

/**
 * Returns the studio as an ExerciseGym of schema.org, for `buildPageMeta`. `origin` has no trailing slash.
 * The price range is that of one place in a class. Ratings are omitted, because those on the pages are
 * marketing copy.
 */
export function toExerciseGym(
  { studio, classTypes }: Pick<GetCatalogueResponse, 'studio' | 'classTypes'>,
  origin: string,
) {
  const { hours, coordinates, currency } = studio;
  return {
    ...toStudioPlace(studio, origin),
    description: studio.tagline,
    legalName: studio.legalName,
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
    image: `${origin}/og.jpg`,
    telephone: studio.phone.dial,
    email: studio.email,
    geo: { '@type': 'GeoCoordinates', ...coordinates },
    openingHoursSpecification: (['weekdays', 'weekends'] as const).map((days) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: week[days],
      ...hours[days],
    })),
    priceRange: formatPriceRange(
      classTypes.map(({ pricePence }) => pricePence),
      currency,
    ),
    currenciesAccepted: currency,
    sameAs: studio.socials.map(({ url }) => url),
  };
}

/**
 * Formats a price range such as "£12–£25", or one price when all are equal. Returns undefined without prices.
 */
function formatPriceRange(pence: readonly number[], currency: string): string | undefined {
  if (pence.length === 0) return undefined;
  const prices = [Math.min(...pence), Math.max(...pence)].map((one) => formatPriceShort(one, currency));
  return [...new Set(prices)].join('–');
}
