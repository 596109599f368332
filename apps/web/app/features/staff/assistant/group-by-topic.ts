import type { UnansweredMessage } from '@studio/contracts/staff-assistant';

export interface MessageGroup {
  /** Topic to which the messages probably belong; null for messages without one, whose group comes last. */
  topicId: string | null;
  messages: readonly UnansweredMessage[];
}

/** Groups messages by their likely topic. Groups keep the order of their first message, so that they rarely move. */
export function groupByTopic(messages: readonly UnansweredMessage[]): MessageGroup[] {
  const groups = new Map<string | null, UnansweredMessage[]>();
  for (const message of messages) {
    const group = groups.get(message.likelyTopicId) ?? [];
    groups.set(message.likelyTopicId, [...group, message]);
  }
  const all = [...groups].map(([topicId, group]) => ({ topicId, messages: group }));
  return [...all.filter(({ topicId }) => topicId !== null), ...all.filter(({ topicId }) => topicId === null)];
}
