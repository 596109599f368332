import type { DateAndTime } from '@studio/domain/conversations/parse-date-and-time';
import { addDays, getMondayIndex, type LocalDate } from '@studio/domain/time/local-date';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const anyWeekday = weekdays.join('|');
const weekdayAfter = new RegExp(`\\b(?:the )?(?:following (${anyWeekday})|(${anyWeekday}) after(?: that)?)$`);
const weekAfter = /\b(?:the )?(?:following (?:week|weekend)|week after(?: that)?|weekend after(?: that)?)$/;
const dayAfter = /\b(?:the )?(?:following day|next day|day after(?: that)?)$/;
const oneAfter = /\b(?:the )?(?:one after(?: that)?|next one(?: after(?: that)?)?|following one)$/;
const oneBefore = /\b(?:the )?(?:one before(?: that)?|previous one)$/;

/**
 * Resolves days and times that only the earlier message explains, such as "no, the sunday after" or "and the one after".
 * Returns null for other messages.
 */
export function parseFollowUpTime(normalized: string, before: DateAndTime | null): DateAndTime | null {
  if (!before?.days) return null;
  const text = normalized.replace(/(?: please| then| instead)+$/, '');
  const { days, times } = before;
  const weekday = weekdayAfter.exec(text);
  if (weekday) return { days: toDay(findWeekdayAfter(days.to, weekday[1] ?? weekday[2] ?? '')), times: null };
  if (dayAfter.test(text)) return { days: toDay(addDays(days.to, 1)), times: null };
  if (/\bweekend\b/.test(text) && weekAfter.test(text)) {
    const saturday = findWeekdayAfter(days.to, 'saturday');
    return { days: { from: saturday, to: addDays(saturday, 1), weekdays: null }, times: null };
  }
  if (weekAfter.test(text))
    return { days: { ...days, from: addDays(days.from, 7), to: addDays(days.to, 7) }, times: null };
  if (times?.at && oneAfter.test(text)) return { days, times: { from: addMinute(times.at), to: '23:59' } };
  if (times?.at && oneBefore.test(text))
    return { days, times: { from: '00:00', to: addMinute(times.at, -1) } };
  return null;
}

/** Returns whether a message asks for the class after the one that the earlier message named. */
export function asksForOneAfter(normalized: string): boolean {
  return oneAfter.test(normalized.replace(/(?: please| then| instead)+$/, ''));
}

function findWeekdayAfter(date: LocalDate, name: string): LocalDate {
  const next = addDays(date, 1);
  return addDays(next, (weekdays.indexOf(name) - getMondayIndex(next) + 7) % 7);
}

function toDay(date: LocalDate) {
  return { from: date, to: date, weekdays: null };
}

function addMinute(time: string, minutes = 1): string {
  const total = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes;
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(total / 60))}:${pad(total % 60)}`;
}
