import { formatDayMedium } from '@studio/domain/time/format-london';
import type { AssistantTools, FoundClass, Reply } from '../../integrations/assistant/port.ts';
import { buildReply } from './build-reply.ts';
import { buildTimetableLink, extendedSearchDays, findMatchingClasses } from './class-query.ts';
import {
  describeClass,
  describeClassList,
  describeQuery,
  describeTimeOfQuery,
  formatPlacesLeft,
} from './class-text.ts';
import { getMentionedClassTypes } from './mentioned-names.ts';
import type { ParsedMessage } from './parsed-message.ts';

const most = 3;

/** Says that there is no such class, why if known, and offers the nearest alternatives. */
export async function answerNoClasses(heard: ParsedMessage, tools: AssistantTools): Promise<Reply> {
  const closed = closedDay(heard);
  if (closed) return withAlternatives(closed, heard, await nearest(heard, tools));
  const tooSmall = heard.places ? await findMatchingClasses(heard, tools, { places: true }) : [];
  const [only] = tooSmall;
  if (only && heard.places) {
    const text =
      tooSmall.length === 1
        ? `Not for ${heard.places}: ${only.title} at ${only.time} ${only.capacityLeft === 0 ? 'is full' : `has only ${formatPlacesLeft(only)}`}.`
        : `None of these has ${heard.places} places free.`;
    return buildReply(`${text} You can book up to four places in one order.`, {
      classes: tooSmall.slice(0, most),
      links: [{ label: 'See the timetable', to: buildTimetableLink(heard) }],
    });
  }
  const beyond = await beyondTimetable(heard, tools);
  if (beyond) return beyond;
  const no = `There is no ${describeQuery(heard)}${describeTimeOfQuery(heard)}.`;
  return withAlternatives(no, heard, await nearest(heard, tools));
}

function closedDay({ when, studio }: ParsedMessage): string | null {
  const { days } = when;
  if (!days || days.from !== days.to) return null;
  const closure = studio.closures.find(({ date }) => date === days.from);
  return closure
    ? `We are closed on ${formatDayMedium(closure.date)} (${closure.name}), so there are no classes.`
    : null;
}

/** Replies about days after the end of the timetable. */
async function beyondTimetable(heard: ParsedMessage, tools: AssistantTools): Promise<Reply | null> {
  const { when, today } = heard;
  if (!when.days || when.days.from <= today) return null;
  const planned = await tools.findClasses({ from: today, to: '9999-12-31' });
  const last = planned.at(-1)?.date;
  if (!last || when.days.from <= last) return null;
  return buildReply(
    `There are no classes on the timetable for then yet: it reaches until ${formatDayMedium(last)}. Please look again later.`,
    { links: [{ label: 'See the timetable', to: '/timetable' }] },
  );
}

/** Returns alternatives: on the same days at another time, else at the same time on other days, else at any time. */
async function nearest(heard: ParsedMessage, tools: AssistantTools): Promise<FoundClass[]> {
  // The studio doesn't teach this combination at all, so it suggests other classes for the same group of people.
  if (getMentionedClassTypes(heard.studio, heard.names)?.size === 0) {
    const names = { ...heard.names, activity: [], subType: [], classType: [] };
    return after(heard, await findMatchingClasses({ ...heard, names }, tools));
  }
  const sameDay = await findMatchingClasses(heard, tools, { times: true });
  if (sameDay.length > 0) return closestTo(heard.when.times?.at ?? heard.when.times?.from, sameDay);
  const sameTime = await findMatchingClasses(heard, tools, { days: 20 });
  if (sameTime.length > 0) return after(heard, sameTime);
  return after(heard, await findMatchingClasses(heard, tools, { days: extendedSearchDays, times: true }));
}

function after({ when }: ParsedMessage, found: FoundClass[]): FoundClass[] {
  const later = found.filter(({ date }) => date >= (when.days?.from ?? ''));
  return (later.length > 0 ? later : found).slice(0, most);
}

function closestTo(time: string | undefined, found: FoundClass[]): FoundClass[] {
  const minutes = (of: string) => Number(of.slice(0, 2)) * 60 + Number(of.slice(3));
  const apart = (one: FoundClass) => (time ? Math.abs(minutes(one.time) - minutes(time)) : 0);
  const closest = [...found].sort((one, other) => apart(one) - apart(other)).slice(0, most);
  return closest.sort((one, other) => `${one.date}${one.time}`.localeCompare(`${other.date}${other.time}`));
}

function withAlternatives(no: string, heard: ParsedMessage, found: readonly FoundClass[]): Reply {
  const [first] = found;
  const links = [{ label: 'See the timetable', to: buildTimetableLink(heard) }];
  if (!first) return buildReply(no, { links: [{ label: 'See the timetable', to: '/timetable' }] });
  const nearby = found.length === 1 ? describeClass(first, heard.today) : describeClassList(found);
  return buildReply(`${no} The nearest: ${nearby}`, { classes: found, links });
}
