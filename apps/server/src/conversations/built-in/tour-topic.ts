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
      'You can move or cancel your tour until it starts, with the link in your confirmation email. If you can’t find the email, contact us.',
      {
        links: [{ label: 'Contact us', to: '/contact' }],
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
      text: `${affirm(normalized)}${buildPassageReply(found).text.replace(/^Yes\. /, '')}`,
      links: [link],
      suggestions: ['Book a tour'],
    };
  const sunday = /\b(not|no)\b/.test(normalized) ? '' : ' You can only choose days that have tours.';
  return buildReply(`Tours are free and take half an hour. Choose a day and a time below.${sunday}`, {
    action: 'startBooking',
    links: [link],
  });
}

function affirm(words: string): string {
  if (/\b(what|dog)\b/.test(words)) return '';
  return /\b(free|bring|friend|mum|kids)\b/.test(words) ? 'Yes. ' : '';
}
