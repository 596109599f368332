import { formatDayMedium } from '@studio/domain/time/format-london';
import { addDays, getMondayIndex } from '@studio/domain/time/local-date';
import { toLondonTime } from '@studio/domain/time/london';
import type { AssistantTools, FoundClass, Reply } from '../../../integrations/assistant/port.ts';
import { getMentionedClassTypes } from '../parsing/mentioned-names.ts';
import type { ParsedMessage } from '../parsing/parsed-message.ts';
import { buildReply } from './build-reply.ts';
import { buildTimetableLink, extendedSearchDays, findMatchingClasses } from './class-query.ts';
import {
  describeClass,
  describeClassList,
  describeQuery,
  describeTimeOfQuery,
  formatPlacesLeft,
} from './class-text.ts';

const maxAlternatives = 3;

/** Replies that there is no such class, with the reason if known, and offers the nearest alternatives. */
export async function answerNoClasses(message: ParsedMessage, tools: AssistantTools): Promise<Reply> {
  const closed = describeClosedDay(message);
  if (closed)
    return buildReplyWithAlternatives(
      closed,
      message,
      await findClassesAfterClosedDay(message, tools),
      'next',
    );
  const past = await answerPastDay(message, tools);
  if (past) return past;
  const started = await answerPastTime(message, tools);
  if (started) return started;
  const tooSmall = message.places ? await findMatchingClasses(message, tools, { places: true }) : [];
  const [only] = tooSmall;
  if (only && message.places) {
    const text =
      tooSmall.length === 1
        ? `There isn’t room for ${message.places}: ${only.title} at ${only.time} ${only.capacityLeft === 0 ? 'is full' : `has only ${formatPlacesLeft(only)}`}.`
        : `None of these classes has room for ${message.places}.`;
    return buildReply(text, {
      classes: tooSmall.slice(0, maxAlternatives),
      links: [{ label: 'See the timetable', to: buildTimetableLink(message) }],
    });
  }
  const beyond = await answerBeyondTimetable(message, tools);
  if (beyond) return beyond;
  const no = `There’s no ${describeQuery(message)}${describeTimeOfQuery(message)}.`;
  return buildReplyWithAlternatives(no, message, await findAlternatives(message, tools));
}

/** Replies that the day has passed, with the same classes on that day of the week. Returns null for other days. */
async function answerPastDay(message: ParsedMessage, tools: AssistantTools): Promise<Reply | null> {
  const { when, today } = message;
  const day = when.days?.to;
  if (!day || day >= today) return null;
  const days = { from: today, to: addDays(today, 6), weekdays: [getMondayIndex(day)] };
  const later = { ...message, when: { days, times: when.times } };
  const next = (await findMatchingClasses(later, tools)).slice(0, maxAlternatives);
  return buildReplyWithAlternatives(
    `${formatDayMedium(day)} ${day.slice(0, 4)} has passed.`,
    later,
    next,
    'next',
  );
}

/** Replies that the requested time today has passed, with the next classes. Returns null for other times. */
async function answerPastTime(message: ParsedMessage, tools: AssistantTools): Promise<Reply | null> {
  const { when, today, question } = message;
  const latest = when.times?.at ?? when.times?.to;
  if (!latest || when.days?.from !== today || when.days.to !== today) return null;
  if (latest >= toLondonTime(question.now)) return null;
  const later = { ...message, when: { days: null, times: null } };
  const next = (await findMatchingClasses(later, tools, { days: extendedSearchDays })).slice(
    0,
    maxAlternatives,
  );
  const passed = when.times?.at ? `It’s past ${when.times.at}` : 'That time has passed';
  const no = `${passed}, and you can’t join a class that has started.`;
  return buildReplyWithAlternatives(no, later, next, 'next');
}

/** Returns the first classes after the day that the message names. */
async function findClassesAfterClosedDay(
  message: ParsedMessage,
  tools: AssistantTools,
): Promise<FoundClass[]> {
  const from = message.when.days?.from ?? message.today;
  const days = { from, to: addDays(from, 14), weekdays: null };
  const found = await findMatchingClasses({ ...message, when: { days, times: null } }, tools);
  return found.slice(0, maxAlternatives);
}

