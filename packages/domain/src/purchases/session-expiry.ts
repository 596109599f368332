import { addDays } from '../time/local-date.ts';
import { toLondonDate } from '../time/london.ts';
import { toLondonInstant } from '../time/london-instant.ts';

/** The midnight with which bought sessions end (handbook: packs-and-memberships 6): that of the London day `validDays` after the purchase; null has none. */
export function getSessionExpiry(boughtAt: Date, validDays: number | null): Date | null {
  if (validDays === null) return null;
  return toLondonInstant(addDays(toLondonDate(boughtAt), validDays + 1), '00:00');
}
