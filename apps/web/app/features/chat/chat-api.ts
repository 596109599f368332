import type {
  ChatOkResponse,
  ChatResponse,
  ConversationResponse,
  ConversationStatus,
  TourBookedEvent,
} from '@studio/contracts/chat';
import { paths } from '@studio/contracts/paths';
import type { TourBookResponse } from '@studio/contracts/tours';
import { chatTexts } from '@studio/domain/conversations/conversation';
import { ApiError } from '../../lib/api-error.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { getMemberFields } from '../../lib/session/get-member-fields.ts';
import type { QuickReply } from './listed-messages.ts';

export interface SendMessageOptions {
  messageId: string;
  message: string;
  want?: QuickReply;
}

/**
 * Sends a message and gives the answer to it, whose text comes in pieces to `onText`. The same id and text are one
 * message, however often it is tried. Refuses with bad_request, rate_limited, server_error.
 */
export async function sendMessage(
  sending: SendMessageOptions,
  onText: (piece: string) => void,
): Promise<ChatResponse> {
  const answer = await browserApi().call<ChatResponse>(
    paths.chat,
    { ...getMemberFields(), ...sending },
    { onText, unexpected: chatTexts.unexpected },
  );
  if (typeof answer.reply !== 'string') throw new ApiError(chatTexts.unexpected, 'server_error', 200, answer);
  return answer;
}

/** What the mail with an answer of the team leads back with. */
export interface ChatLink {
  conversationId: string;
  key: string;
}

/**
 * What was said in this tab, newest first, and how the conversation stands; only what is later than `after`. A link brings
 * its conversation into this tab first. `looking`: somebody sees it. Refuses with link_expired.
 */
export function readConversation({
  after,
  link,
  looking,
}: {
  after?: string | undefined;
  link?: ChatLink | undefined;
  looking: boolean;
}): Promise<ConversationResponse> {
  const asked = { ...(after && { after }), ...(link && { link }) };
  return browserApi().call(paths.chatConversation, { ...getMemberFields(), ...asked, looking });
}

/** Where answers go once the visitor has left. Refuses with bad_request. */
export async function saveReplyEmail(email: string): Promise<ConversationStatus> {
  const { conversation } = await browserApi().call<ChatOkResponse>(paths.chatEmail, { email });
  return conversation;
}

/** Ends the conversation of this tab: its messages are deleted. */
export async function endChat(): Promise<ConversationStatus> {
  const { conversation } = await browserApi().call<ChatOkResponse>(paths.chatEnd, {});
  return conversation;
}

/** What the chat is told of a booked tour (handbook: tours 7). */
export function buildTourBookedText({ bookingId, date, start, end, customer }: TourBookResponse): string {
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
