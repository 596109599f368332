import type { StudioProfile } from '@studio/contracts/catalogue';

/**
 * Returns the studio as an ExerciseGym of schema.org, with its name, postal address and the `@id` that the whole site
 * uses.
 */
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
