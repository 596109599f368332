import { addDays } from '../time/local-date.ts';
import { toLondonDate, toLondonTime } from '../time/london.ts';
import { toLondonInstant } from '../time/london-instant.ts';
import { offerMinutes, quietHours, shortOfferMinutes, shortOfferWithinHours } from './waiting-list-terms.ts';

/** Classes that start before this time of the morning are the exception: later would be too late. */
const earlyClassBefore = '09:00';

const minuteMs = 60_000;

/** The end of the quiet hours that an instant lies in (handbook: waiting-list 2); null outside them. */
export function getQuietHoursEnd(now: Date): Date | null {
  const time = toLondonTime(now);
  const today = toLondonDate(now);
  if (time >= quietHours.from) return toLondonInstant(addDays(today, 1), quietHours.until);
  return time < quietHours.until ? toLondonInstant(today, quietHours.until) : null;
}

/**
 * Whether a place in a class can be offered now: not once it has begun, and in the quiet hours only when it starts
 * before 09:00 of the morning after. `morning`: the end of the quiet hours, null outside them.
 */
export function canOffer(startsAt: Date, now: Date, morning = getQuietHoursEnd(now)): boolean {
  if (startsAt.getTime() <= now.getTime()) return false;
  return !morning || startsAt < toLondonInstant(toLondonDate(morning), earlyClassBefore);
}

/**
 * Until when an offer made now stands. One that had to be made in the quiet hours stands a quarter of an hour into the
 * morning; none stands beyond the start.
 */
export function getOfferEnd(startsAt: Date, now: Date, morning = getQuietHoursEnd(now)): Date {
  const soon = startsAt.getTime() - now.getTime() < shortOfferWithinHours * 60 * minuteMs;
  const usual = now.getTime() + (soon ? shortOfferMinutes : offerMinutes) * minuteMs;
  const kept = morning ? Math.max(usual, morning.getTime() + shortOfferMinutes * minuteMs) : usual;
  return new Date(Math.min(kept, startsAt.getTime()));
}
