import type { Reply } from '../../../integrations/assistant/port.ts';
import type { ParsedMessage } from '../parsing/parsed-message.ts';
import { buildReply } from './build-reply.ts';
import { listInstructors } from './instructors.ts';

/** Matches the description of an instructor with medical training. */
const trainedPattern = /\b(?:physio\w*|rehab\w*|osteopath\w*)\b/i;

/** Names the instructor with medical training to someone with an injury. Promises nothing. */
export function answerInstructorForInjury(message: ParsedMessage): Reply {
  const person = message.studio.instructors.find(({ about }) => trainedPattern.test(about));
  if (!person) return listInstructors(message);
  const firstName = person.name.split(' ')[0] ?? person.name;
  return buildReply(
    `${person.name}: ${person.about} Please ask your doctor or physiotherapist first, and tell the instructor before the class starts.`,
    {
      links: [
        { label: `Classes with ${firstName}`, to: `/timetable?trainer=${person.id}` },
        { label: 'Ask about a 1:1', to: '/contact?topic=1-1' },
      ],
      suggestions: [`When does ${firstName} teach next?`],
    },
  );
}
