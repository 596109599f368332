import { toNameKey } from '@studio/domain/search/fold-text';
import { formatDayLong } from '@studio/domain/time/format-london';
import { addDays, daysBetween, isLocalDate, type LocalDate } from '@studio/domain/time/local-date';
import { tool } from 'ai';
import { z } from 'zod';
import type { AssistantTools, ClassSearchInput, StudioDetails } from './port.ts';
import type { ReplyContext } from './reply-context.ts';
import { toClassOutput } from './tool-output.ts';

/** Maximum number of classes in the tool's output. */
const maxClasses = 12;
/** Maximum number of days from today to the first day of a search. */
const maxDaysAhead = 92;
/** Number of days after the first one that a search without an end covers. */
const defaultSearchDays = 13;

const day = z.string().refine(isLocalDate, 'YYYY-MM-DD');
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'HH:MM');

const classSearchSchema = z.object({
  from: day.optional().describe('First day, YYYY-MM-DD; default: today'),
  to: day.optional().describe(`Last day, YYYY-MM-DD; default: ${defaultSearchDays} days after the first day`),
  timeFrom: time.optional().describe('Earliest start, HH:MM'),
  timeTo: time.optional().describe('Latest start, HH:MM'),
  activity: z.string().max(60).optional(),
  kind: z.string().max(120).optional().describe('Title of a kind of class'),
  instructor: z.string().max(120).optional(),
  level: z.enum(['Beginner Friendly', 'All Levels', 'Gentle', 'Intermediate']).optional(),
  tag: z.string().max(60).optional(),
  places: z
    .number()
    .int()
    .min(1)
    .max(20)
    .optional()
    .describe('Only classes with at least this many places left'),
});
type ClassSearchFilters = z.infer<typeof classSearchSchema>;

/** Creates the tool that finds upcoming classes. It reports unknown names to the model instead of ignoring them. */
export function createFindClassesTool(
  lookups: AssistantTools,
  studio: StudioDetails,
  today: LocalDate,
  context: ReplyContext,
) {
  const names = (of: readonly { name: string }[]) => of.map(({ name }) => name).join(', ');
  return tool({
    description: [
      'Finds upcoming classes, with current places and prices.',
      `Activities: ${names(studio.activities)}.`,
      `Kinds: ${studio.classTypes.map(({ title }) => title).join(', ')}.`,
      `Instructors: ${names(studio.instructors)}.`,
      `Tags: ${listTags(studio).join(', ')}.`,
    ].join(' '),
    inputSchema: classSearchSchema,
    execute: async (filters) => {
      const input = toSearchInput(filters, studio, today);
      if ('problem' in input) return input;
      context.recordRequest(describeInput(input));
      const found = await lookups.findClasses(input).catch(() => null);
      if (!found) return { problem: 'The timetable isn’t available right now.' };
      const classes = found.slice(0, maxClasses).map((klass) => toClassOutput(klass, context));
      const count = context.recordEvidence({
        found: `${found.length} classes`,
        shown: `${classes.length} of them`,
      });
      return { looked: describeInput(input), ...count, classes };
    },
  });
}

function toSearchInput(
  filters: ClassSearchFilters,
  studio: StudioDetails,
  today: LocalDate,
): ClassSearchInput | { problem: string } {
  const from = filters.from && filters.from > today ? filters.from : today;
  const to = filters.to ?? addDays(from, defaultSearchDays);
  if (to < from || daysBetween(today, from) > maxDaysAhead) {
    return { problem: `You can search from ${today} to ${addDays(today, maxDaysAhead)}.` };
  }
  const activity = findByName(studio.activities, filters.activity, ({ id, name }) => [id, name]);
  const kind = findByName(studio.classTypes, filters.kind, ({ id, title }) => [id, title]);
  const instructor = findByName(studio.instructors, filters.instructor, ({ id, name }) => [id, name]);
  const tag = findByName(listTags(studio), filters.tag, (own) => [own]);
  const unknown = [
    [filters.activity, activity],
    [filters.kind, kind],
    [filters.instructor, instructor],
    [filters.tag, tag],
  ].find(([name, item]) => name && !item);
  if (unknown) return { problem: `There is no '${unknown[0]}'. Use one of the names in the description.` };
  return {
    from,
    to,
    ...(filters.timeFrom ? { timeFrom: filters.timeFrom } : {}),
    ...(filters.timeTo ? { timeTo: filters.timeTo } : {}),
    ...(activity ? { activityId: activity.id } : {}),
    ...(kind ? { classTypeId: kind.id } : {}),
    ...(instructor ? { instructorId: instructor.id } : {}),
    ...(filters.level ? { difficulty: filters.level } : {}),
    ...(tag ? { tag } : {}),
    ...(filters.places ? { places: filters.places } : {}),
  };
}

function listTags({ classTypes }: StudioDetails): string[] {
  return [...new Set(classTypes.flatMap(({ tags }) => tags))];
}

function findByName<Thing>(
  items: readonly Thing[],
  name: string | undefined,
  namesOf: (item: Thing) => readonly string[],
): Thing | undefined {
  const nameKey = toNameKey(name ?? '');
  if (!nameKey) return undefined;
  return items.find((item) => namesOf(item).some((own) => toNameKey(own) === nameKey));
}

function describeInput({ from, to, timeFrom, timeTo, places }: ClassSearchInput): string {
  return [
    from === to ? formatDayLong(from) : `${formatDayLong(from)} to ${formatDayLong(to)}`,
    timeFrom && `from ${timeFrom}`,
    timeTo && `to ${timeTo}`,
    places && `for ${places}`,
  ]
    .filter(Boolean)
    .join(', ');
}
