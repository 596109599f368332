import { normaliseDateText } from '@studio/domain/conversations/date-parsing/normalise-date-text';
import { formatDay, formatDayMedium } from '@studio/domain/time/format-london';
import { addDays, getMondayIndex, type LocalDate } from '@studio/domain/time/local-date';
import type { Reply } from '../../../integrations/assistant/port.ts';
import type { ParsedMessage } from '../parsing/parsed-message.ts';
import { buildReply } from './build-reply.ts';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const months =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)';
const datePattern = new RegExp(
  String.raw`\b\d{1,2}(?:st|nd|rd|th)?(?: of)? ${months}\b|\b${months} \d{1,2}(?:st|nd|rd|th)?\b|\b\d{1,2}/\d{1,2}\b`,
);

/**
 * Asks the visitor to clarify an impossible date, such as 31 February or a date with the wrong weekday. Returns null for
 * other messages.
 */
export function clarifyDate({ question, current, today }: ParsedMessage): Reply | null {
  const text = normaliseDateText(question.text).replace(/(?<!\bon )\b(?:\d|10)\/10\b(?!\/)/g, ' ');
  if (!datePattern.test(text)) return null;
  if (!current.when.days) return buildReply('I can’t find that date in the calendar. Which day do you mean?');
  const { from, to } = current.when.days;
  const named = weekdays.findIndex((name) => new RegExp(`\\b${name}\\b`).test(text));
  if (named < 0 || new RegExp(`\\b${weekdays[named]} (?:before|after)\\b`).test(text)) return null;
  if (from !== to || getMondayIndex(from) === named) return null;
  const closest = nearestWeekday(from, named, today);
  return buildReply(
    `${formatDay(from, { day: 'numeric', month: 'long' })} is a ${formatDay(from, { weekday: 'long' })}. Do you mean ${formatDayMedium(closest)} or ${formatDayMedium(from)}?`,
    { suggestions: [formatDayMedium(closest), formatDayMedium(from)] },
  );
}

/** Returns the day nearest to a date that has the named weekday and isn't in the past. */
function nearestWeekday(date: LocalDate, named: number, today: LocalDate): LocalDate {
  const ahead = (named - getMondayIndex(date) + 7) % 7;
  const previous = addDays(date, ahead - 7);
  return ahead > 3 && previous >= today ? previous : addDays(date, ahead);
}
