import type { WaitingEntry } from '@studio/contracts/waiting-list';
import { formatCount } from '@studio/domain/text/format';
import { formatMomentShort, formatTime } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { buildTimetableSearch } from '@studio/domain/timetable/timetable-query';
import {
  earlyClassBefore,
  expiredOfferDays,
  offerMinutes,
  quietHours,
  shortOfferMinutes,
  shortOfferWithinHours,
} from '@studio/domain/waiting-list/waiting-list-terms';
import { ApiError, describeUnknownOutcome, hasNoResponse } from '../../../lib/api/api-error.ts';

/** Text that explains how offers work. */
export const waitingListExplanation =
  `When a place becomes available and you’re next, we’ll email you. We’ll hold the place for ${offerMinutes} minutes, or ` +
  `${shortOfferMinutes} minutes if the class starts in less than ${shortOfferWithinHours} hours. ` +
  `Between ${quietHours.from} and ${quietHours.until} we only offer places in classes that start before ${earlyClassBefore} that morning. Anyone can book other places that become available.`;

/** Formats a position, such as "Next on the waiting list" or "2nd on the waiting list". */
export function formatPosition(position: number): string {
  return position === 1 ? 'Next on the waiting list' : `${formatOrdinal(position)} on the waiting list`;
}

/** Formats the position of an entry. Returns "Not confirmed" if the person hasn't confirmed the entry. */
export function formatEntryPosition({
  position,
  confirmed,
}: Pick<WaitingEntry, 'position' | 'confirmed'>): string {
  return confirmed ? formatPosition(position ?? 1) : 'Not confirmed';
}

/** Returns a short status, such as "2nd on the waiting list", "Offered until 13:00" or "Not confirmed". */
export function describeEntryStatus(
  { position, offer, confirmed }: Pick<WaitingEntry, 'position' | 'offer' | 'confirmed'>,
  now: Date,
): string {
  if (!confirmed) return 'Not confirmed';
  if (offer) return `Offered until ${formatOfferEnd(new Date(offer.until), now)}`;
  return position === null ? 'On the waiting list' : formatPosition(position);
}

/** Says in one sentence what happens next, or what the member has to do. */
export function describeNextStep({ offer, autoUntil, payWith, confirmed }: WaitingEntry, now: Date): string {
  if (!confirmed) return 'Check your email and confirm your place on the waiting list.';
  if (offer) return 'Book the place in time, or we’ll offer it to the next person.';
  if (!autoUntil || new Date(autoUntil) <= now) return 'We’ll email you when a place becomes available.';
  const payment = payWith === 'credit' ? '1 session' : 'your saved card';
  return `Until ${formatMomentShort(new Date(autoUntil))}, we’ll book a place for you with ${payment}, but never overnight.`;
}

/**
 * Says how many offers the person let expire, and the effect: other people come first, or the person gets no offers
 * until a date. Null if there is no effect.
 */
export function describeExpiredOffers({ expiredOffers }: Pick<WaitingEntry, 'expiredOffers'>): string | null {
  if (!expiredOffers?.offeredLast) return null;
  const offers = `You’ve let ${formatCount(expiredOffers.count, 'offer')} expire in the last ${formatCount(expiredOfferDays, 'day')}.`;
  return expiredOffers.pausedUntil
    ? `${offers} We won’t offer you another place until ${formatMomentShort(new Date(expiredOffers.pausedUntil))}.`
    : `${offers} We’ll offer places to others first.`;
}

/** Formats an ordinal, such as "2nd". */
function formatOrdinal(position: number): string {
  const lastTwo = position % 100;
  const ending = lastTwo > 10 && lastTwo < 14 ? 'th' : (endings[position % 10] ?? 'th');
  return `${position}${ending}`;
}

const endings: Record<number, string> = { 1: 'st', 2: 'nd', 3: 'rd' };

/** Formats a time, such as "13:00", with the day unless it is today. */
export function formatOfferEnd(until: Date, now: Date): string {
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

/**
 * Describes why joining failed. If no response arrived, says that the person may already be on the waiting
 * list.
 */
export function describeJoinFailure(error: unknown): string {
  if (hasNoResponse(error))
    return describeUnknownOutcome(
      'you may already be on the waiting list',
      'You can safely try again: you won’t join twice.',
    );
  const message = error instanceof ApiError && error.payload ? error.message : '';
  return message || 'We couldn’t add you to the waiting list. Try again.';
}

/**
 * Describes why leaving failed. If no response arrived, says that the person may already have left the waiting
 * list.
 */
export function describeLeaveFailure(error: unknown): string {
  return hasNoResponse(error)
    ? describeUnknownOutcome('you may already have left the waiting list', 'You can safely try again.')
    : 'We couldn’t remove you from the waiting list. Try again.';
}
