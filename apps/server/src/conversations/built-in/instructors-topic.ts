import { formatList, selectPlural } from '@studio/domain/text/format';
import type { AssistantTools, Reply, StudioDetails } from '../../integrations/assistant/port.ts';
import { buildContactLinks, buildReply } from './build-reply.ts';
import { findMatchingClasses } from './class-query.ts';
import { getMentionedClassTypes } from './mentioned-names.ts';
import type { ParsedMessage } from './parsed-message.ts';
import type { Topic } from './topic.ts';

type Instructor = StudioDetails['instructors'][number];

export const instructorsTopic: Topic = {
  name: 'instructors',
  cues: [
    [/\bwho (is|are)? ?(teach\w*|taking|takes|leading|leads|runs|running)\b/, 5],
    [/\b(who are|meet|list of|all|about)? ?(your |the )?(instructors|teachers|trainers|team)\b/, 3.5],
    [/\b(tell me about|who is|about)\b/, 1.5],
    [/\b(instructor|teacher|trainer)\b/, 1],
    [/\b(qualif\w+|certif\w+|insured|insurance|trained|background|experience)\b/, 2],
    [/\b(when|next|time|have on|classes|class|evenings?|mornings?)\b/, -1.5],
    [/\b(refund|rude|complain|changes|hiring|female only|woman|booked|private|1 1|1 to 1)\b/, -4],
  ],
  more: ({ own, normalized }) =>
    (own.names.instructor.length > 0 ? 2.5 : 0) +
    (own.names.instructor.length === 0 && namesUnknownPerson(normalized) ? 8 : 0),
  answer: answerInstructors,
};

async function answerInstructors(message: ParsedMessage, tools: AssistantTools): Promise<Reply | null> {
  const { studio, names, normalized, own } = message;
  const people = studio.instructors.filter(({ id }) => names.instructor.includes(id));
  const team = { label: 'See the timetable', to: '/timetable' };
  if (people.length === 0 && namesUnknownPerson(normalized))
    return buildReply(
      `We don’t have an instructor with that name. Our instructors are ${formatList(studio.instructors.map(first))}.`,
      { links: [team] },
    );
  if (/\b(qualif\w+|certif\w+|insured|insurance)\b/.test(normalized)) {
    const qualifications = people.map(({ name, about }) => `${name}: ${about}`).join(' ');
    return buildReply(`${qualifications} I don’t know more than that, but our team can tell you.`.trim(), {
      links: buildContactLinks(studio),
    });
  }
  const [person] = people;
  const classTypeIds = getMentionedClassTypes(studio, own.names);
  if (
    person &&
    classTypeIds &&
    people.length === 1 &&
    /\b(does|do|is|can)\b/.test(normalized) &&
    !own.when.days
  )
    return answerWhetherTeaches(person, classTypeIds, studio);
  if (people.length > 0 && !/\bwho (teach|is teaching)/.test(normalized)) return about(people, studio);
  const types = getMentionedClassTypes(studio, names);
  if (message.when.days || message.when.times) {
    const found = await findMatchingClasses(message, tools);
    if (found.length > 0) return answerWhoTeaches(found);
  }
  if (own.when.days) return null;
  if (!types) return listInstructors(studio);
  const teachers = studio.instructors.filter(({ teaches }) => teaches.some((id) => types.has(id)));
  if (teachers.length === 0) return listInstructors(studio);
  const titles = studio.classTypes.filter(({ id }) => types.has(id)).map(({ title }) => title);
  const what = titles.length === 1 ? (titles[0] ?? '') : 'these classes';
  return buildReply(
    `${formatList(teachers.map(({ name }) => name))} ${selectPlural(teachers.length, 'teaches', 'teach')} ${what}.`,
    { links: [team] },
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

function answerWhoTeaches(found: Awaited<ReturnType<typeof findMatchingClasses>>): Reply {
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

function about(people: readonly Instructor[], studio: StudioDetails): Reply {
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

function listInstructors({ instructors }: StudioDetails): Reply {
  return buildReply(`Our instructors are ${formatList(instructors.map(({ name }) => name))}.`, {
    links: [{ label: 'See the timetable', to: '/timetable' }],
    suggestions: instructors.slice(0, 3).map((person) => `Tell me about ${first(person)}`),
  });
}

function first({ name }: Pick<Instructor, 'name'>): string {
  return name.split(' ')[0] ?? name;
}

/** Returns whether the message asks about a person whose name the studio doesn't know. */
function namesUnknownPerson(normalized: string): boolean {
  const [, name] =
    /\b(?:is|does|when is|when does) ([a-z]{3,}) (?:still )?(?:teach|teaching|taking)\b/.exec(normalized) ??
    [];
  return (
    name !== undefined &&
    !/^(it|the|there|that|this|she|he|who|anyone|anybody|someone|instructor|teacher|founder|same)$/.test(name)
  );
}
