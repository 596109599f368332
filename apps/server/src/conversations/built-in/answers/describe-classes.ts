import { formatList } from '@studio/domain/text/format';
import type { AssistantTools, Reply, StudioDetails } from '../../../integrations/assistant/port.ts';
import type { ParsedMessage } from '../parsing/parsed-message.ts';
import { buildReply, takeFirstSentences } from './build-reply.ts';

export type ClassType = StudioDetails['classTypes'][number];

/** Describes up to three class types. Returns null for none or for more than three. */
export function describeClasses(mentioned: readonly ClassType[]): Reply | null {
  if (mentioned.length === 0 || mentioned.length > 3) return null;
  const lines = mentioned
    .slice(0, 3)
    .map(({ title, description, difficulty }) => `${title} (${difficulty}): ${description}`);
  return buildReply(lines.join(' '), {
    links: [
      { label: 'Who each class suits', to: '/eligibility' },
      { label: 'Compare the classes', to: '/classes' },
    ],
  });
}

/**
 * Compares two class types by their description and the people whom they suit. Returns null for any other number of
 * types.
 */
export async function compareClasses(
  mentioned: readonly ClassType[],
  tools: AssistantTools,
): Promise<Reply | null> {
  if (mentioned.length !== 2) return null;
  const lines: string[] = [];
  for (const { id, title, difficulty, description } of mentioned) {
    const suitability = await tools.passage(`suits:${id}`);
    const who = suitability?.text.match(/Who it’s for: [^.]*\./)?.[0] ?? '';
    lines.push(`${title} (${difficulty}): ${description} ${who}`.trim());
  }
  return buildReply(lines.join(' '), {
    links: [
      { label: 'Who each class suits', to: '/eligibility' },
      { label: 'Compare the classes', to: '/classes' },
    ],
  });
}

/**
 * Compares two activities, with a sentence about each. Returns null unless the message names exactly two, and no
 * subtype or class type.
 */
export async function compareActivities(
  { names, studio }: ParsedMessage,
  tools: AssistantTools,
): Promise<Reply | null> {
  const { activity, subType, classType } = names;
  const compared = studio.activities.filter(({ id }) => activity.includes(id));
  if (compared.length !== 2 || subType.length + classType.length > 0) return null;
  const lines: string[] = [];
  for (const { name, to } of compared) {
    const found = await tools.passage(to.replace('/classes/', 'class:'));
    if (found) lines.push(`${name}: ${takeFirstSentences(found.text, 1)}`);
  }
  if (lines.length < compared.length) return null;
  return buildReply(lines.join(' '), { links: compared.map(({ name, to }) => ({ label: name, to })) });
}

export function describeDurations(mentioned: readonly ClassType[]): Reply {
  const minutes = [...new Set(mentioned.map(({ durationMin }) => durationMin))].sort();
  const lines = minutes.map(
    (length) =>
      `${formatList(listTitles(mentioned.filter(({ durationMin }) => durationMin === length)))}: ${length} minutes`,
  );
  return buildReply(`${lines.join('. ')}.`, { links: [{ label: 'Compare the classes', to: '/classes' }] });
}

const smallGroupPattern =
  /\b(?:smallest|smaller|fewest|fewer|least|less|small|intimate|crowds?|crowded|few|not many)\b/;

export function describeClassSizes(mentioned: readonly ClassType[], normalized: string): Reply {
  const open = mentioned.filter(({ capacity }) => capacity > 0);
  const onReformers = open.filter(({ activityId }) => activityId === 'reformer');
  if (/\bhow many reformers\b/.test(normalized) && onReformers.length > 0)
    return buildReply(`We have ${Math.max(...onReformers.map(({ capacity }) => capacity))} reformers.`, {
      links: [{ label: 'The rooms', to: '/studio/environment' }],
    });
  const [only] = open;
  if (only && open.length === 1)
    return buildReply(`There are up to ${only.capacity} people in ${only.title}.`, {
      links: [{ label: 'Compare the classes', to: '/classes' }],
    });
  if (smallGroupPattern.test(normalized)) {
    const smallest = [...open].sort((one, other) => one.capacity - other.capacity).slice(0, 3);
    const listed = formatList(smallest.map(({ title, capacity }) => `${title} (${capacity} places)`));
    return buildReply(`Our smallest classes are ${listed}. For a class of your own, choose a 1:1.`, {
      links: [{ label: 'Compare the classes', to: '/classes' }],
    });
  }
  const most = Math.max(...open.map(({ capacity }) => capacity));
  const least = open
    .filter(({ capacity }) => capacity < most)
    .map(({ title, capacity }) => `${title} (${capacity})`);
  const smaller = least.length > 0 ? ` Some classes are smaller: ${formatList(least)}.` : '';
  return buildReply(`Up to ${most} people.${smaller} Your instructor has time for everyone.`, {
    links: [{ label: 'Compare the classes', to: '/classes' }],
  });
}

function listTitles(types: readonly ClassType[]): string[] {
  return types.filter(({ tags }) => tags.length === 0 || types.length < 3).map(({ title }) => title);
}

export function listOfferedClasses(mentioned: readonly ClassType[], { activities }: StudioDetails): Reply {
  const lines = activities.flatMap(({ id, name }) => {
    const titles = mentioned.filter(({ activityId }) => activityId === id).map(({ title }) => title);
    return titles.length > 0 ? `${name}: ${formatList(titles)}` : [];
  });
  return buildReply(`${lines.join('. ')}.`, {
    links: [
      { label: 'Compare the classes', to: '/classes' },
      { label: 'See the timetable', to: '/timetable' },
    ],
  });
}
