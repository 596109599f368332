import { addDays } from '../time/local-date.ts';
import { toLondonDate, toLondonTime } from '../time/london.ts';
import { toLondonInstant } from '../time/london-instant.ts';
import {
  earlyClassBefore,
  offerMinutes,
  quietHours,
  shortOfferMinutes,
  shortOfferWithinHours,
} from './waiting-list-terms.ts';

const minuteMs = 60_000;

/**
 * Returns the end of the quiet hours that contain an instant (handbook: waiting-list 2); null outside the quiet hours.
 */
export function getQuietHoursEnd(now: Date): Date | null {
  const time = toLondonTime(now);
  const today = toLondonDate(now);
  if (time >= quietHours.from) return toLondonInstant(addDays(today, 1), quietHours.until);
  return time < quietHours.until ? toLondonInstant(today, quietHours.until) : null;
}

/**
 * Returns whether a place can be offered now, which is never after the start. In the quiet hours, only places of
 * classes before 09:00 on that morning are offered. `morning` is the end of the quiet hours; null outside them.
 */
export function canOffer(startsAt: Date, now: Date, morning = getQuietHoursEnd(now)): boolean {
  if (startsAt.getTime() <= now.getTime()) return false;
  return !morning || startsAt < toLondonInstant(toLondonDate(morning), earlyClassBefore);
}

/**
 * Returns when an offer made now expires, at the latest when the class starts. An offer made in the quiet hours lasts
 * at least until a quarter of an hour after their end.
 */
export function getOfferEnd(startsAt: Date, now: Date, morning = getQuietHoursEnd(now)): Date {
  const isSoon = startsAt.getTime() - now.getTime() < shortOfferWithinHours * 60 * minuteMs;
  const regularEnd = now.getTime() + (isSoon ? shortOfferMinutes : offerMinutes) * minuteMs;
  const extendedEnd = morning
    ? Math.max(regularEnd, morning.getTime() + shortOfferMinutes * minuteMs)
    : regularEnd;
  return new Date(Math.min(extendedEnd, startsAt.getTime()));
}
