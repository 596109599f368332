import type { AssistantTopic } from '@studio/content/assistant/assistant-topic';
import { assistantTopics } from '@studio/content/assistant/assistant-topics';
import { normalizeMessage } from './parsing/normalize-message.ts';

export const assistantTopicsById: ReadonlyMap<string, AssistantTopic> = new Map(
  assistantTopics.map((topic) => [topic.id, topic]),
);

/** Ids of the topics by the text of their buttons, which a click sends as a message. */
export const topicIdsByQuestion: ReadonlyMap<string, string> = new Map(
  assistantTopics.map(({ id, question }) => [normalizeMessage(question), id]),
);

export function getTopic(id: string): AssistantTopic {
  const topic = assistantTopicsById.get(id);
  if (!topic) throw new Error(`There is no topic ${id}.`);
  return topic;
}
