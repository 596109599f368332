import { formatList, selectPlural } from '@studio/domain/text/format';
import type { AssistantTools, Reply } from '../../../integrations/assistant/port.ts';
import { getMentionedClassTypes, mentionsClasses } from '../parsing/mentioned-names.ts';
import type { ParsedMessage } from '../parsing/parsed-message.ts';
import { buildReply } from './build-reply.ts';
import { findMatchingClasses } from './class-query.ts';
import { answerClasses, describeOneClass, findReferencedClass } from './class-search.ts';
import { addMinutes, describePlacesLeft } from './class-text.ts';
import {
  type ClassType,
  compareActivities,
  compareClasses,
  describeClasses,
  describeClassSizes,
  describeDurations,
  listOfferedClasses,
} from './describe-classes.ts';
import { buildPassageReply } from './passage-reply.ts';

/** Says how long classes last: the one that the message refers to, the mentioned types, or all. */
export function answerClassLength(message: ParsedMessage, tools: AssistantTools): Reply | Promise<Reply> {
  const { shownClasses, isFollowUp, current, normalized } = message;
  const referenced = findReferencedClass(message);
  if (!referenced && current.when.days && /\b(?:finish\w*|ends?)\b/.test(normalized))
    return answerClasses(message, tools);
  if (!referenced && isFollowUp && shownClasses.length > 1 && !mentionsClasses(current.names))
    return buildReply(
      `${shownClasses.map(({ time, title, durationMin }) => `${time}–${addMinutes(time, durationMin)} ${title}`).join('; ')}.`,
      { classes: shownClasses },
    );
  if (!referenced) return describeClassesByLength(message) ?? describeDurations(mentionedOrAllTypes(message));
  const { title, time, durationMin } = referenced;
  return buildReply(
    `${title} at ${time} lasts ${durationMin} minutes, until ${addMinutes(time, durationMin)}.`,
    { classes: [referenced] },
  );
}

const shortestPattern = /\b(?:shortest|quickest|shorter|fastest)\b/;
const longestPattern = /\b(?:longest|longer)\b/;

/** Number of class types above which the reply leaves out those for one group of people. */
const maxDescribedTypes = 3;
const isForOneGroup = (tags: readonly string[]) => tags.includes('female-only') || tags.includes('prenatal');

/** Names the shortest or longest classes, or those that fit into the visitor's time. Null for other questions. */
function describeClassesByLength(message: ParsedMessage): Reply | null {
  const { normalized, previous } = message;
  const all = mentionedOrAllTypes(message);
  // Leaves out classes for one group of people, because the classes for everyone have the same lengths.
  const types = all.length > maxDescribedTypes ? all.filter(({ tags }) => !isForOneGroup(tags)) : all;
  const limit = parseMinutes(normalized) ?? (previous ? parseMinutes(previous.normalized) : null);
  const least = Math.min(...types.map(({ durationMin }) => durationMin));
  const most = Math.max(...types.map(({ durationMin }) => durationMin));
  const list = (minutes: (length: number) => boolean) =>
    formatList(types.filter(({ durationMin }) => minutes(durationMin)).map(({ title }) => title));
  const links = [{ label: 'See the timetable', to: '/timetable' }];
  if (shortestPattern.test(normalized))
    return buildReply(`Our shortest class is ${list((one) => one === least)}, at ${least} minutes.`, {
      links,
    });
  if (longestPattern.test(normalized))
    return buildReply(`Our longest class is ${list((one) => one === most)}, at ${most} minutes.`, { links });
  if (limit === null) return null;
  return buildReply(
    limit < least
      ? `Nothing is that short. Our shortest class is ${list((one) => one === least)}, at ${least} minutes.`
      : `In ${limit} minutes you can take ${list((one) => one <= limit)}. Please arrive ${message.studio.arriveEarlyMinutes} minutes early.`,
    { links },
  );
}

/** Returns the number of minutes that the visitor has, according to the message; null if it names none. */
function parseMinutes(normalized: string): number | null {
  const [, minutes, hour] = /\b(\d{2}) ?(?:m|mins?|minutes)\b|\b(an|1) hour\b/.exec(normalized) ?? [];
  return minutes ? Number(minutes) : hour ? 60 : null;
}

/** Names the rooms and describes the stairs, after the room of the shown classes if they share one. */
export async function answerClassRoom(
  { shownClasses, isFollowUp, studio }: ParsedMessage,
  tools: AssistantTools,
): Promise<Reply> {
  const rooms = new Set(shownClasses.map(({ room }) => room));
  const names = shownClasses.map(({ title, time }) => `${title} at ${time}`);
  const verb = selectPlural(shownClasses.length, 'is', 'are');
  const named =
    isFollowUp && rooms.size === 1 ? `${formatList(names)} ${verb} in ${[...rooms].join()}. ` : '';
  const listed = formatList(studio.rooms.map(({ name, detail }) => (detail ? `${name} (${detail})` : name)));
  const roomList =
    listed && `${selectPlural(studio.rooms.length, 'Our room is', 'Our rooms are')} ${listed}.`;
  const stairs = await tools.passage('access:the-stairs');
  return buildReply(`${named}${[roomList, stairs?.text].filter(Boolean).join(' ')}`, {
    classes: named ? shownClasses : [],
    links: [{ label: 'The rooms', to: '/studio/environment' }],
  });
}

