import { askForPersonText } from '@studio/domain/conversations/conversation';
import { refersToEarlierMessage } from '@studio/domain/conversations/parse-reference';
import type { Reply } from '../../integrations/assistant/port.ts';
import { buildContactLinks, buildReply } from './build-reply.ts';
import type { ParsedMessage } from './parsed-message.ts';

/**
 * Builds the reply to a message that the assistant doesn't understand: asks what the visitor means and lists the
 * studio's contacts.
 */
export function askForClarification({ studio, normalized, before }: ParsedMessage): Reply {
  const links = buildContactLinks(studio);
  const suggestions = ['Classes tomorrow', 'What does it cost?', askForPersonText];
  if (!before && refersToEarlierMessage(normalized) && normalized.split(' ').length < 6)
    return buildReply('I’m not sure what you mean. Which class or day are you asking about?', {
      links,
      suggestions,
    });
  const empty = normalized.replace(/[^a-z]/g, '').length < 3;
  if (empty)
    return buildReply('I’m not sure what you mean. Are you looking for a class, a price or something else?', {
      links,
      suggestions,
    });
  return buildReply(
    'I don’t know that, and I’d rather not guess. Is it about a class, a price or a booking? You can also talk to a person.',
    {
      links,
      suggestions,
    },
  );
}
