import { formatList } from '@studio/domain/text/format';
import type { Reply } from '../../../integrations/assistant/port.ts';
import type { ParsedMessage } from '../parsing/parsed-message.ts';
import { buildReply } from './build-reply.ts';
import { listInstructors } from './instructors.ts';

/** Names the instructors whom the studio describes as teaching beginners, and quotes these descriptions. */
export function answerInstructorsForBeginners(message: ParsedMessage): Reply {
  const people = message.studio.instructors.filter(({ tags }) => tags?.includes('Beginners'));
  if (people.length === 0) return listInstructors(message);
  const first = (name: string) => name.split(' ')[0] ?? name;
  const quotes = people.map(({ name, about }) => `${first(name)}: ${about}`);
  return buildReply(
    `Look for classes with ${formatList(people.map(({ name }) => name))}, who teach beginners. ${quotes.join(' ')} Tell the instructor it’s your first time and they’ll keep an eye on you.`,
    {
      links: [{ label: 'See the timetable', to: '/timetable' }],
      suggestions: people.slice(0, 2).map(({ name }) => `When does ${first(name)} teach next?`),
    },
  );
}
