import { addDays, daysBetween, type LocalDate, startOfMonth } from '../time/local-date.ts';
import { londonDate } from '../time/london.ts';
import { londonInstant } from '../time/london-instant.ts';

/** Months from purchase in which a gift card can be used (handbook: packs-and-memberships 15). */
export const giftCardMonths = 24;

/** When it is mailed on a chosen day, London. */
const sendTime = '08:00';

/** The midnight with which a gift card ends: that of the same day, 24 months on; the last of a shorter month. */
export function giftCardEnd(boughtAt: Date): Date {
  const bought = londonDate(boughtAt);
  const first = startOfMonth(bought, giftCardMonths);
  const daysInMonth = daysBetween(first, startOfMonth(first, 1));
  const day = Math.min(daysBetween(startOfMonth(bought), bought) + 1, daysInMonth);
  return londonInstant(addDays(first, day), '00:00');
}

/** When a gift card is mailed: at 08:00 of the day that was chosen; at once without one, or when that has passed. */
export function giftCardSendAt(sendOn: LocalDate | null, boughtAt: Date): Date {
  if (sendOn === null) return boughtAt;
  const chosen = londonInstant(sendOn, sendTime);
  return chosen > boughtAt ? chosen : boughtAt;
}
