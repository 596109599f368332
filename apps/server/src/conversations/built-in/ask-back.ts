import { askForPerson } from '@studio/domain/conversations/conversation';
import { leansOnEarlier } from '@studio/domain/conversations/read-reference';
import type { Reply } from '../../outside/assistant/port.ts';
import type { Heard } from './parsed-message.ts';
import { say, waysToAsk } from './replies.ts';

/** Nothing fits: said so, with a question back and the ways to a person. */
export function askBack({ studio, words, before }: Heard): Reply {
  const links = waysToAsk(studio);
  const suggestions = ['Classes tomorrow', 'What does it cost?', askForPerson];
  if (!before && leansOnEarlier(words) && words.split(' ').length < 6)
    return say('I am not sure what you mean. Which class or day is it about?', { links, suggestions });
  const empty = words.replace(/[^a-z]/g, '').length < 3;
  if (empty)
    return say('I am not sure what you mean. Are you looking for a class, a price, or something else?', {
      links,
      suggestions,
    });
  return say(
    'I do not know that, and would rather not guess. Shall I ask the team, or is it about a class, a price or a booking?',
    {
      links,
      suggestions,
    },
  );
}
