import { urgentTopicIds } from '@studio/content/assistant/topic-groups';
import { askForPersonText } from '@studio/domain/conversations/conversation';
import type { Reply } from '../../../integrations/assistant/port.ts';

const hedge = ' If you meant something else, try asking it a different way, or ask for our team.';

/** Adds a sentence to a reply whose topic is uncertain, which says how to get another reply. */
export function hedgeReply(reply: Reply): Reply {
  const { dialogueState, handOver, classIds, suggestions } = reply;
  const topicId = dialogueState?.topicId ?? null;
  if (topicId === null || handOver || classIds.length > 0 || urgentTopicIds.has(topicId)) return reply;
  if (dialogueState?.offer || dialogueState?.isSmallTalk) return reply;
  return {
    ...reply,
    text: `${reply.text}${hedge}`,
    suggestions: [...suggestions.slice(0, 2), askForPersonText],
  };
}

/** Removes the sentence of `hedgeReply` from a reply that is joined with others. */
export function removeHedge(reply: Reply): Reply {
  return { ...reply, text: reply.text.replace(hedge, '') };
}
