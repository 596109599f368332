import { addDays, daysBetween, getStartOfMonth, type LocalDate } from '../time/local-date.ts';
import { toLondonDate } from '../time/london.ts';
import { toLondonInstant } from '../time/london-instant.ts';

/** Months from purchase in which a gift card is valid (handbook: packs-and-memberships 15). */
export const giftCardValidityMonths = 24;

/** London time at which it is emailed on a chosen day. */
const sendTime = '08:00';

/** Returns the midnight that ends the same day 24 months later; the last day of a shorter month. */
export function getGiftCardExpiry(boughtAt: Date): Date {
  const bought = toLondonDate(boughtAt);
  const first = getStartOfMonth(bought, giftCardValidityMonths);
  const daysInMonth = daysBetween(first, getStartOfMonth(first, 1));
  const day = Math.min(daysBetween(getStartOfMonth(bought), bought) + 1, daysInMonth);
  return toLondonInstant(addDays(first, day), '00:00');
}

/**
 * Returns when to email a gift card: at 08:00 on the chosen day. Returns the time of purchase without a day, or when
 * that time has passed.
 */
export function getGiftCardSendTime(sendOn: LocalDate | null, boughtAt: Date): Date {
  if (sendOn === null) return boughtAt;
  const chosen = toLondonInstant(sendOn, sendTime);
  return chosen > boughtAt ? chosen : boughtAt;
}
