import { paths } from '@studio/contracts/paths';
import type {
  MessageListAnswer,
  MessageReadAnswer,
  MessageStatus,
  StaffMessage,
  SubscriberState,
  SubscribersAnswer,
  SubscribersExportAnswer,
} from '@studio/contracts/staff-messages';
import type { ContactTopic } from '@studio/domain/enquiries/contact-details';
import { browserApi } from '../../lib/browser-api.ts';

/** What the inbox is narrowed to. */
export interface InboxQuery {
  status: MessageStatus;
  topic: ContactTopic | null;
  search: string;
}

export function listMessages(query: InboxQuery, after?: string): Promise<MessageListAnswer> {
  return browserApi().call<MessageListAnswer>(paths.messageList, { ...query, after });
}

export async function readMessage(messageId: string): Promise<StaffMessage> {
  return (await browserApi().call<MessageReadAnswer>(paths.messageRead, { messageId })).message;
}

/** Says what became of a message; 'reopen' undoes the other two. */
export async function settleMessage(
  messageId: string,
  become: 'handle' | 'reopen' | 'spam',
): Promise<StaffMessage> {
  return (await browserApi().call<MessageReadAnswer>(paths.messageSettle, { messageId, become })).message;
}

/** Answers by mail. The key makes a second press the same reply. */
export async function replyToMessage(
  messageId: string,
  text: string,
  idempotencyKey: string,
): Promise<StaffMessage> {
  const reply = { messageId, text, idempotencyKey };
  return (await browserApi().call<MessageReadAnswer>(paths.messageReply, reply)).message;
}

/** Who is on the newsletter's list, or on the way there. */
export function listSubscribers(
  query: { state: SubscriberState; search: string },
  after?: string,
): Promise<SubscribersAnswer> {
  return browserApi().call<SubscribersAnswer>(paths.subscribers, { ...query, after });
}

export function removeSubscriber(subscriberId: string): Promise<unknown> {
  return browserApi().call(paths.subscriberRemove, { subscriberId });
}

export function exportSubscribers(): Promise<SubscribersExportAnswer> {
  return browserApi().call<SubscribersExportAnswer>(paths.subscribersExport, {});
}
