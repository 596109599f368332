import { formatDayMedium } from '@studio/domain/time/format-london';
import { addDays, getMondayIndex, type LocalDate } from '@studio/domain/time/local-date';
import type { AssistantTools, Reply } from '../../../integrations/assistant/port.ts';
import type { ParsedMessage } from '../parsing/parsed-message.ts';
import { buildReply } from './build-reply.ts';
import { findMatchingClasses } from './class-query.ts';

const weekdayPattern = /\b(mon|tues|wednes|thurs|fri|satur|sun)days?\b/;
const weekdayStarts = ['mon', 'tues', 'wednes', 'thurs', 'fri', 'satur', 'sun'];

/**
 * Says that past classes can’t be looked up and which page lists the visitor’s own, and names the same class a week
 * later, which is usually taught by the same instructor.
 */
export async function answerPastClass(message: ParsedMessage, tools: AssistantTools): Promise<Reply> {
  const links = [{ label: 'My bookings', to: '/bookings' }];
  const unknown =
    'I can’t look up classes that have already taken place. My bookings and your confirmation email show what you booked.';
  const day = findPastDay(message);
  const times = toEvening(message.current.when.times ?? message.when.times, message.normalized);
  if (!day || !times) return buildReply(unknown, { links });
  const date = addDays(day, 7);
  const days = { from: date, to: date, weekdays: null };
  const found = await findMatchingClasses({ ...message, when: { days, times } }, tools);
  const [first] = found;
  if (!first || found.length > 2) return buildReply(unknown, { links });
  const lines = found.map(({ time, title, instructorName }) => `${time} ${title} with ${instructorName}`);
  return buildReply(`${unknown} A week later, on ${formatDayMedium(date)}, it’s ${lines.join('; ')}.`, {
    classes: found,
    links,
  });
}

/** Resolves "7.05 last night" to a time in the evening. */
function toEvening(
  times: ParsedMessage['when']['times'],
  normalized: string,
): ParsedMessage['when']['times'] {
  if (!times?.at || times.at >= '12:00' || !/\b(?:night|nite|evening)\b/.test(normalized)) return times;
  const shift = (time: string) => `${Math.min(23, Number(time.slice(0, 2)) + 12)}${time.slice(2)}`;
  return { from: shift(times.from), to: shift(times.to), at: shift(times.at) };
}

/**
 * Returns the day that a message, or else the one before it, names: today, yesterday, or the latest day before today
 * with the named weekday. Null if neither names one.
 */
function findPastDay({ normalized, previous, today, question }: ParsedMessage): LocalDate | null {
  const text = `${normalized} ${question.text.toLowerCase()}`;
  if (/\b(?:yesterday\w*|last nig?h?te?)\b/.test(text)) return addDays(today, -1);
  if (/\b(?:this morning|today|earlier)\b/.test(text)) return today;
  const [, name = ''] = weekdayPattern.exec(text) ?? [];
  const index = weekdayStarts.indexOf(name);
  if (index >= 0) return addDays(today, -((getMondayIndex(today) - index + 7) % 7 || 7));
  return previous ? findPastDay({ ...previous, previous: null }) : null;
}
