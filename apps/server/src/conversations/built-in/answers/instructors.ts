import { formatPriceShort } from '@studio/domain/money/money';
import { formatList, selectPlural } from '@studio/domain/text/format';
import type {
  AssistantTools,
  FoundClass,
  Reply,
  StudioDetails,
} from '../../../integrations/assistant/port.ts';
import { getMentionedClassTypes, mentionsClasses } from '../parsing/mentioned-names.ts';
import type { ParsedMessage } from '../parsing/parsed-message.ts';
import { buildReply } from './build-reply.ts';
import { findMatchingClasses } from './class-query.ts';
import { answerClasses, findReferencedClass } from './class-search.ts';
import { answerOwnBookings } from './own-bookings.ts';
import { answerOneToOnes } from './prices.ts';

type Instructor = StudioDetails['instructors'][number];

/**
 * Describes the mentioned instructors, or says whether one teaches the mentioned classes. Declines private questions.
 * Lists all instructors if the message mentions none of them.
 */
export function answerInstructor(message: ParsedMessage): Reply {
  const { studio, names, current } = message;
  const named = studio.instructors.filter(({ id }) => names.instructor.includes(id));
  const people = named.length > 0 ? named : findDescribedInstructors(message);
  const [person] = people;
  const unknown = answerUnknownInstructor(message);
  if (unknown || !person) return unknown ?? listInstructors(message);
  if (privateLifePattern.test(message.normalized))
    return buildReply(
      `I can’t share personal details about our instructors, but I can tell you what ${getFirstName(person)} teaches and when.`,
      {
        suggestions: [
          `When does ${getFirstName(person)} teach next?`,
          `Tell me about ${getFirstName(person)}`,
        ],
      },
    );
  const classTypeIds = getMentionedClassTypes(studio, current.names);
  return classTypeIds && people.length === 1
    ? answerWhetherInstructorTeaches(person, classTypeIds, message)
    : describeInstructors(people, studio);
}

/** Minimum length of a word that can describe an instructor. Only this many of its first letters are compared. */
const describingLetters = 5;
const commonPattern =
  /^(?:teach|instr|class|morni|eveni|after|about|there|which|plain|month|quiet|thing|don’t)/;

/**
 * Returns the instructor whose description shares a characteristic word with the message, such as "physio" or "dancer",
 * as a list; empty if none or several do.
 */
function findDescribedInstructors({ normalized, studio }: ParsedMessage): Instructor[] {
  const stems = normalized
    .split(' ')
    .filter((word) => word.length >= describingLetters && !commonPattern.test(word))
    .map((word) => word.slice(0, describingLetters));
  const described = studio.instructors.filter(({ about }) => {
    const words = about.toLowerCase().split(/[^\p{L}’]+/u);
    return stems.some((stem) => words.some((word) => word.startsWith(stem)));
  });
  return described.length === 1 ? described : [];
}

/** Matches questions about an instructor's private life. */
export const privateLifePattern =
  /\b(?:(?:is|are) (?:\w+ ){1,2}single(?! \w)|married|(?<!\b(?:my|our|his|her|a|and|the) )(?:girlfriend|boyfriend|husband|wife)|dating|date (?:me|my)|instagram|insta|phone number|home address|how old|gay|salary|earns?)\b/;

const unknownNamePattern =
  /\b(?:does|is|has|did|do you (?:still )?have|is there an? (?:instructor|teacher) (?:called|named)|when (?:is|does)) (?!(?:the|my|your|an?|any|anyone|someone|she|he|they|it|that|this|there|who|instructor|teacher|one|you|we|i|class|yoga|pilates|reformer|mat|vinyasa|yin|nobody|everyone)\b)([a-z]{3,12}) (?:(?:still |also |ever )?(?:teach|teaches|teaching)|still (?:work|works|working|there|here))\b/;

/**
 * Returns the name in a question such as "does anna teach here?", if the message names no instructor and no product of
 * the studio; otherwise null.
 */
export function findUnknownInstructor({ normalized, current }: ParsedMessage): string | null {
  const name = unknownNamePattern.exec(normalized)?.[1] ?? null;
  return current.names.instructor.length + current.names.product.length === 0 ? name : null;
}

function answerUnknownInstructor(message: ParsedMessage): Reply | null {
  const name = findUnknownInstructor(message);
  if (!name) return null;
  const list = listInstructors(message);
  const shownName = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return { ...list, text: `We don’t have an instructor called ${shownName}. ${list.text}` };
}

/** Returns text such as "Ines and Mei do 1:1s from £50, Freya and Amara from £45." */
function describeOneToOneInstructors(instructors: StudioDetails['instructors']): string {
  const givers = instructors.filter(({ oneToOneFromPence }) => (oneToOneFromPence ?? 0) > 0);
  const prices = [...new Set(givers.map(({ oneToOneFromPence }) => oneToOneFromPence ?? 0))];
  const parts = prices.map((pence, index) => {
    const names = formatList(givers.filter((one) => one.oneToOneFromPence === pence).map(getFirstName));
    return `${names}${index === 0 ? ' do 1:1s' : ''} from ${formatPriceShort(pence)}`;
  });
  return `${parts.join(', ')}.`;
}

