import { addDays } from '../time/local-date.ts';
import { toLondonDate, toLondonTime } from '../time/london.ts';
import { toLondonInstant } from '../time/london-instant.ts';
import { getCancellationDeadline } from './cancellation.ts';

/** Minutes between the reminder and the end of free cancellation, so that there is time to act. */
const beforeDeadlineMinutes = 120;
/** Times of day in London between which reminders are sent. */
const sendingHours = { begins: '08:00', ends: '20:00' };
/**
 * Minutes before the reminder's time. A booking made within them gets no reminder, because its confirmation was sent
 * recently.
 */
const recentBookingMinutes = 12 * 60;

/**
 * Returns when to send the reminder (handbook: emails 5), 2 hours before free cancellation ends. If that is at night,
 * it is sent at 20:00 on the evening before.
 */
export function getReminderTime(startsAt: Date): Date {
  const reminderTime = new Date(getCancellationDeadline(startsAt).getTime() - beforeDeadlineMinutes * 60_000);
  const [date, time] = [toLondonDate(reminderTime), toLondonTime(reminderTime)];
  if (time < sendingHours.begins) return toLondonInstant(addDays(date, -1), sendingHours.ends);
  return time > sendingHours.ends ? toLondonInstant(date, sendingHours.ends) : reminderTime;
}

/**
 * Returns whether a reminder is due: its time has come, free cancellation hasn't ended, and the booking isn't recent.
 */
export function isReminderDue(booking: { startsAt: Date; createdAt: Date }, now: Date): boolean {
  const time = getReminderTime(booking.startsAt).getTime();
  const isRecent = booking.createdAt.getTime() > time - recentBookingMinutes * 60_000;
  return (
    !isRecent && time <= now.getTime() && now.getTime() < getCancellationDeadline(booking.startsAt).getTime()
  );
}
