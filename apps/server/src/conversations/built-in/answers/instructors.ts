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

type Instructor = StudioDetails['instructors'][number];

/** Describes the mentioned instructors, or says whether one teaches the mentioned classes. */
export function answerInstructor(message: ParsedMessage): Reply {
  const { studio, names, own } = message;
  const people = studio.instructors.filter(({ id }) => names.instructor.includes(id));
  const [person] = people;
  if (!person) return listInstructors(message);
  const classTypeIds = getMentionedClassTypes(studio, own.names);
  return classTypeIds && people.length === 1
    ? answerWhetherTeaches(person, classTypeIds, studio)
    : describeInstructors(people, studio);
}

/** Says who teaches: the class that the message refers to, the classes that it searches for, or a kind of class. */
export async function answerWhoTeaches(message: ParsedMessage, tools: AssistantTools): Promise<Reply> {
  const { studio, names, own, shown, isFollowUp, question, normalized } = message;
  if (question.signedIn && /\bmy\b/.test(normalized)) return answerOwnBookings(message, tools);
  const referenced = findReferencedClass(message);
  if (referenced) return describeTeachers([referenced]);
  if (own.names.instructor.length > 0) return answerInstructor(message);
  if (isFollowUp && shown.length > 0 && !mentionsClasses(own.names) && !own.when.days)
    return describeTeachers(shown);
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

function answerWhetherTeaches(
  person: Instructor,
  classTypeIds: ReadonlySet<string>,
  { classTypes }: StudioDetails,
): Reply {
  const titles = (ids: readonly string[]) =>
    formatList(classTypes.filter(({ id }) => ids.includes(id)).map(({ title }) => title));
  const both = person.teaches.filter((id) => classTypeIds.has(id));
  const link = { label: `Classes with ${first(person)}`, to: `/timetable?trainer=${person.id}` };
  const text =
    both.length > 0
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
    return `${name}: ${bio} ${first({ name })} teaches ${formatList(titles)}.`;
  });
  const [person] = people;
  return buildReply(text.join(' '), {
    links: person ? [{ label: `Classes with ${first(person)}`, to: `/timetable?trainer=${person.id}` }] : [],
    suggestions: person ? [`When does ${first(person)} teach next?`] : [],
  });
}

/** Names all instructors. */
export function listInstructors({ studio: { instructors } }: ParsedMessage): Reply {
  return buildReply(`Our instructors are ${formatList(instructors.map(({ name }) => name))}.`, {
    links: [{ label: 'See the timetable', to: '/timetable' }],
    suggestions: instructors.slice(0, 3).map((person) => `Tell me about ${first(person)}`),
  });
}

function first({ name }: Pick<Instructor, 'name'>): string {
  return name.split(' ')[0] ?? name;
}
