import type { WaitingEntry } from '@studio/contracts/waiting-list';
import { formatMomentShort, formatTime } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { buildTimetableSearch } from '@studio/domain/timetable/timetable-query';
import {
  expiredOfferDays,
  offerMinutes,
  quietHours,
  shortOfferMinutes,
  shortOfferWithinHours,
} from '@studio/domain/waiting-list/waiting-list-terms';

/** Text that explains how offers work. */
export const waitingListExplanation =
  `When a place comes free and you are next, we mail you and keep it for you for ${offerMinutes} minutes, or ` +
  `${shortOfferMinutes} when the class starts in under ${shortOfferWithinHours} hours. ` +
  `Between ${quietHours.from} and ${quietHours.until} we make no offers, and anyone can book a free place.`;

/** Formats a position, such as "Next in line" or "2nd in line". */
export function formatPosition(position: number): string {
  return position === 1 ? 'Next in line' : `${ordinal(position)} in line`;
}

/** Formats the position of an entry; "Not confirmed" if it isn't. */
export function formatEntryPosition({
  position,
  confirmed,
}: Pick<WaitingEntry, 'position' | 'confirmed'>): string {
  return confirmed ? formatPosition(position ?? 1) : 'Not confirmed';
}

/** Returns a short status, such as "Waiting, 2nd", or "Yours until 13:00" for an offer. */
export function describeEntryStatus(
  { position, offer, confirmed }: Pick<WaitingEntry, 'position' | 'offer' | 'confirmed'>,
  now: Date,
): string {
  if (!confirmed) return 'Not confirmed';
  if (offer) return `Yours until ${formatUntil(new Date(offer.until), now)}`;
  if (position === null) return 'Waiting';
  return `Waiting, ${position === 1 ? 'next' : ordinal(position)}`;
}

/** Says in one sentence what happens next. */
export function describeNextStep({ offer, autoUntil, payWith, confirmed }: WaitingEntry, now: Date): string {
  if (!confirmed) return 'Check your email and confirm your place.';
  if (offer) return 'Take it in time, or it goes to the next in line.';
  if (!autoUntil || new Date(autoUntil) <= now) return 'We mail you when a place comes free.';
  const payer = payWith === 'credit' ? '1 session' : 'your saved card';
  return `Booked for you with ${payer} until ${formatMomentShort(new Date(autoUntil))}, never overnight.`;
}

/** Explains how expired offers affect the next ones; null while they have no effect. */
export function describeExpiredOffers({ passed }: Pick<WaitingEntry, 'passed'>): string | null {
  if (!passed?.behind) return null;
  const offers = `You’ve let ${passed.count} offers expire in ${expiredOfferDays} days.`;
  return passed.pausedUntil
    ? `${offers} We’ll offer you the next place after ${formatMomentShort(new Date(passed.pausedUntil))}.`
    : `${offers} We offer places to others first.`;
}

/** Formats an ordinal, such as "2nd". */
function ordinal(position: number): string {
  const lastTwo = position % 100;
  const ending = lastTwo > 10 && lastTwo < 14 ? 'th' : (endings[position % 10] ?? 'th');
  return `${position}${ending}`;
}

const endings: Record<number, string> = { 1: 'st', 2: 'nd', 3: 'rd' };

/** Formats a time, such as "13:00", with the day unless it is today. */
export function formatUntil(until: Date, now: Date): string {
  return toLondonDate(until) === toLondonDate(now) ? formatTime(until) : formatMomentShort(until);
}

/** Formats an ISO start, such as "Tue 24 Nov, 09:30". */
export function formatClassStart(start: string): string {
  return formatMomentShort(new Date(start));
}

export function buildTimetableDayUrl({
  dateStart,
  activityType,
}: {
  dateStart: string;
  activityType: string;
}): string {
  return `/timetable${buildTimetableSearch({ filter: 'activity', activityType, date: dateStart.slice(0, 10) })}`;
}
