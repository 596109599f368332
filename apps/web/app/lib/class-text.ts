import type { ClassSlot } from '@studio/contracts/timetable';
import { formatPriceShort, toPence } from '@studio/domain/money/money';
import { getClassStatus } from '@studio/domain/timetable/availability';

/** London start of a class, 'HH:MM'. */
export function getStartTime(slot: Pick<ClassSlot, 'dateStart'>): string {
  return slot.dateStart.slice(11);
}

/** London day of a class. */
export function getStartDay(slot: Pick<ClassSlot, 'dateStart'>): string {
  return slot.dateStart.slice(0, 10);
}

/** "Full", "1 left", "6 places": few are said as what is left. */
export function formatPlacesLeft(capacityLeft: number): string {
  const status = getClassStatus(capacityLeft);
  if (status === 'full') return 'Full';
  return status === 'low' ? `${capacityLeft} left` : `${capacityLeft} places`;
}

/** Said calmly to who books a class in which they have a place already; `more` where another can be had. */
export const alreadyBookedText = {
  title: 'You already have a place in this class.',
  more: 'Book another for somebody else?',
} as const;

/** What a place costs now, and what it was when there is a saving, in pence. */
export function getPricePence(slot: Pick<ClassSlot, 'price'>): { final: number; struck: number | null } {
  const final = toPence(slot.price.final);
  const base = toPence(slot.price.base);
  return { final, struck: base > final ? base : null };
}

/** "No seats left", "1 seat left", "6 seats left": of a session that is promoted. */
export function formatSeatsLeft(seatsLeft: number): string {
  if (seatsLeft <= 0) return 'No seats left';
  return seatsLeft === 1 ? '1 seat left' : `${seatsLeft} seats left`;
}

/** Places and price of a class beside an answer of the chat: "6 places, £20 / session". The price is in pounds. */
export function formatPlacesAndPrice({
  capacityLeft,
  price,
}: {
  capacityLeft: number;
  price: number;
}): string {
  return `${formatPlacesLeft(capacityLeft)}, ${formatPriceShort(toPence(price))} / session`;
}
