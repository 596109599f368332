import { formatOpeningHours } from '../../../lib/format/format-opening-hours.ts';
import type { Studio } from '../../../lib/site/studio.ts';

/**
 * Returns the lines of the studio's postal address, such as "11 Miles Street, Vauxhall" and "London SW8 1RZ".
 */
export function formatAddressLines({ address }: Studio): readonly [string, string] {
  return [`${address.street}, ${address.district}`, `${address.city} ${address.postcode}`];
}

/** Returns the opening hours, such as "Weekdays 7:00–20:00" and "Weekends 8:00–18:00". */
export function formatHoursLines({ hours }: Studio): readonly [string, string] {
  return [`Weekdays ${formatOpeningHours(hours.weekdays)}`, `Weekends ${formatOpeningHours(hours.weekends)}`];
}
