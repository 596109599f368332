import { addDays, daysBetween, getStartOfMonth, type LocalDate } from '../time/local-date.ts';
import { toLondonDate } from '../time/london.ts';
import { toLondonInstant } from '../time/london-instant.ts';

/** Months from purchase in which a gift card is valid (handbook: packs-and-memberships 15). */
export const giftCardValidityMonths = 24;

/** London time at which a gift card is emailed on a chosen day. */
export const giftCardSendTime = '08:00';

/**
 * Returns the midnight that ends the day of purchase, 24 months later. In a shorter month, that is the end of its last
 * day.
 */
export function getGiftCardExpiry(boughtAt: Date): Date {
  const bought = toLondonDate(boughtAt);
  const first = getStartOfMonth(bought, giftCardValidityMonths);
  const daysInMonth = daysBetween(first, getStartOfMonth(first, 1));
  const day = Math.min(daysBetween(getStartOfMonth(bought), bought) + 1, daysInMonth);
  return toLondonInstant(addDays(first, day), '00:00');
}

/**
 * Returns when to email a gift card: at 08:00 on the chosen day, or at once when no day is chosen or that time has
 * passed.
 */
export function getGiftCardSendTime(sendOn: LocalDate | null, boughtAt: Date): Date {
  if (sendOn === null) return boughtAt;
  const chosen = toLondonInstant(sendOn, giftCardSendTime);
  return chosen > boughtAt ? chosen : boughtAt;
}
