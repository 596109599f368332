import type { ClassSlot } from '@studio/contracts/timetable';
import { formatPriceShort, toPence } from '@studio/domain/money/money';
import { formatCount } from '@studio/domain/text/format';
import { getAvailabilityStatus } from '@studio/domain/timetable/availability';

/** Returns the start time in London, as 'HH:MM'. */
export function getStartTime(slot: Pick<ClassSlot, 'dateStart'>): string {
  return slot.dateStart.slice(11);
}

/** Returns the London day of the start. */
export function getStartDay(slot: Pick<ClassSlot, 'dateStart'>): string {
  return slot.dateStart.slice(0, 10);
}

/** Formats the free places: "Full", "1 left" if few remain, otherwise "6 places". */
export function formatPlacesLeft(capacityLeft: number): string {
  const status = getAvailabilityStatus(capacityLeft);
  if (status === 'full') return 'Full';
  return status === 'low' ? `${capacityLeft} left` : formatCount(capacityLeft, 'place');
}

/** Messages for a member who already has a place in the class; `more` offers to book another. */
export const alreadyBookedText = {
  title: 'You already have a place in this class.',
  more: 'Book a place for someone else?',
} as const;

/** Formats the free seats of a promoted session, such as "No seats left", "1 seat left" or "6 seats left". */
export function formatSeatsLeft(seatsLeft: number): string {
  if (seatsLeft <= 0) return 'No seats left';
  return formatCount(seatsLeft, 'seat left', 'seats left');
}

/** Formats places and price for the chat, such as "6 places, £20 / session". `price` is in pounds. */
export function formatPlacesAndPrice({
  capacityLeft,
  price,
}: {
  capacityLeft: number;
  price: number;
}): string {
  return `${formatPlacesLeft(capacityLeft)}, ${formatPriceShort(toPence(price))} / session`;
}
