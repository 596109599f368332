import type { AssistantTools, Reply } from '../../integrations/assistant/port.ts';
import { buildContactLinks, buildReply } from './build-reply.ts';
import { buildPassageReply, findPassage } from './find-passage.ts';
import type { ParsedMessage } from './parsed-message.ts';
import type { Topic } from './topic.ts';

const subtopics: readonly (readonly [RegExp, string, string])[] = [
  [/\b(tube|underground|train|trains|line|rail|overground)\b/, 'way:train', 'underground and train'],
  [/\b(bus|buses)\b/, 'way:bus', 'by bus'],
  [/\b(bike|bikes|bicycle|cycle|cycling)\b/, 'way:bike', 'by bike lock'],
  [
    /\b(wheelchair|step free|accessib\w+|disabled|pram|buggy|mobility)\b/,
    'way:step-free',
    'step-free wheelchair',
  ],
  [
    /\b(which way|walk from|coming out|on foot|walking (directions|route)|how do i (walk|get))\b/,
    'way:foot',
    'on foot from the station',
  ],
];

/** Topic for questions about where the studio is, how to get there, and how to contact it. */
export const locationTopic: Topic = {
  name: 'place',
  cues: [
    [
      /\bwhere (are |is |s )?(you|it|the studio|this|your studio|miles street)( (based|located))?$|\bwhere (are|is) (you|the studio)\b|\bwhere exactly\b|\bwhere (do i|to) (go|come)\b/,
      5,
    ],
    [/\b(address|postcode|post code|sat ?nav|location|located|map|directions)\b/, 4.5],
    [/\b(find you|get there|get to you|get to the studio|way do i|how far|reach you)\b/, 4],
    [/\b(tube|underground|station|bus|buses|bike|bicycle|cycle|nearest train|overground)\b/, 4],
    [/\b(phone|telephone|call you|ring you|whatsapp)\b|\b(your|contact|studio) number\b/, 4],
    [/\b(your |contact |what is the |studio )?(email|e mail)( address)?( please)?$/, 4],
    [/\b(contact (you|details)|get in touch|reach you)\b/, 4],
    [/\b(wheelchair|step free|accessible)\b/, 4],
    [
      /\b(clapham|brixton|battersea|other (studio|branch|location)s?|another (studio|branch|location)|branches)\b/,
      4,
    ],
    [
      /\b(delays?|victoria line|my email|emails|change|deleted|customer|confirmation|phones|film|number on|phone number is|my (phone|mobile)|password|never|how early|how late|towel)\b/,
      -5,
    ],
  ],
  answer: answerLocation,
};

async function answerLocation(
  { normalized, studio }: ParsedMessage,
  tools: AssistantTools,
): Promise<Reply | null> {
  const { address, directions, phone, email } = studio;
  const here = { label: 'How to get here', to: '/contact' };
  if (/\b(email|e mail)\b/.test(normalized))
    return buildReply(`Our email address is ${email}. We reply within one working day.`, {
      links: buildContactLinks(studio),
    });
  if (/\b(phone|telephone|call|ring|whatsapp|mobile|number)\b/.test(normalized))
    return buildReply(`Our phone number is ${phone}.`, { links: buildContactLinks(studio) });
  if (/\b(contact|in touch|reach you)\b/.test(normalized))
    return buildReply(
      `Call ${phone}, email ${email} or use our contact form. We reply to messages within one working day.`,
      {
        links: buildContactLinks(studio),
      },
    );
  if (
    /\b(clapham|brixton|battersea|other|another|branches)\b/.test(normalized) &&
    /\b(studio|studios|branch|branches|location|locations|also|as well)\b/.test(normalized)
  )
    return buildReply(`No, our only studio is at ${address}.`, { links: [here] });
  if (/\bhow far\b|\bhow long\b.*\bwalk\b/.test(normalized))
    return buildReply(`${directions} We’re at ${address}.`, { links: [here] });
  for (const [pattern, id, title] of subtopics) {
    const found = pattern.test(normalized) ? await findPassage(tools, id, title) : null;
    if (found)
      return buildReply(`${buildPassageReply(found).text}${id === 'way:train' ? ` ${directions}` : ''}`, {
        links: [here],
      });
  }
  return buildReply(`We’re at ${address}. ${directions}`, { links: [here] });
}
