import { formatPriceShort } from '@studio/domain/money/money';
import { formatCount, formatList, selectPlural } from '@studio/domain/text/format';
import { formatDayMedium, formatDayShort } from '@studio/domain/time/format-london';
import { daysBetween, type LocalDate } from '@studio/domain/time/local-date';
import type { FoundClass } from '../../../integrations/assistant/port.ts';

import { getMentionedClassTypes } from '../parsing/mentioned-names.ts';
import type { ParsedMessage } from '../parsing/parsed-message.ts';

/** Returns text such as "2 places left", "1 place left" or "full". */
export function formatPlacesLeft({ capacityLeft }: Pick<FoundClass, 'capacityLeft'>): string {
  if (capacityLeft === 0) return 'full';
  return formatCount(capacityLeft, 'place left', 'places left');
}

/** Returns text such as "There are 2 places left", "There’s 1 place left" or "It’s full". */
export function describePlacesLeft(found: Pick<FoundClass, 'capacityLeft'>): string {
  if (found.capacityLeft === 0) return 'It’s full';
  return `There${selectPlural(found.capacityLeft, '’s', ' are')} ${formatPlacesLeft(found)}`;
}

/** Returns text such as "today", "tomorrow (Saturday 28 November)" or "on Sunday 29 November". */
export function formatRelativeDay(date: LocalDate, today: LocalDate): string {
  const days = daysBetween(today, date);
  if (days === 0) return 'today';
  return days === 1 ? `tomorrow (${formatDayMedium(date)})` : `on ${formatDayMedium(date)}`;
}

export function describeClass(found: FoundClass, today: LocalDate): string {
  const { title, instructorName, date, time, pricePence, capacityLeft } = found;
  const start = `${formatRelativeDay(date, today)} at ${time}`;
  if (capacityLeft === 0) return `${title} with ${instructorName} ${start} is full.`;
  const price = formatPriceShort(pricePence);
  return `${title} with ${instructorName} is ${start}. ${describePlacesLeft(found)}, at ${price}${capacityLeft > 1 ? ' each' : ''}.`;
}

/** Returns a list of classes by day, such as "Thursday 26 November: 17:30 Vinyasa Yoga, 18:45 …". */
export function describeClassList(found: readonly FoundClass[], most = 6): string {
  const shown = found.slice(0, most);
  const days = [...new Set(shown.map(({ date }) => date))];
  const lines = days.map((date) => {
    const ofDay = shown.filter((one) => one.date === date);
    const name = days.length > 1 ? formatDayShort(date) : formatDayMedium(date);
    return `${name}: ${ofDay.map((one) => `${one.time} ${one.title}${one.capacityLeft === 0 ? ' (full)' : ''}`).join(', ')}`;
  });
  return `${lines.join('; ')}.`;
}

/**
 * Describes in the singular which class the visitor looks for: "yoga class with Amara Cole", "female-only reformer
 * class".
 */
export function describeQuery({ names, studio }: ParsedMessage): string {
  const types = getMentionedClassTypes(studio, names);
  const mentionedTypes = studio.classTypes.filter(({ id }) => types?.has(id));
  const activities = [...new Set(mentionedTypes.map(({ activityId }) => activityId))];
  const activityNames = studio.activities
    .filter(({ id }) => names.activity.includes(id))
    .map(({ name }) => name);
  if (types?.size === 0) return `${formatQualifiers(names, [])}${formatList(activityNames, 'or')} class`;
  const what =
    mentionedTypes.length === 1
      ? `${mentionedTypes[0]?.title} class`
      : `${formatQualifiers(names, activities)}class`;
  const people = studio.instructors.filter(({ id }) => names.instructor.includes(id)).map(({ name }) => name);
  return people.length > 0 ? `${what} with ${formatList(people, 'or')}` : what;
}

function formatQualifiers(names: ParsedMessage['names'], activities: readonly string[]): string {
  const adjectives = [
    ...names.tag.map((tag) => `${tag} `),
    ...names.level.map((level) =>
      level === 'beginner' ? 'beginner ' : level === 'hard' ? 'intermediate ' : 'gentle ',
    ),
  ].join('');
  const named = names.activity.length + names.subType.length + names.classType.length > 0;
  if (activities.length === 0) return adjectives;
  return adjectives + (named && activities.length < 3 ? `${formatList(activities, 'or')} ` : '');
}

/**
 * Describes how many matching classes there are on a day: "There are two reformer classes tomorrow (Monday 23 November)
 * after 18:00."
 */
export function describeClassCount(
  found: readonly [FoundClass, ...FoundClass[]],
  message: ParsedMessage,
): string {
  const what = describeQuery(message).replace(/\bclass\b/, 'classes');
  const at = message.when.times?.at;
  // Classes shortly before or after the time match too.
  const times = at && found.some(({ time }) => time !== at) ? `around ${at}` : formatTimes(message);
  return `There are ${counts[found.length] ?? found.length} ${what} ${formatRelativeDay(found[0].date, message.today)}${times && ` ${times}`}.`;
}

const counts = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/**
 * Describes the day and time that the visitor asks for, such as " on Friday 27 November" or " from Mon 23 Nov to Sun 29
 * Nov after 17:00". Empty if the message names neither.
 */
export function describeTimeOfQuery({ when, today }: ParsedMessage): string {
  const { days } = when;
  const day = !days
    ? ''
    : days.from === days.to
      ? ` ${formatRelativeDay(days.from, today)}`
      : ` from ${formatDayShort(days.from)} to ${formatDayShort(days.to)}`;
  const time = formatTimes({ when });
  return time ? `${day} ${time}` : day;
}

/** Returns text such as "at 18:00" or "after 18:00". Empty if the message names no times. */
function formatTimes({ when: { times } }: Pick<ParsedMessage, 'when'>): string {
  if (!times) return '';
  return times.at ? `at ${times.at}` : formatTimeSpan(times);
}

function formatTimeSpan({ from, to }: { from: string; to: string }): string {
  if (to === '11:59') return 'in the morning';
  if (from === '00:00')
    return `before ${to.endsWith('59') ? `${String(Number(to.slice(0, 2)) + 1).padStart(2, '0')}:00` : to}`;
  return to === '23:59' ? `after ${from}` : `between ${from} and ${to}`;
}

/** Returns a time of day after a number of minutes, both as 'HH:MM'. */
export function addMinutes(time: string, minutes: number): string {
  const total = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes;
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(total / 60) % 24)}:${pad(total % 60)}`;
}
