import { addDays, daysBetween, getStartOfMonth, type LocalDate } from '../time/local-date.ts';
import { toLondonDate } from '../time/london.ts';
import { toLondonInstant } from '../time/london-instant.ts';

/** Months from purchase in which a gift card can be used (handbook: packs-and-memberships 15). */
export const giftCardValidityMonths = 24;

/** When it is mailed on a chosen day, London. */
const sendTime = '08:00';

/** The midnight with which a gift card ends: that of the same day, 24 months on; the last of a shorter month. */
export function getGiftCardExpiry(boughtAt: Date): Date {
  const bought = toLondonDate(boughtAt);
  const first = getStartOfMonth(bought, giftCardValidityMonths);
  const daysInMonth = daysBetween(first, getStartOfMonth(first, 1));
  const day = Math.min(daysBetween(getStartOfMonth(bought), bought) + 1, daysInMonth);
  return toLondonInstant(addDays(first, day), '00:00');
}

/** When a gift card is mailed: at 08:00 of the day that was chosen; at once without one, or when that has passed. */
export function getGiftCardSendTime(sendOn: LocalDate | null, boughtAt: Date): Date {
  if (sendOn === null) return boughtAt;
  const chosen = toLondonInstant(sendOn, sendTime);
  return chosen > boughtAt ? chosen : boughtAt;
}
