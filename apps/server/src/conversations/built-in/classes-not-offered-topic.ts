import { formatList } from '@studio/domain/text/format';
import type { Reply } from '../../integrations/assistant/port.ts';
import { buildReply } from './build-reply.ts';
import type { ParsedMessage } from './parsed-message.ts';
import type { Topic } from './topic.ts';

/** Matches names of classes that the studio doesn't teach. */
const notOfferedPattern =
  /\b(hot (yoga|pilates)|teacher training|instructor training|online (pilates|yoga|class\w*|session\w*)|(pilates|yoga|class\w*|teach) online|bikram|spin|spinning|barre|kick ?boxing|boxing class\w*|pole (dance|dancing|fitness)|crossfit|zumba|aerial|hiit|ashtanga|kundalini|iyengar|hatha|danc(e|ing) class\w*|ballet|massages?|sauna|swimming|weight ?lifting|trx|chair pilates|cadillac|wall pilates|wall unit|baby yoga|kids yoga|mum and baby|mother and baby|meditation|breathwork|acro ?yoga|qi ?gong|karate|online class\w*|virtual class\w*|live ?stream\w*|on zoom|on demand|gym|personal training|cycling class\w*|rowing)\b/;
const taiChiPattern = /\bt(ai|hai) ?ch?i\b/;

/** Topic for questions about classes that the studio doesn't teach, or doesn't teach yet. */
export const classesNotOfferedTopic: Topic = {
  name: 'untaught',
  cues: [
    [taiChiPattern, 8],
    [notOfferedPattern, 7],
  ],
  answer: async (message) => answerNotOffered(message),
};

function answerNotOffered({ normalized, studio }: ParsedMessage): Reply {
  if (taiChiPattern.test(normalized))
    return buildReply(
      'Tai Chi is coming soon, but there’s no date yet. Tell us when you could come and we’ll choose a time.',
      {
        links: [{ label: 'Tell me when it starts', to: '/contact?topic=taichi' }],
      },
    );
  const offered = formatList(studio.activities.map(({ name }) => name));
  return buildReply(`We don’t teach that. We teach ${offered}.`, {
    links: [
      { label: 'Compare the classes', to: '/classes' },
      { label: 'Ask our team', to: '/contact?topic=classes' },
    ],
  });
}
