import { reasonPattern, whyPattern } from '@studio/content/assistant/vocabulary/follow-up-phrases';
import type { ConversationTurn, Reply } from '../../../integrations/assistant/port.ts';
import { getTopic } from '../topics.ts';
import { buildReply } from './build-reply.ts';

/**
 * Answers "why?" about the last reply: with the reason of its topic, or the sentence in it that gives one, otherwise by
 * offering the team.
 */
export function explainReason(normalized: string, last: ConversationTurn | null): Reply | null {
  const topicId = last?.dialogueState?.topicId;
  if (!topicId || last.dialogueState?.isSmallTalk || !whyPattern.test(normalized)) return null;
  const given = last.text.split(/(?<=[.!?])\s+/).filter((sentence) => reasonPattern.test(sentence));
  const reason = getTopic(topicId).reason ?? given.join(' ');
  const reply = reason
    ? buildReply(reason)
    : buildReply('I don’t know why, I’m afraid. Shall I ask our team?', {
        suggestions: ['Yes, please'],
        offer: 'talk_to_human',
      });
  return {
    ...reply,
    dialogueState: { topicId, offer: reason ? null : 'talk_to_human', choices: [], isSmallTalk: false },
  };
}
