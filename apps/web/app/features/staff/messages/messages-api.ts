import { paths } from '@studio/contracts/paths';
import type {
  MessageListResponse,
  MessageResponse,
  MessageStatus,
  StaffMessage,
  SubscriberState,
  SubscribersExportResponse,
  SubscribersResponse,
} from '@studio/contracts/staff-messages';
import type { ContactTopic } from '@studio/domain/enquiries/contact-details';
import { browserApi } from '../../../lib/api/browser-api.ts';

export interface InboxQuery {
  status: MessageStatus;
  topic: ContactTopic | null;
  search: string;
}

export function listMessages(query: InboxQuery, after?: string): Promise<MessageListResponse> {
  return browserApi().call<MessageListResponse>(paths.messageList, { ...query, after });
}

export async function readMessage(messageId: string): Promise<StaffMessage> {
  return (await browserApi().call<MessageResponse>(paths.messageRead, { messageId })).message;
}

/** Sets the status of a message; 'reopen' undoes 'handle' and 'spam'. */
export async function setMessageStatus(
  messageId: string,
  become: 'handle' | 'reopen' | 'spam',
): Promise<StaffMessage> {
  return (await browserApi().call<MessageResponse>(paths.messageSettle, { messageId, become })).message;
}

/** Replies by email. Idempotent by `idempotencyKey`. */
export async function replyToMessage(
  messageId: string,
  text: string,
  idempotencyKey: string,
): Promise<StaffMessage> {
  const reply = { messageId, text, idempotencyKey };
  return (await browserApi().call<MessageResponse>(paths.messageReply, reply)).message;
}

/** Lists newsletter subscribers, confirmed or pending. */
export function listSubscribers(
  query: { state: SubscriberState; search: string },
  after?: string,
): Promise<SubscribersResponse> {
  return browserApi().call<SubscribersResponse>(paths.subscribers, { ...query, after });
}

export function removeSubscriber(subscriberId: string): Promise<unknown> {
  return browserApi().call(paths.subscriberRemove, { subscriberId });
}

export function exportSubscribers(): Promise<SubscribersExportResponse> {
  return browserApi().call<SubscribersExportResponse>(paths.subscribersExport, {});
}
