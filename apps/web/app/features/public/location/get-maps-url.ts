import type { StudioProfile } from '@studio/contracts/catalogue';

/**
 * Returns a Google Maps URL with directions to the studio. Phones open the URL in their maps app if they have
 * one.
 */
export function getMapsUrl({ name, address }: Pick<StudioProfile, 'name' | 'address'>): string {
  const { street, district, city, postcode } = address;
  const destination = `${name}, ${street}, ${district}, ${city} ${postcode}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}
