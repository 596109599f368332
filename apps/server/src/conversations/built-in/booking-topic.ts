import { maxHoldPlaces } from '@studio/domain/bookings/hold';
import { formatDayMedium } from '@studio/domain/time/format-london';
import type { AssistantTools, Reply } from '../../integrations/assistant/port.ts';
import { buildReply } from './build-reply.ts';
import { buildPassageReply, findPassage } from './find-passage.ts';
import type { ParsedMessage } from './parsed-message.ts';
import type { Topic } from './topic.ts';

const bookingHorizonPattern =
  /\b(how (far|early|long|many (days|weeks)) (ahead|in advance|before)( can)?|how far (ahead|in advance)|book (ahead|in advance)|when (do|can) (you|i) (release|book)|bookings? open)\b/;
const accountNeededPattern =
  /\b(have to|need to|must i|do i need|without) (\w+ ){0,3}(register|account|sign up)\b/;
const bookForOthersPattern =
  /\bhow many (people|places|spots|friends|others)\b.*\b(book|bring)\b|\bbook (for )?(someone|somebody|anyone) else\b/;
const howToBookPattern =
  /\bhow (do|can|to|does) (i |you |one |we )?(book|reserve|booking|make a booking|sign up for (a )?class)\b|\bhow booking works\b/;

/** Topic for questions about booking: how far ahead, for how many people, with or without an account. */
export const bookingTopic: Topic = {
  name: 'booking',
  cues: [
    [bookingHorizonPattern, 6],
    [accountNeededPattern, 6],
    [howToBookPattern, 5],
    [bookForOthersPattern, 7],
    [/\b(my )?place (is )?(kept|held|hold)\b|\bhow long\b.*\b(kept|held|hold)\b/, 5],
    [/\b(waiting list|waitlist)\b.*\b(work|works|how|email)\b|\bhow\b.*\b(waiting list|waitlist)\b/, 6],
    [/\bfull what can i\b|\bwhat (can|do|should) i do\b.*\bfull\b|\bclass i want is full\b/, 6],
  ],
  more: ({ places, normalized }) =>
    places !== null && places > maxHoldPlaces && !/\bfree places\b/.test(normalized) ? 6 : 0,
  answer: answerBooking,
};

async function answerBooking(
  { normalized, places, today }: ParsedMessage,
  tools: AssistantTools,
): Promise<Reply | null> {
  if (places !== null && places > maxHoldPlaces)
    return buildReply(
      `You can book up to ${maxHoldPlaces} places at a time. For ${places} people, contact our team and they’ll tell you what’s possible.`,
      {
        links: [
          { label: 'Contact us', to: '/contact?topic=booking' },
          { label: 'See the timetable', to: '/timetable' },
        ],
      },
    );
  if (bookingHorizonPattern.test(normalized)) {
    const planned = await tools.findClasses({ from: today, to: '9999-12-31' });
    const last = planned.at(-1);
    if (last)
      return buildReply(
        `You can book classes up to ${formatDayMedium(last.date)} at the moment. We add more every day.`,
        {
          links: [{ label: 'See the timetable', to: '/timetable' }],
        },
      );
  }
  if (bookForOthersPattern.test(normalized))
    return answerFromPassage('faq:book-for-friends', 'book for friends too', tools);
  if (accountNeededPattern.test(normalized) && /\b(packs?|memberships?|buy)\b/.test(normalized))
    return answerFromPassage('site:sign-up', 'create an account sign up', tools);
  if (accountNeededPattern.test(normalized))
    return answerFromPassage('faq:need-an-account', 'need an account', tools);
  if (/\b(waiting list|waitlist|full)\b/.test(normalized))
    return answerFromPassage('site:waiting-list', 'how does the waiting list work', tools);
  return answerFromPassage('faq:how-to-book', 'how do I book a class', tools);
}

async function answerFromPassage(id: string, words: string, tools: AssistantTools): Promise<Reply | null> {
  const found = await findPassage(tools, id, words);
  return found && buildPassageReply(found);
}
