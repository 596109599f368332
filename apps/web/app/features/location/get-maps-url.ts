import type { StudioProfile } from '@studio/contracts/catalogue';

/** Opens the phone's map application where there is one, with the way to the door; else a page with it. */
export function getMapsUrl({ name, address }: Pick<StudioProfile, 'name' | 'address'>): string {
  const { street, district, city, postcode } = address;
  const destination = `${name}, ${street}, ${district}, ${city} ${postcode}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}
