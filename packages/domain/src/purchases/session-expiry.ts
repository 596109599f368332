import { addDays } from '../time/local-date.ts';
import { toLondonDate } from '../time/london.ts';
import { toLondonInstant } from '../time/london-instant.ts';

/**
 * Returns the midnight that ends the London day `validDays` after purchase (handbook: packs-and-memberships 6); null
 * when the sessions never expire.
 */
export function getSessionExpiry(boughtAt: Date, validDays: number | null): Date | null {
  if (validDays === null) return null;
  return toLondonInstant(addDays(toLondonDate(boughtAt), validDays + 1), '00:00');
}
