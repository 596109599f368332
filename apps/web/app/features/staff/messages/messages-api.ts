import { paths } from '@studio/contracts/paths';
import type {
  ExportSubscribersResponse,
  ListMessagesResponse,
  ListSubscribersResponse,
  MessageStatus,
  ReadMessageResponse,
  StaffMessage,
  SubscriberState,
} from '@studio/contracts/staff-messages';
import type { ContactTopic } from '@studio/domain/enquiries/contact-details';
import { browserApi } from '../../../lib/api/browser-api.ts';

export interface InboxQuery {
  status: MessageStatus;
  topic: ContactTopic | null;
  search: string;
}

export function listMessages(query: InboxQuery, after: string | null): Promise<ListMessagesResponse> {
  return browserApi().call<ListMessagesResponse>(paths.messageList, { ...query, after: after ?? undefined });
}

export async function readMessage(messageId: string): Promise<StaffMessage> {
  return (await browserApi().call<ReadMessageResponse>(paths.messageRead, { messageId })).message;
}

/** Sets the status of a message; 'reopen' undoes 'handle' and 'spam'. */
export async function setMessageStatus(
  messageId: string,
  action: 'handle' | 'reopen' | 'spam',
): Promise<StaffMessage> {
  return (await browserApi().call<ReadMessageResponse>(paths.messageSettle, { messageId, action })).message;
}

/** Replies by email. Idempotent by `idempotencyKey`. */
export async function replyToMessage(
  messageId: string,
  text: string,
  idempotencyKey: string,
): Promise<StaffMessage> {
  const reply = { messageId, text, idempotencyKey };
  return (await browserApi().call<ReadMessageResponse>(paths.messageReply, reply)).message;
}

/** Lists newsletter subscribers, confirmed or pending. */
export function listSubscribers(
  query: { state: SubscriberState; search: string },
  after: string | null,
): Promise<ListSubscribersResponse> {
  return browserApi().call<ListSubscribersResponse>(paths.subscribers, {
    ...query,
    after: after ?? undefined,
  });
}

export function removeSubscriber(subscriberId: string): Promise<unknown> {
  return browserApi().call(paths.subscriberRemove, { subscriberId });
}

export function exportSubscribers(): Promise<ExportSubscribersResponse> {
  return browserApi().call<ExportSubscribersResponse>(paths.subscribersExport, {});
}
