import { parseDateAndTime } from '@studio/domain/conversations/parse-date-and-time';
import { formatList } from '@studio/domain/text/format';
import { formatDayMedium } from '@studio/domain/time/format-london';
import { addDays, daysBetween, getMondayIndex, type LocalDate } from '@studio/domain/time/local-date';
import { toLondonTime } from '@studio/domain/time/london';
import type { Reply, StudioDetails } from '../../../integrations/assistant/port.ts';
import type { ParsedMessage } from '../parsing/parsed-message.ts';
import { buildReply } from './build-reply.ts';
import { formatRelativeDay } from './class-text.ts';

/** Says when the studio is open: now, on the named day, around Christmas, on bank holidays, or every week. */
export function answerOpeningHours(message: ParsedMessage): Reply | null {
  const { studio, when, today, normalized, question } = message;
  const several = answerForDays(message);
  if (several) return several;
  const isSeveralDays = when.days !== null && when.days.from !== when.days.to;
  if (
    /\b(?:christmas|xmas|twixmas)\b/.test(normalized) &&
    (!when.days || isSeveralDays || /\bwhen\b|\bback\b/.test(normalized))
  )
    return answerChristmas(studio, today);
  const isOneDay = when.days !== null && when.days.from === when.days.to;
  if (!isOneDay && /\b(bank hol(?:iday|)s?|closures)\b/.test(normalized)) return answerBankHolidays(studio);
  if (/\b(now|right now|currently|at the moment)\b/.test(normalized))
    return answerOpenNow(message, toLondonTime(question.now));
  const days = /\bsundays|saturdays\b/.test(normalized) ? null : when.days;
  const named = when.days;
  if (named && named.from === named.to) return answerForDay(named.from, message);
  if (days && daysBetween(days.from, days.to) === 1 && getMondayIndex(days.from) === 5)
    return buildReply(
      `At weekends we’re open from ${studio.hours.weekends.opens} to ${studio.hours.weekends.closes}.`,
      { links: timetable },
    );
  return buildReply(describeWeeklyHours(studio), { links: timetable });
}

const timetable = [{ label: 'See the timetable', to: '/timetable' }];

function describeWeeklyHours({ hours: { weekdays, weekends } }: StudioDetails): string {
  return `We’re open from ${weekdays.opens} to ${weekdays.closes} Monday to Friday, and from ${weekends.opens} to ${weekends.closes} at weekends.`;
}

function getHoursOfDay(date: LocalDate, { hours }: StudioDetails) {
  return getMondayIndex(date) >= 5 ? hours.weekends : hours.weekdays;
}

/**
 * Answers for each of the days that a message names: "Good Friday and Easter Monday". Null for fewer than two, or if the
 * studio is open on all of them.
 */
function answerForDays({ question, studio }: ParsedMessage): Reply | null {
  const named = question.text.split(/\b(?:and|or|n)\b|[,&+/]/i).flatMap((part) => {
    const { days } = parseDateAndTime(part, question.now);
    return days && days.from === days.to ? [days.from] : [];
  });
  const dates = [...new Set(named)].sort();
  const closures = studio.closures.filter(({ date }) => dates.includes(date));
  if (dates.length < 2 || closures.length === 0) return null;
  const closed = `We’re closed on ${formatList(closures.map(({ date, name }) => `${formatDayMedium(date)} (${name})`))}.`;
  const open = dates
    .filter((date) => closures.every((one) => one.date !== date))
    .map((date) => {
      const { opens, closes } = getHoursOfDay(date, studio);
      return `On ${formatDayMedium(date)} we’re open from ${opens} to ${closes}.`;
    });
  return buildReply([closed, ...open].join(' '), { links: timetable });
}

function answerForDay(date: LocalDate, { studio, today }: ParsedMessage): Reply {
  const closure = studio.closures.find((one) => one.date === date);
  if (closure)
    return buildReply(
      `We’re closed on ${formatDayMedium(date)} (${closure.name}). ${formatReopening(date, studio)}`,
      { links: timetable },
    );
  const { opens, closes } = getHoursOfDay(date, studio);
  const day = formatRelativeDay(date, today);
  return buildReply(`${day.charAt(0).toUpperCase()}${day.slice(1)} we’re open from ${opens} to ${closes}.`, {
    links: [{ label: 'See the timetable', to: `/timetable?date=${date}` }],
  });
}

function answerOpenNow({ studio, today }: ParsedMessage, time: string): Reply {
  const closure = studio.closures.find((one) => one.date === today);
  if (closure)
    return buildReply(`No, we’re closed today (${closure.name}). ${formatReopening(today, studio)}`, {
      links: timetable,
    });
  const { opens, closes } = getHoursOfDay(today, studio);
  if (time < opens)
    return buildReply(`Not yet. Today we open at ${opens} and close at ${closes}.`, { links: timetable });
  if (time >= closes)
    return buildReply(`No, we closed at ${closes}. ${formatReopening(today, studio)}`, { links: timetable });
  return buildReply(`Yes, we’re open until ${closes} today.`, { links: timetable });
}

/** Returns text such as "We open again on Tuesday 29 December at 07:00." */
function formatReopening(date: LocalDate, studio: StudioDetails): string {
  const closed = new Set(studio.closures.map((one) => one.date));
  let next = addDays(date, 1);
  while (closed.has(next)) next = addDays(next, 1);
  return `We open again on ${formatDayMedium(next)} at ${getHoursOfDay(next, studio).opens}.`;
}

function answerChristmas(studio: StudioDetails, today: LocalDate): Reply | null {
  const eve = studio.closures.find(
    ({ date }) => date >= today && date.slice(5) >= '12-20' && date.slice(5) <= '12-31',
  );
  if (!eve) return null;
  const closed = new Set(studio.closures.map(({ date }) => date));
  let last = eve.date;
  while (closed.has(addDays(last, 1))) last = addDays(last, 1);
  const reopening = addDays(last, 1);
  const next = studio.closures.find(({ date }) => date > last && daysBetween(last, date) < 8);
  const again = next ? ` We’re also closed on ${formatDayMedium(next.date)} (${next.name}).` : '';
  return buildReply(
    `We’re closed from ${formatDayMedium(eve.date)} to ${formatDayMedium(last)}. ${formatReopening(last, studio)}${again}`,
    { links: [{ label: 'See the timetable', to: `/timetable?date=${reopening}` }] },
  );
}

function answerBankHolidays(studio: StudioDetails): Reply {
  const [next] = studio.closures;
  const nextClosure = next ? ` We’re next closed on ${formatDayMedium(next.date)} (${next.name}).` : '';
  return buildReply(`We’re closed on bank holidays.${nextClosure}`, { links: timetable });
}