/** States the prices of 1:1s, and says first whether the named instructor teaches them. */
export function answerOneToOnesWithInstructor(message: ParsedMessage): Reply | null {
  const { instructors } = message.studio;
  const [person] = instructors.filter(({ id }) => message.names.instructor.includes(id));
  const from = person?.oneToOneFromPence ?? null;
  const prices = answerOneToOnes(message, from ?? 0);
  if (!prices || instructors.every(({ oneToOneFromPence }) => oneToOneFromPence === undefined)) return prices;
  const start = !person
    ? ''
    : from === null
      ? `No, ${getFirstName(person)} doesn’t do 1:1s. `
      : `Yes, ${getFirstName(person)} does 1:1s, from ${formatPriceShort(from)}. `;
  const givers = from === null ? ` ${describeOneToOneInstructors(instructors)}` : '';
  return { ...prices, text: `${start}${prices.text}${givers}` };
}

/** Says who teaches: the class that the message refers to, the classes that it searches for, or a kind of class. */
export async function answerWhoTeaches(message: ParsedMessage, tools: AssistantTools): Promise<Reply> {
  const { studio, names, current, shownClasses, isFollowUp, question, normalized } = message;
  if (question.signedIn && /\bmy\b/.test(normalized)) return answerOwnBookings(message, tools);
  const referenced = findReferencedClass(message);
  if (referenced) return describeTeachers([referenced]);
  if (current.names.instructor.length > 0) return answerInstructor(message);
  if (isFollowUp && shownClasses.length > 0 && !mentionsClasses(current.names) && !current.when.days)
    return describeTeachers(shownClasses);
  if (message.when.days || message.when.times) {
    const found = await findMatchingClasses(message, tools);
    return found.length > 0 ? describeTeachers(found) : answerClasses(message, tools);
  }
  const types = getMentionedClassTypes(studio, names);
  const teachers = studio.instructors.filter(({ teaches }) => teaches.some((id) => types?.has(id)));
  if (!types || teachers.length === 0) return listInstructors(message);
  const titles = studio.classTypes.filter(({ id }) => types.has(id)).map(({ title }) => title);
  const what = titles.length === 1 ? (titles[0] ?? '') : 'these classes';
  return buildReply(
    `${formatList(teachers.map(({ name }) => name))} ${selectPlural(teachers.length, 'teaches', 'teach')} ${what}.`,
    { links: [{ label: 'See the timetable', to: '/timetable' }] },
  );
}

function answerWhetherInstructorTeaches(
  person: Instructor,
  classTypeIds: ReadonlySet<string>,
  { studio: { classTypes }, normalized }: ParsedMessage,
): Reply {
  const titles = (ids: readonly string[]) =>
    formatList(classTypes.filter(({ id }) => ids.includes(id)).map(({ title }) => title));
  const both = person.teaches.filter((id) => classTypeIds.has(id));
  const link = { label: `Classes with ${getFirstName(person)}`, to: `/timetable?trainer=${person.id}` };
  const text = /\b(?:or|only|just)\b/.test(normalized)
    ? `${person.name} teaches ${titles(person.teaches)}.`
    : both.length > 0
      ? `Yes, ${person.name} teaches ${titles(both)}.`
      : `No, ${person.name} teaches ${titles(person.teaches)}.`;
  return buildReply(text, { links: [link] });
}

function describeTeachers(found: readonly FoundClass[]): Reply {
  const [only] = found;
  const text =
    only && found.length === 1
      ? `${only.instructorName} teaches ${only.title} at ${only.time}.`
      : `${found
          .slice(0, 4)
          .map(({ time, title, instructorName }) => `${time} ${title} with ${instructorName}`)
          .join('; ')}.`;
  const full = found.slice(0, 6).some(({ capacityLeft }) => capacityLeft === 0)
    ? ' You can join the waiting list for a full class.'
    : '';
  return buildReply(`${text}${full}`, { classes: found });
}

function describeInstructors(people: readonly Instructor[], studio: StudioDetails): Reply {
  const text = people.map(({ name, about: bio, teaches }) => {
    const titles = studio.classTypes.filter(({ id }) => teaches.includes(id)).map(({ title }) => title);
    return `${name}: ${bio} ${getFirstName({ name })} teaches ${formatList(titles)}.`;
  });
  const [person] = people;
  return buildReply(text.join(' '), {
    links: person
      ? [{ label: `Classes with ${getFirstName(person)}`, to: `/timetable?trainer=${person.id}` }]
      : [],
    suggestions: person ? [`When does ${getFirstName(person)} teach next?`] : [],
  });
}

export function listInstructors({ studio: { instructors } }: ParsedMessage): Reply {
  return buildReply(`Our instructors are ${formatList(instructors.map(({ name }) => name))}.`, {
    links: [{ label: 'See the timetable', to: '/timetable' }],
    suggestions: instructors.slice(0, 3).map((person) => `Tell me about ${getFirstName(person)}`),
  });
}

function getFirstName({ name }: Pick<Instructor, 'name'>): string {
  return name.split(' ')[0] ?? name;
}
