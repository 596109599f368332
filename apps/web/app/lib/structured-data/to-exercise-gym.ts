import { getBrand } from '@studio/content/brand';
import type { GetCatalogueResponse } from '@studio/contracts/catalogue';
import { formatPriceShort } from '@studio/domain/money/money';
import { getManifestIcons, getSharePicturePath } from '../site/brand-files.ts';
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
  { studio, classTypes, logos }: Pick<GetCatalogueResponse, 'studio' | 'classTypes' | 'logos'>,
  origin: string,
) {
  const { hours, coordinates, currency } = studio;
  const brand = getBrand(studio.name, logos);
  const logo = getManifestIcons(brand).find(({ sizes }) => sizes === '512x512');
  return {
    ...toStudioPlace(studio, origin),
    ...(studio.tagline && { description: studio.tagline }),
    legalName: studio.legalName,
    url: `${origin}/`,
    ...(logo && { logo: `${origin}${logo.src}` }),
    image: `${origin}${getSharePicturePath(brand)}`,
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