/** Says how many places a class has, and how many are left in the one that the message refers to. */
export function answerClassSize(message: ParsedMessage): Reply {
  const { shownClasses, reference, isFollowUp } = message;
  const [first] = shownClasses;
  const referenced = findReferencedClass(message) ?? (isFollowUp && reference && first ? first : null);
  if (!referenced) return describeClassSizes(mentionedOrAllTypes(message), message.normalized);
  const { title, time, capacity } = referenced;
  return buildReply(`${title} at ${time} has ${capacity} places. ${describePlacesLeft(referenced)}.`, {
    classes: [referenced],
  });
}

/** Explains female-only classes, or lists them if the message asks when they are. */
export async function answerFemaleOnly(message: ParsedMessage, tools: AssistantTools): Promise<Reply | null> {
  const { current, normalized, names, referencedClasses } = message;
  if (referencedClasses.length > 0) return answerClasses(message, tools);
  if (message.isFollowUp && current.names.activity.length > 0)
    return answerClasses({ ...message, names: { ...names, tag: ['female-only'] } }, tools);
  if (
    current.when.days ||
    current.when.times ||
    /\b(when|next|timetable|schedule|what time)\b/.test(normalized)
  )
    return answerClasses({ ...message, names: { ...names, tag: ['female-only'] } }, tools);
  const passage = await tools.passage('faq:female-only-classes');
  return passage && buildPassageReply(passage);
}

/** Explains the waiting list, with the class that the message names. */
export async function answerWaitingList(
  message: ParsedMessage,
  tools: AssistantTools,
): Promise<Reply | null> {
  const passage = await tools.passage('site:waiting-list');
  const rule = passage && (answerAboutOffers(message.normalized) ?? buildPassageReply(passage));
  const { days, times } = message.current.when;
  const found = days && times ? await findMatchingClasses(message, tools) : [];
  const [only] = found;
  if (!rule || !only || found.length > 1) return rule;
  const reply = describeOneClass(only, message);
  return only.capacityLeft === 0
    ? reply
    : { ...reply, text: `${reply.text} You don’t need to join the waiting list.` };
}

/**
 * Answers questions about offers of the waiting list at night, and about the chance of a place. Returns null for other
 * questions.
 */
function answerAboutOffers(normalized: string): Reply | null {
  const links = [{ label: 'My bookings', to: '/bookings' }];
  if (/\b(?:asleep|sleep\w*|in bed|nights?|overnight|midnight|wake|3 ?am)\b/.test(normalized))
    return buildReply(
      'We don’t offer places between 22:00 and 07:00, except for classes before 09:00 that morning. If that happens, you’ll have until at least 07:15, or until the class starts.',
      { links },
    );
  if (/\b(?:chances?|odds|likely|likelihood|realistic\w*|probably|probability|hope)\b/.test(normalized))
    return buildReply(
      'I can’t predict that. When someone cancels, we offer the place to the first person on the waiting list, then to the next. To be sure of a place, book another class.',
      {
        links: [...links, { label: 'See the timetable', to: '/timetable' }],
        suggestions: ['Classes tomorrow'],
      },
    );
  return null;
}

/** Describes the mentioned kinds of class. Lists everything the studio teaches if the message mentions none. */
export async function answerClassDescription(message: ParsedMessage, tools: AssistantTools): Promise<Reply> {
  const { names, studio } = message;
  if (names.tag.includes('female-only')) {
    const passage = await tools.passage('faq:female-only-classes');
    if (passage) return buildPassageReply(passage);
  }
  const shown = findReferencedClass(message)?.classTypeId;
  const mentioned = shown ? studio.classTypes.filter(({ id }) => id === shown) : getMentionedTypes(message);
  const [only] = mentioned;
  if (only && mentioned.length === 1) {
    const suitability = await tools.passage(`suits:${only.id}`);
    if (suitability)
      return buildReply(`${only.title} (${only.difficulty}): ${suitability.text}`, {
        links: suitability.link ? [suitability.link] : [],
        suggestions: [`When is the next ${only.title}?`],
      });
  }
  return describeClasses(pickTypes(message)) ?? listOfferedClasses(mentionedOrAllTypes(message), studio);
}

