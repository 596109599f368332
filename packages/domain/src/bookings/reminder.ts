import { addDays } from '../time/local-date.ts';
import { toLondonDate, toLondonTime } from '../time/london.ts';
import { toLondonInstant } from '../time/london-instant.ts';
import { getCancellationDeadline } from './cancellation.ts';

/** How long before the end of free cancelling a reminder goes out, so that there is time to act on it. */
const beforeDeadlineMinutes = 120;
/** Nobody is written to earlier or later in the day than this, London. */
const day = { begins: '08:00', ends: '20:00' };
/** Who booked so shortly before it needs no reminder: the confirmation has just come. */
const freshMinutes = 12 * 60;

/**
 * When somebody is reminded of a class (handbook: emails 5): 2 hours before it can no longer be cancelled free of charge, and when that is in
 * the night, at 20:00 of the evening before.
 */
export function getReminderTime(startsAt: Date): Date {
  const wanted = new Date(getCancellationDeadline(startsAt).getTime() - beforeDeadlineMinutes * 60_000);
  const [date, time] = [toLondonDate(wanted), toLondonTime(wanted)];
  if (time < day.begins) return toLondonInstant(addDays(date, -1), day.ends);
  return time > day.ends ? toLondonInstant(date, day.ends) : wanted;
}

/** Whether a reminder is due: its time has come, free cancelling has not ended, and the booking is no news. */
export function isReminderDue(booking: { startsAt: Date; createdAt: Date }, now: Date): boolean {
  const time = getReminderTime(booking.startsAt).getTime();
  const isFresh = booking.createdAt.getTime() > time - freshMinutes * 60_000;
  return (
    !isFresh && time <= now.getTime() && now.getTime() < getCancellationDeadline(booking.startsAt).getTime()
  );
}
