import { contextualTopics } from '@studio/content/assistant/contextual-topics';
import type { DialogueState } from '../../integrations/assistant/port.ts';
import type { TopicChoice } from './choose-topic.ts';
import { mentionsClasses } from './parsing/mentioned-names.ts';
import type { ParsedMessage } from './parsing/parsed-message.ts';

/** Maximum number of words of a message that stays with the subject of the last reply. */
const maxWords = 10;

/**
 * Replaces a general topic with the specific one that the last reply suggests: after a reply about tours, "what do I
 * need to bring?" is about the tour. Returns the choice unchanged if the message names a class, a day or a time.
 */
export function stayInContext(
  choice: TopicChoice,
  { normalized, current }: ParsedMessage,
  dialogueState: DialogueState | null,
): TopicChoice {
  const open = dialogueState?.topicId;
  const { names, when } = current;
  if (!open || mentionsClasses(names) || when.days || when.times) return choice;
  if (normalized.split(' ').length > maxWords) return choice;
  const context = contextualTopics.find(({ openTopicIds }) => openTopicIds.includes(open));
  const topicIds =
    choice.kind === 'topic' ? [choice.topicId] : choice.kind === 'choices' ? choice.topicIds : [];
  const meant = topicIds.map((id) => context?.meanings[id]).find((id) => id !== undefined);
  return meant === undefined ? choice : { kind: 'topic', topicId: meant, fallbacks: [] };
}
