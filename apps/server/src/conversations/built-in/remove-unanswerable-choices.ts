import type { AssistantTools, Reply } from '../../integrations/assistant/port.ts';
import { hasAnswer } from './choose-answer-text.ts';
import { normalizeMessage } from './parsing/normalize-message.ts';
import { assistantTopicsById, topicIdsByQuestion } from './topics.ts';

/** Removes the choices and buttons of topics that the studio’s texts and catalogue don’t answer, such as its machines. */
export async function removeUnanswerableChoices(reply: Reply, tools: AssistantTools): Promise<Reply> {
  const { suggestions, dialogueState } = reply;
  const choices = dialogueState?.choices ?? [];
  const ofButtons = suggestions.flatMap((text) => topicIdsByQuestion.get(normalizeMessage(text)) ?? []);
  const removed = await findUnanswerable(new Set([...choices, ...ofButtons]), tools);
  if (removed.size === 0) return reply;
  return {
    ...reply,
    suggestions: suggestions.filter(
      (text) => !removed.has(topicIdsByQuestion.get(normalizeMessage(text)) ?? ''),
    ),
    ...(dialogueState && {
      dialogueState: { ...dialogueState, choices: choices.filter((id) => !removed.has(id)) },
    }),
  };
}

async function findUnanswerable(
  topicIds: ReadonlySet<string>,
  tools: AssistantTools,
): Promise<ReadonlySet<string>> {
  const studio = await tools.studio();
  const removed = new Set<string>();
  for (const id of topicIds) {
    const topic = assistantTopicsById.get(id);
    if (topic && !(await hasAnswer(topic, studio, tools))) removed.add(id);
  }
  return removed;
}
