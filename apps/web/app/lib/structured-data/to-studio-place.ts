import type { StudioProfile } from '@studio/contracts/catalogue';

/** The studio's name and address, under the identifier by which everything on the site means the same place. */
export function toStudioPlace({ name, address }: Pick<StudioProfile, 'name' | 'address'>, origin: string) {
  return {
    '@type': 'ExerciseGym',
    '@id': `${origin}/#studio`,
    name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      postalCode: address.postcode,
      addressCountry: address.country,
    },
  };
}
