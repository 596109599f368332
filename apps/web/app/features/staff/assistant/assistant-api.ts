import { paths } from '@studio/contracts/paths';
import type {
  AssistantMessageReviewAction,
  GetAssistantOverviewResponse,
  GetTopicAnswerResponse,
  ListAssistantExamplesResponse,
  ListUnansweredMessagesResponse,
  UnansweredMessage,
} from '@studio/contracts/staff-assistant';
import { browserApi } from '../../../lib/api/browser-api.ts';

type MessageKey = Pick<UnansweredMessage, 'conversationId' | 'messageId'>;

export function loadOverview(): Promise<GetAssistantOverviewResponse> {
  return browserApi().call<GetAssistantOverviewResponse>(paths.assistantOverview, {});
}

export function listUnansweredMessages(after: string | null): Promise<ListUnansweredMessagesResponse> {
  const input = { after: after ?? undefined };
  return browserApi().call<ListUnansweredMessagesResponse>(paths.assistantMessages, input);
}

/** Returns the assistant's answer to the question of a topic. */
export async function loadTopicAnswer(topicId: string): Promise<string> {
  const { answer } = await browserApi().call<GetTopicAnswerResponse>(paths.assistantAnswer, { topicId });
  return answer;
}

/** Saves a message as an example of a topic. */
export async function saveMessageAsExample(
  { conversationId, messageId }: MessageKey,
  topicId: string,
): Promise<void> {
  await browserApi().call(paths.assistantExampleSave, { conversationId, messageId, topicId });
}

/** Dismisses a message, or reopens it. Reopening also removes its example. */
export async function dismissOrReopenMessage(
  { conversationId, messageId }: MessageKey,
  action: AssistantMessageReviewAction,
): Promise<void> {
  await browserApi().call(paths.assistantReview, { conversationId, messageId, action });
}

export function listExamples(after: string | null): Promise<ListAssistantExamplesResponse> {
  const input = { after: after ?? undefined };
  return browserApi().call<ListAssistantExamplesResponse>(paths.assistantExamples, input);
}

export async function removeExample(exampleId: string): Promise<void> {
  await browserApi().call(paths.assistantExampleRemove, { exampleId });
}
