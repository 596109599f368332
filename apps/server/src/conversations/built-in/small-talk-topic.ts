import type { Reply } from '../../integrations/assistant/port.ts';
import { buildReply } from './build-reply.ts';
import type { ParsedMessage } from './parsed-message.ts';
import type { Topic } from './topic.ts';

const suggestions = ['Classes tomorrow', 'What does it cost?', 'Book a tour'];

const smallTalk: readonly (readonly [RegExp, string])[] = [
  [
    /\b(are you|is this|am i (talking|speaking|chatting) (to|with)) (a |an )?(bot|robot|human|person|real|machine|ai|computer|chatgpt)\b/,
    'I’m the studio’s assistant, not a person. If you’d rather talk to a person, tell me and I’ll ask our team.',
  ],
  [
    /\bwhat (can|do) you (help|do|know)\b|\bhow can you help\b|\bwhat can i ask\b|^help$/,
    'Ask me about classes, prices, opening hours, how to find us or your own bookings. If I don’t know, our team will.',
  ],
  [
    /^(?=.*\b(thanks|thank|ta|brilliant|perfect|great|lovely|amazing|awesome|cool|ok|okay|fine|good|nice|got it)\b)((many|thanks|thank|you|ta|brilliant|perfect|great|lovely|amazing|awesome|cool|ok|okay|fine|good|nice|got|it|so|very|much|a|lot|then|for|that|the|your|this|all|help|information|answer|reply|quick|is|really|bye|have|day|one|evening|weekend) ?)+$/,
    'You’re welcome. Is there anything else?',
  ],
  [
    /\b(bye|goodbye|see you|good night|that is all|that s all|nothing else)\b/,
    'Goodbye. See you at the studio.',
  ],
  [/\bhow are you\b|\bhow is it going\b|\byou (ok|alright)\b/, 'I’m well, thank you. How can I help?'],
  [
    /^(hi|hello|hey|hiya|hallo|yo|morning|evening|afternoon|good (morning|afternoon|evening|day)|greetings|hi there|hello there|hey there)( (all|guys|team|everyone|miles street))?$/,
    'Hello. Are you looking for a class, a price or a good place to start?',
  ],
];

/** Topic for greetings, thanks and goodbyes. Matches only if the message contains nothing else. */
export const smallTalkTopic: Topic = {
  name: 'small talk',
  cues: smallTalk.map(([words], index) => [words, index < 2 ? 9 : 5]),
  more: ({ normalized, question }) =>
    normalized === '' && /\p{Extended_Pictographic}/u.test(question.text) ? 5 : 0,
  answer: async ({ normalized }: ParsedMessage): Promise<Reply> => {
    const found = smallTalk.find(([pattern]) => pattern.test(normalized));
    return buildReply(found?.[1] ?? 'You’re welcome. Is there anything else?', { suggestions });
  },
};
