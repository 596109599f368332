import { smallTalkTopicIds } from '@studio/content/assistant/topic-groups';
import { askForPersonText } from '@studio/domain/conversations/conversation';
import type { DialogueState, Question, Reply } from '../../../integrations/assistant/port.ts';
import { rankTopics, type TopicModel } from '../classifier/topic-model.ts';
import { getTopic } from '../topics.ts';
import { buildReply } from './build-reply.ts';

/** Minimum probability of another topic that the assistant offers after a misunderstanding. */
const minAlternativeProbability = 0.04;

/** Apologises, and asks which other topic the previous message was about. */
export function apologizeForMisunderstanding(
  question: Question,
  dialogueState: DialogueState | null,
  model: TopicModel,
): Reply {
  const previous = question.earlier.findLast(({ role }) => role === 'user');
  const others = previous
    ? rankTopics(model, previous.text)
        .filter(({ probability }) => probability >= minAlternativeProbability)
        .map(({ topicId }) => topicId)
        .filter((topicId) => topicId !== dialogueState?.topicId && !smallTalkTopicIds.has(topicId))
    : [];
  return others.length > 0
    ? offerChoices('Sorry, I misunderstood. Did you mean one of these?', others.slice(0, 2))
    : offerChoices(
        'Sorry, I misunderstood. Could you ask in a different way, or would you like to talk to our team?',
        [],
      );
}

/**
 * Builds a reply that asks the visitor to choose between topics or to ask for a person. `offer` is the topic that "yes"
 * means.
 */
export function offerChoices(text: string, topicIds: readonly string[], offer: string | null = null): Reply {
  const suggestions = [...topicIds.map((id) => getTopic(id).question), askForPersonText].slice(0, 4);
  return {
    ...buildReply(text, { suggestions }),
    dialogueState: { topicId: null, offer, choices: topicIds, isSmallTalk: false },
  };
}