/** Compares two activities or up to three kinds of class. */
export async function answerClassComparison(question: ParsedMessage, tools: AssistantTools): Promise<Reply> {
  // A level such as "harder" asks for the result of the comparison, so it mustn't narrow the compared classes.
  const message = { ...question, names: { ...question.names, level: [] } };
  return (
    (await compareActivities(message, tools)) ??
    (await compareClasses(pickTypes(message), tools)) ??
    describeClasses(pickTypes(message)) ??
    listOfferedClasses(mentionedOrAllTypes(message), message.studio)
  );
}

/** Goals of visitors, each with the subtypes that suit it and why. */
const goals: readonly (readonly [wanted: RegExp, subTypes: readonly string[], because: string])[] = [
  [
    /\b(quiet\w*|peaceful|breathe|soothing|stress\w*|relax\w*|calm\w*|wind down|unwind|sleep|anxi\w*|switch off|chill\w*|slow|gentle|tired|burnt? out|recover\w*|rest day|break ?up|heartbreak)\b/,
    ['restorative-yin', 'sound-healing'],
    'For something slow and calm',
  ],
  [
    /\b(flexib\w*|stretch\w*|stiff\w*|supple|bendy|mobility|mobile|touch my toes|tight)\b/,
    ['vinyasa', 'restorative-yin', 'classic'],
    'For flexibility',
  ],
  [
    /\b(strong\w*|strength\w*|tone\w*|toning|muscle\w*|core|abs|fit\w*|sweat\w*|cardio|intense|challenge|hard\w*|weight|lose|kilos|slim\w*|shape|burn\w*|calor\w*|cals|energetic|active|vigorous|workout)\b/,
    ['dynamic', 'strength', 'vinyasa'],
    'For strength and a challenge',
  ],
  [
    /\b(posture|desk|sitting|hunch\w*|slouch\w*|computer|balance|back|spine|align\w*)\b/,
    ['foundation', 'classic'],
    'For posture and core strength',
  ],
];

/** Recommends kinds of class for the visitor's goal, such as flexibility. Promises no result. */
export async function answerRecommendation(message: ParsedMessage, tools: AssistantTools): Promise<Reply> {
  const { normalized, studio } = message;
  const goal = goals.find(([wanted]) => wanted.test(normalized));
  const types = goal
    ? studio.classTypes.filter(({ subType, tags }) => tags.length === 0 && goal[1].includes(subType))
    : [];
  if (!goal || types.length === 0) {
    const passage = await tools.passage('faq:which-class-first');
    return passage ? buildPassageReply(passage) : listOfferedClasses(studio.classTypes, studio);
  }
  const promisesNothing = /\b(lose|weight|kilos|slim\w*|burn\w*|calor\w*|cals|fat)\b/.test(normalized)
    ? 'We can’t promise results such as weight loss. '
    : '';
  const titles = types.slice(0, 3).map(({ title }) => title);
  return buildReply(`${promisesNothing}${goal[2]}, try ${formatList(titles, 'or')}.`, {
    links: [{ label: 'Compare the classes', to: '/classes' }],
    suggestions: titles.slice(0, 2).map((title) => `When is the next ${title}?`),
  });
}

/** Says that the studio doesn't teach the requested kind of class, and lists those that it teaches. */
export function answerNotOffered({ studio }: ParsedMessage): Reply {
  const offered = formatList(studio.activities.map(({ name }) => name));
  return buildReply(`We don’t teach that, I’m afraid. We teach ${offered}.`, {
    links: [
      { label: 'Compare the classes', to: '/classes' },
      { label: 'Ask our team', to: '/contact?topic=classes' },
    ],
  });
}

function getMentionedTypes({ studio, names }: ParsedMessage): ClassType[] {
  const types = getMentionedClassTypes(studio, names);
  return studio.classTypes.filter(({ id }) => types?.has(id));
}

function mentionedOrAllTypes(message: ParsedMessage): readonly ClassType[] {
  const mentioned = getMentionedTypes(message);
  return mentioned.length > 0 ? mentioned : message.studio.classTypes;
}

/**
 * Returns up to three of the class types to which the message refers. Prefers types that the message names exactly over
 * types that only a general word names.
 */
function pickTypes(message: ParsedMessage): readonly ClassType[] {
  const { names } = message;
  const mentioned = getMentionedTypes(message);
  const exact = mentioned.filter(
    ({ id, subType }) => names.classType.includes(id) || names.subType.includes(subType),
  );
  const open = exact.filter(({ tags }) => tags.length === 0);
  const chosen =
    open.length > 1 ? open : exact.length > 0 ? exact : mentioned.filter(({ tags }) => tags.length === 0);
  const byKind = new Map(chosen.map((type): [string, ClassType] => [getKind(type, names), type]).reverse());
  return [...byKind.values()].reverse().slice(0, 3);
}

/** Returns the id under which a class type is compared: its own if the message names it, otherwise its subtype's. */
function getKind({ id, subType }: ClassType, names: ParsedMessage['names']): string {
  return names.classType.includes(id) ? id : subType;
}