function describeClosedDay({ when, studio }: ParsedMessage): string | null {
  const { days } = when;
  if (!days || days.from !== days.to) return null;
  const closure = studio.closures.find(({ date }) => date === days.from);
  return closure
    ? `We’re closed on ${formatDayMedium(closure.date)} (${closure.name}), so there are no classes.`
    : null;
}

/** Replies that the timetable ends before the requested days. Returns null for earlier days. */
async function answerBeyondTimetable(message: ParsedMessage, tools: AssistantTools): Promise<Reply | null> {
  const { when, today } = message;
  if (!when.days || when.days.from <= today) return null;
  const planned = await tools.findClasses({ from: today, to: '9999-12-31' });
  const last = planned.at(-1)?.date;
  if (!last || when.days.from <= last) return null;
  return buildReply(
    `Those classes aren’t on the timetable yet. You can book up to ${formatDayMedium(last)} at the moment, and we add more every day.`,
    { links: [{ label: 'See the timetable', to: '/timetable' }] },
  );
}

/**
 * Returns alternative classes: on the same days at another time, else at the same time on other days, else at any time.
 */
async function findAlternatives(message: ParsedMessage, tools: AssistantTools): Promise<FoundClass[]> {
  // The studio doesn't teach this combination at all, so the reply suggests other classes for the same group of people.
  if (getMentionedClassTypes(message.studio, message.names)?.size === 0) {
    const names = { ...message.names, activity: [], subType: [], classType: [] };
    return takeFirstFromRequestedDay(message, await findMatchingClasses({ ...message, names }, tools));
  }
  const seen = new Set(message.shownClasses.map(({ classId }) => classId));
  const sameDay = await findMatchingClasses(message, tools, { times: true });
  // "Too late, anything in the morning?" doesn't want the class that was just shown.
  if (sameDay.some(({ classId }) => !seen.has(classId)))
    return takeClosestInTime(message.when.times?.at ?? message.when.times?.from, sameDay);
  const sameTime = await findMatchingClasses(message, tools, { days: 20 });
  if (sameTime.length > 0) return takeFirstFromRequestedDay(message, sameTime);
  return takeFirstFromRequestedDay(
    message,
    await findMatchingClasses(message, tools, { days: extendedSearchDays, times: true }),
  );
}

function takeFirstFromRequestedDay({ when }: ParsedMessage, found: FoundClass[]): FoundClass[] {
  const later = found.filter(({ date }) => date >= (when.days?.from ?? ''));
  return (later.length > 0 ? later : found).slice(0, maxAlternatives);
}

function takeClosestInTime(time: string | undefined, found: FoundClass[]): FoundClass[] {
  const minutes = (of: string) => Number(of.slice(0, 2)) * 60 + Number(of.slice(3));
  const minutesApart = (one: FoundClass) => (time ? Math.abs(minutes(one.time) - minutes(time)) : 0);
  const closest = [...found]
    .sort((one, other) => minutesApart(one) - minutesApart(other))
    .slice(0, maxAlternatives);
  return closest.sort((one, other) => `${one.date}${one.time}`.localeCompare(`${other.date}${other.time}`));
}

function buildReplyWithAlternatives(
  no: string,
  message: ParsedMessage,
  found: readonly FoundClass[],
  which: 'nearest' | 'next' = 'nearest',
): Reply {
  const [first] = found;
  const links = [{ label: 'See the timetable', to: buildTimetableLink(message) }];
  if (!first) return buildReply(no, { links: [{ label: 'See the timetable', to: '/timetable' }] });
  const nearby =
    found.length === 1
      ? `Here’s the ${which} class. ${describeClass(first, message.today)}`
      : `The ${which} classes are on ${describeClassList(found)}`;
  return buildReply(`${no} ${nearby}`, { classes: found, links });
}
