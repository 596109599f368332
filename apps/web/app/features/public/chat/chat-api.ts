import type {
  ChatResponse,
  ChatStatusResponse,
  ConversationResponse,
  ConversationStatus,
  TourBookedEvent,
} from '@studio/contracts/chat';
import { paths } from '@studio/contracts/paths';
import type { BookTourResponse } from '@studio/contracts/tours';
import { chatTexts } from '@studio/domain/conversations/conversation';
import { ApiError } from '../../../lib/api/api-error.ts';
import { browserApi } from '../../../lib/api/browser-api.ts';
import { getMemberFields } from '../../../lib/session/session-user.ts';
import type { QuickReply } from './listed-messages.ts';

export interface SendMessageOptions {
  messageId: string;
  message: string;
  recipient?: QuickReply;
}

/**
 * Sends a message and returns the reply, whose text is streamed to `onText`. Idempotent by message id and text.
 * Rejects with bad_request, rate_limited or server_error.
 */
export async function sendMessage(
  options: SendMessageOptions,
  onText: (piece: string) => void,
): Promise<ChatResponse> {
  const response = await browserApi().call<ChatResponse>(
    paths.chat,
    { ...getMemberFields(), ...options },
    { onText, unexpected: chatTexts.unexpected },
  );
  if (typeof response.reply !== 'string')
    throw new ApiError(chatTexts.unexpected, 'server_error', 200, response);
  return response;
}

/** Parameters of the link in the email that announces a reply of the team. */
export interface ChatLinkParams {
  conversationId: string;
  key: string;
}

/**
 * Returns this tab's messages, newest first, and the conversation's status. With `after`, returns only messages after
 * the one with this id. With a link, first moves the linked conversation to this tab. `isVisible`: the visitor sees
 * the chat. Rejects with link_expired.
 */
export function readConversation({
  after,
  link,
  isVisible,
}: {
  after?: string | undefined;
  link?: ChatLinkParams | undefined;
  isVisible: boolean;
}): Promise<ConversationResponse> {
  const fields = { ...(after && { after }), ...(link && { link }) };
  return browserApi().call(paths.chatConversation, { ...getMemberFields(), ...fields, isVisible });
}

/** Saves the email address to which replies go after the visitor has left the chat. Rejects with bad_request. */
export async function saveReplyEmail(email: string): Promise<ConversationStatus> {
  const { conversation } = await browserApi().call<ChatStatusResponse>(paths.chatEmail, { email });
  return conversation;
}

/** Ends this tab's conversation and deletes its messages. */
export async function endChat(): Promise<ConversationStatus> {
  const { conversation } = await browserApi().call<ChatStatusResponse>(paths.chatEnd, {});
  return conversation;
}

/** Builds the message that reports a booked tour to the chat (handbook: tours 7). */
export function buildTourBookedText({ bookingId, date, start, end, customer }: BookTourResponse): string {
  const event: TourBookedEvent = {
    event: 'booking-confirmed',
    type: 'studio tour',
    bookingId,
    date,
    start,
    end,
    customer,
  };
  return JSON.stringify(event);
}
