import type { AssistantTools, Reply } from '../../integrations/assistant/port.ts';
import { buildReply } from './build-reply.ts';
import { buildPassageReply, findPassage } from './find-passage.ts';
import type { ParsedMessage } from './parsed-message.ts';
import type { Topic } from './topic.ts';

export const tourTopic: Topic = {
  name: 'tour',
  cues: [
    [/\btours?\b/, 6],
    [/\b(look|show|showed|shown|see|nose|nosy|wander|walk|peek|peep) (me |us |you )?(a)?round\b/, 6],
    [/\b(see|visit|view|look at|check out) (the |your )?(studio|place|space|rooms?)\b/, 5],
    [
      /\b(pop|come|drop|swing|nip|stop) (in|by|over|along)\b.*\b(look|see|visit|hello|nosy|peek|before i)\b/,
      4,
    ],
    [/\b(taster visit|viewing)\b/, 4],
    [/\b(visit|come and see|see it|look first|see you)\b.*\b(before|first)\b/, 5],
  ],
  answer: answerTour,
};

async function answerTour({ normalized }: ParsedMessage, tools: AssistantTools): Promise<Reply | null> {
  const link = { label: 'Book a tour', to: '/tour' };
  if (/\b(cancel|move|change|reschedule|can not make|running late)\b/.test(normalized))
    return buildReply(
      'The link in your tour’s email moves or cancels it, until it begins. Lost it? Write to us.',
      {
        links: [{ label: 'Write to us', to: '/contact' }],
      },
    );
  const isDetailQuestion =
    /\b(free|cost|costs|how much|how long|bring|what happens|friend|mum|kids|dog)\b/.test(normalized);
  const isBookingRequest = /\b(book|want|like|arrange|schedule|yes)\b/.test(normalized);
  const found =
    isDetailQuestion && !isBookingRequest
      ? await findPassage(tools, 'faq:tour', 'see the studio first tour')
      : null;
  if (found)
    return {
      ...buildPassageReply(found),
      text: `${affirm(normalized)}${buildPassageReply(found).text}`,
      links: [link],
      suggestions: ['Book a tour'],
    };
  const sunday = /\b(not|no)\b/.test(normalized) ? '' : ' The days with tours are the ones you can choose.';
  return buildReply(`A tour is a free half hour. Choose a day and a time here.${sunday}`, {
    action: 'startBooking',
    links: [link],
  });
}

function affirm(words: string): string {
  if (/\bfree\b/.test(words)) return 'Yes, it is free. ';
  return /\bbring|friend|mum|kids\b/.test(words) ? 'Yes. ' : '';
}
