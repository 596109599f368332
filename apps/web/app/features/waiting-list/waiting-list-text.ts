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

/** How an offer comes about. */
export const waitingListExplanation =
  `When a place comes free and you are next, we mail you and keep it for you for ${offerMinutes} minutes, or ` +
  `${shortOfferMinutes} when the class starts in under ${shortOfferWithinHours} hours. ` +
  `Between ${quietHours.from} and ${quietHours.until} we make no offers, and anyone can book a free place.`;

/** "Next in line", "2nd in line". */
export function formatPosition(position: number): string {
  return position === 1 ? 'Next in line' : `${ordinal(position)} in line`;
}

/** The same of an entry, which may still have to be confirmed. */
export function formatEntryPosition({
  position,
  confirmed,
}: Pick<WaitingEntry, 'position' | 'confirmed'>): string {
  return confirmed ? formatPosition(position ?? 1) : 'Not confirmed';
}

/** A place on a list in a few words: "Waiting, 2nd"; "Yours until 13:00" of one that is kept. */
export function describeEntryStatus(
  { position, offer, confirmed }: Pick<WaitingEntry, 'position' | 'offer' | 'confirmed'>,
  now: Date,
): string {
  if (!confirmed) return 'Not confirmed';
  if (offer) return `Yours until ${formatUntil(new Date(offer.until), now)}`;
  if (position === null) return 'Waiting';
  return `Waiting, ${position === 1 ? 'next' : ordinal(position)}`;
}

/** What comes next for a place on a list, one sentence. */
export function describeNextStep({ offer, autoUntil, payWith, confirmed }: WaitingEntry, now: Date): string {
  if (!confirmed) return 'Check your email and confirm your place.';
  if (offer) return 'Take it in time, or it goes to the next in line.';
  if (!autoUntil || new Date(autoUntil) <= now) return 'We mail you when a place comes free.';
  const payer = payWith === 'credit' ? '1 session' : 'your saved card';
  return `Booked for you with ${payer} until ${formatMomentShort(new Date(autoUntil))}, never overnight.`;
}

/** What offers that expired mean for the next ones, in one or two sentences; null while they mean nothing. */
export function describeExpiredOffers({ passed }: Pick<WaitingEntry, 'passed'>): string | null {
  if (!passed?.behind) return null;
  const offers = `You’ve let ${passed.count} offers expire in ${expiredOfferDays} days.`;
  return passed.pausedUntil
    ? `${offers} We’ll offer you the next place after ${formatMomentShort(new Date(passed.pausedUntil))}.`
    : `${offers} We offer places to others first.`;
}

/** "2nd" */
function ordinal(position: number): string {
  const lastTwo = position % 100;
  const ending = lastTwo > 10 && lastTwo < 14 ? 'th' : (endings[position % 10] ?? 'th');
  return `${position}${ending}`;
}

const endings: Record<number, string> = { 1: 'st', 2: 'nd', 3: 'rd' };

/** "13:00", with the day when it is not today's. */
export function formatUntil(until: Date, now: Date): string {
  return toLondonDate(until) === toLondonDate(now) ? formatTime(until) : formatMomentShort(until);
}

/** "Tue 24 Nov, 09:30" of an ISO start. */
export function formatClassStart(start: string): string {
  return formatMomentShort(new Date(start));
}

/** The timetable on the day of a class. */
export function buildTimetableDayUrl({
  dateStart,
  activityType,
}: {
  dateStart: string;
  activityType: string;
}): string {
  return `/timetable${buildTimetableSearch({ filter: 'activity', activityType, date: dateStart.slice(0, 10) })}`;
}
