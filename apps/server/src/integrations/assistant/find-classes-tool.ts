import { toNameKey } from '@studio/domain/search/fold-text';
import { formatDayLong } from '@studio/domain/time/format-london';
import { addDays, daysBetween, isLocalDate, type LocalDate } from '@studio/domain/time/local-date';
import { tool } from 'ai';
import { z } from 'zod';
import type { AssistantTools, ClassSearchInput, StudioDetails } from './port.ts';
import type { ReplyContext } from './reply-context.ts';
import { toClassOutput } from './tool-output.ts';

/** Maximum number of classes returned to the model, and how many days ahead the timetable goes. */
const toldMax = 12;
const daysAhead = 92;
const usualDays = 13;

const day = z.string().refine(isLocalDate, 'YYYY-MM-DD');
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'HH:MM');

const wishes = z.object({
  from: day.optional().describe('First day, YYYY-MM-DD; today unless told'),
  to: day.optional().describe('Last day, YYYY-MM-DD; two weeks on unless told'),
  timeFrom: time.optional().describe('Earliest start, HH:MM'),
  timeTo: time.optional().describe('Latest start, HH:MM'),
  activity: z.string().max(60).optional(),
  kind: z.string().max(120).optional().describe('Title of a kind of class'),
  instructor: z.string().max(120).optional(),
  level: z.enum(['Beginner Friendly', 'All Levels', 'Gentle', 'Intermediate']).optional(),
  tag: z.string().max(60).optional(),
  places: z.number().int().min(1).max(20).optional().describe('Only classes with so many places free'),
});
type Wishes = z.infer<typeof wishes>;

/** Creates the tool that finds upcoming classes. It reports unknown names to the model instead of ignoring them. */
export function createFindClassesTool(
  lookups: AssistantTools,
  facts: StudioDetails,
  today: LocalDate,
  gathered: ReplyContext,
) {
  const names = (of: readonly { name: string }[]) => of.map(({ name }) => name).join(', ');
  return tool({
    description: [
      'Finds classes that are on, with places and prices as they are now.',
      `Activities: ${names(facts.activities)}.`,
      `Kinds: ${facts.classTypes.map(({ title }) => title).join(', ')}.`,
      `Instructors: ${names(facts.instructors)}.`,
      `Tags: ${tagsOf(facts).join(', ')}.`,
    ].join(' '),
    inputSchema: wishes,
    execute: async (asked) => {
      const wish = readWishes(asked, facts, today);
      if ('problem' in wish) return wish;
      gathered.asked(inWords(wish));
      const found = await lookups.findClasses(wish).catch(() => null);
      if (!found) return { problem: 'The timetable could not be read now.' };
      const told = found.slice(0, toldMax).map((klass) => toClassOutput(klass, gathered));
      const count = gathered.found({ found: `${found.length} classes`, shown: `${told.length} of them` });
      return { looked: inWords(wish), ...count, classes: told };
    },
  });
}

function readWishes(
  asked: Wishes,
  facts: StudioDetails,
  today: LocalDate,
): ClassSearchInput | { problem: string } {
  const from = asked.from && asked.from > today ? asked.from : today;
  const to = asked.to ?? addDays(from, usualDays);
  if (to < from || daysBetween(today, from) > daysAhead) {
    return { problem: `Classes can be looked for from ${today} to ${addDays(today, daysAhead)}.` };
  }
  const activity = named(facts.activities, asked.activity, ({ id, name }) => [id, name]);
  const kind = named(facts.classTypes, asked.kind, ({ id, title }) => [id, title]);
  const instructor = named(facts.instructors, asked.instructor, ({ id, name }) => [id, name]);
  const tag = named(tagsOf(facts), asked.tag, (own) => [own]);
  const unknown = [
    [asked.activity, activity],
    [asked.kind, kind],
    [asked.instructor, instructor],
    [asked.tag, tag],
  ].find(([name, thing]) => name && !thing);
  if (unknown) return { problem: `There is no '${unknown[0]}'. Use one of the names in the description.` };
  return {
    from,
    to,
    ...(asked.timeFrom ? { timeFrom: asked.timeFrom } : {}),
    ...(asked.timeTo ? { timeTo: asked.timeTo } : {}),
    ...(activity ? { activityId: activity.id } : {}),
    ...(kind ? { classTypeId: kind.id } : {}),
    ...(instructor ? { instructorId: instructor.id } : {}),
    ...(asked.level ? { difficulty: asked.level } : {}),
    ...(tag ? { tag } : {}),
    ...(asked.places ? { places: asked.places } : {}),
  };
}

function tagsOf({ classTypes }: StudioDetails): string[] {
  return [...new Set(classTypes.flatMap(({ tags }) => tags))];
}

function named<Thing>(
  things: readonly Thing[],
  name: string | undefined,
  namesOf: (thing: Thing) => readonly string[],
): Thing | undefined {
  const wanted = toNameKey(name ?? '');
  if (!wanted) return undefined;
  return things.find((thing) => namesOf(thing).some((own) => toNameKey(own) === wanted));
}

function inWords({ from, to, timeFrom, timeTo, places }: ClassSearchInput): string {
  return [
    from === to ? formatDayLong(from) : `${formatDayLong(from)} to ${formatDayLong(to)}`,
    timeFrom && `from ${timeFrom}`,
    timeTo && `to ${timeTo}`,
    places && `for ${places}`,
  ]
    .filter(Boolean)
    .join(', ');
}
