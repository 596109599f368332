import type { StudioProfile } from '@studio/contracts/catalogue';

/** Returns the studio's name and postal address, with the `@id` that the whole site uses. */
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
