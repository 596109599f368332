import type { WaitingEntry } from '@studio/contracts/waiting-list';
import { formatMomentShort, formatTime } from '@studio/domain/time/format-london';
import { londonDate } from '@studio/domain/time/london';
import { timetableSearch } from '@studio/domain/timetable/timetable-query';
import {
  offerMinutes,
  quietHours,
  shortOfferMinutes,
  shortOfferWithinHours,
} from '@studio/domain/waiting-list/terms';

/** How an offer comes about, in two sentences. */
export const howItWorks =
  `When a place comes free and you are next, we mail you and keep it for you for ${offerMinutes} minutes, or ` +
  `${shortOfferMinutes} when the class starts in under ${shortOfferWithinHours} hours. ` +
  `Between ${quietHours.from} and ${quietHours.until} we let you sleep.`;

/** "Next in line", "2nd in line". */
export function positionWords(position: number): string {
  return position === 1 ? 'Next in line' : `${ordinal(position)} in line`;
}

/** A place on a list in a few words: "Waiting, 2nd"; "Yours until 13:00" of one that is kept. */
export function standingWords(
  { position, offer }: Pick<WaitingEntry, 'position' | 'offer'>,
  now: Date,
): string {
  if (offer) return `Yours until ${untilWords(new Date(offer.until), now)}`;
  if (position === null) return 'Waiting';
  return `Waiting, ${position === 1 ? 'next' : ordinal(position)}`;
}

/** What comes next for a place on a list, one sentence. */
export function nextWords({ offer, autoUntil, payWith }: WaitingEntry, now: Date): string {
  if (offer) return 'Take it in time, or it goes to the next in line.';
  if (!autoUntil || new Date(autoUntil) <= now) return 'We mail you when a place comes free.';
  const payer = payWith === 'credit' ? '1 session' : 'your saved card';
  return `Booked for you with ${payer} until ${formatMomentShort(new Date(autoUntil))}, never overnight.`;
}

/** "2nd" */
function ordinal(position: number): string {
  const lastTwo = position % 100;
  const ending = lastTwo > 10 && lastTwo < 14 ? 'th' : (endings[position % 10] ?? 'th');
  return `${position}${ending}`;
}

const endings: Record<number, string> = { 1: 'st', 2: 'nd', 3: 'rd' };

/** "13:00", with the day when it is not today's. */
export function untilWords(until: Date, now: Date): string {
  return londonDate(until) === londonDate(now) ? formatTime(until) : formatMomentShort(until);
}

/** "Tue 24 Nov, 09:30" of an ISO start. */
export function whenWords(start: string): string {
  return formatMomentShort(new Date(start));
}

/** The timetable on the day of a class. */
export function dayAddress({ dateStart, activityType }: { dateStart: string; activityType: string }): string {
  return `/timetable${timetableSearch({ filter: 'activity', activityType, date: dateStart.slice(0, 10) })}`;
}
