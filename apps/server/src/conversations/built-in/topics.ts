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

/** Topics that only continue the conversation. They are never offered as choices, and answer no question. */
export const talkTopicIds: ReadonlySet<string> = new Set([
  'greeting',
  'thanks',
  'goodbye',
  'affirm',
  'deny',
  'repeat',
  'doubt',
  'confused',
  'wait',
  'small_talk',
  'joke',
  'abuse',
  'out_of_scope',
  'injection',
  'language',
]);

/** Topics about the visitor's health. A search for classes never takes the place of their advice. */
export const healthTopicIds: ReadonlySet<string> = new Set([
  'injury_condition',
  'serious_condition',
  'pregnancy',
  'postnatal',
  'medication_doctor_note',
  'ill_contagious',
  'injured_in_class',
]);

/** Topics of questions about classes that were just shown, such as "who teaches it?". */
export const shownClassTopicIds: ReadonlySet<string> = new Set([
  'price_class',
  'instructor_of_class',
  'class_spaces',
  'class_length',
  'class_size',
  'book_now',
]);

/** Topics of people in danger. */
export const urgentTopicIds: ReadonlySet<string> = new Set([
  'emergency_now',
  'fire_or_danger',
  'distress',
  'child_alone',
]);

export function getTopic(id: string): AssistantTopic {
  const topic = assistantTopicsById.get(id);
  if (!topic) throw new Error(`There is no topic ${id}.`);
  return topic;
}
