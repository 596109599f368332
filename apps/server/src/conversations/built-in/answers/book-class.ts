import type { AssistantTools, FoundClass, Reply } from '../../../integrations/assistant/port.ts';
import type { ParsedMessage } from '../parsing/parsed-message.ts';
import { buildReply } from './build-reply.ts';
import { answerClasses, findReferencedClass } from './class-search.ts';

/** Shows the class that the visitor wants to book, and how to book it. The assistant itself books nothing. */
export async function answerBooking(message: ParsedMessage, tools: AssistantTools): Promise<Reply> {
  const referenced = findReferencedClass(message) ?? getOnlyShown(message);
  if (referenced) return describeHowToBook(referenced, message.places ?? 1);
  const { current, shownClasses } = message;
  const namesNothing =
    !current.when.days && !current.when.times && Object.values(current.names).flat().length === 0;
  const meant = message.rephrased !== null && message.names.classType.length > 0;
  if (namesNothing && meant && shownClasses.length === 0)
    return answerClasses({ ...message, normalized: `next ${message.normalized}` }, tools);
  if (namesNothing && shownClasses.length > 1)
    return buildReply('Which one would you like to book? Select it below.', { classes: shownClasses });
  if (namesNothing)
    return buildReply('Which class would you like, and on which day?', {
      links: [{ label: 'See the timetable', to: '/timetable' }],
      suggestions: [
        'Classes tomorrow',
        ...message.studio.activities.slice(0, 1).map(({ name }) => `${name} this week`),
      ],
    });
  const reply = await answerClasses(message, tools);
  if (reply.classIds.length === 0) return reply;
  return {
    ...reply,
    text: `${reply.text} Open the class and select Book. We’ll hold your place for 10 minutes while you pay.`,
  };
}

function getOnlyShown({ shownClasses, current }: ParsedMessage): FoundClass | null {
  return shownClasses.length === 1 && !current.when.days && !current.when.times
    ? (shownClasses[0] ?? null)
    : null;
}

function describeHowToBook(found: FoundClass, places: number): Reply {
  const name = `${found.title} at ${found.time}`;
  if (found.capacityLeft === 0)
    return buildReply(`${name} is full, but you can join the waiting list.`, {
      classes: [found],
      links: [{ label: 'Join the waiting list', to: found.to }],
    });
  if (found.capacityLeft < places)
    return buildReply(`There isn’t room for ${places}: ${name} has ${found.capacityLeft} left.`, {
      classes: [found],
      suggestions: [`When is the next ${found.title}?`],
    });
  return buildReply(
    `I can’t book for you, but it only takes a minute. Open ${name} and select Book. We’ll hold your ${places > 1 ? 'places' : 'place'} for 10 minutes while you pay.`,
    { classes: [found], links: [{ label: 'Book this class', to: found.to }] },
  );
}
