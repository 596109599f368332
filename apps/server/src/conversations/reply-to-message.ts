import type { ChatResponse } from '@studio/contracts/chat';
import { askForPersonText } from '@studio/domain/conversations/conversation';
import { formatExpectedReplyTime } from '@studio/domain/conversations/team-hours';
import type { Principal } from '../platform/access-token-verifier.ts';
import { AppError } from '../platform/app-error.ts';
import type { Services } from '../platform/services.ts';
import { askAssistant } from './ask-assistant.ts';
import { buildQuestion } from './build-question.ts';
import { getConversationStatus, getVisitorEmail, loadStudioStatus } from './conversation-status.ts';
import { describeBookedTour } from './describe-booked-tour.ts';
import { hidePersonalMessages } from './hide-personal-messages.ts';
import { toMessageDto } from './message-dto.ts';
import { type IncomingMessage, receiveMessage } from './receive-message.ts';
import { acquireReplyLock, releaseReplyLock } from './reply-lock.ts';
import { toPlainText } from './sanitize-reply.ts';
import { saveAssistantReply } from './save-assistant-reply.ts';
import { findConversation, type MessageRow, readConversation } from './store.ts';
import { buildTextReply } from './text-reply.ts';
import { createAssistantTools } from './tools/assistant-tools.ts';
import { trackPersonalLookups } from './track-personal-lookups.ts';

/** The caller, and how to stream the reply to them. */
export interface VisitorReplyContext {
  principal: Principal | null;
  onText?: (piece: string) => void;
  signal?: AbortSignal;
}

type StudioNow = Awaited<ReturnType<typeof loadStudioStatus>>;

/**
 * Stores a visitor's message and replies to it. While a member of the team replies, the assistant stays silent.
 * The message is stored before the assistant is asked, and the reply after.
 * If the process dies in between, repeating the message gets a reply.
 * Throws AppError bad_request, not_found, idempotency_mismatch or rate_limited.
 */
export async function replyToMessage(
  services: Services,
  message: IncomingMessage,
  asking: VisitorReplyContext,
): Promise<ChatResponse> {
  const { database, clock } = services;
  const { branchId } = message;
  const incoming = asWritten(message);
  const now = clock.now();
  const studio = await loadStudioStatus(database, branchId, now);
  const tour = await describeBookedTour(services, incoming);
  const emailKnown = await isEmailKnown(services, incoming);
  const asked = buildTextReply(
    `I have asked the team. ${formatExpectedReplyTime(studio.there, now, emailKnown)}`,
  );
  const received = await database.transaction((tx) => receiveMessage(tx, incoming, { asked, tour }, now));
  const answer =
    received.answer ?? (await assistantsAnswer(services, incoming, received.message, studio, asking));
  const key = { branchId, conversationId: received.conversation.id };
  const conversation = await readConversation(database, key);
  const [shown] = answer
    ? hidePersonalMessages([answer], conversation ?? received.conversation, incoming.memberId)
    : [];
  const wired = shown ? await toMessageDto(database, branchId, shown, clock.now()) : null;
  return {
    ok: true,
    reply: wired?.text ?? '',
    ...(wired?.action && { action: wired.action }),
    ...(wired?.imageUrl && { imageUrl: wired.imageUrl }),
    sent: await toMessageDto(database, branchId, received.message, now),
    message: wired,
    conversation: await getConversationStatus(services, branchId, conversation, studio.there),
  };
}

/** Cleans a message. The suggestion to ask for a person counts as such a request, whether pressed or typed. */
function asWritten(message: IncomingMessage): IncomingMessage {
  const text = toPlainText(message.text).trim();
  if (text === '')
    throw new AppError('bad_request', 'There is nothing in this message.', { field: 'message' });
  const wantsPerson = text.toLowerCase() === askForPersonText.toLowerCase();
  return { ...message, text, want: wantsPerson ? 'person' : message.want };
}

async function isEmailKnown({ database }: Services, incoming: IncomingMessage): Promise<boolean> {
  const { memberId } = incoming;
  const conversation = await findConversation(database, incoming, memberId);
  const principalId = conversation?.principalId ?? memberId;
  return (await getVisitorEmail(database, { email: conversation?.email ?? null, principalId })) !== null;
}

/** Asks the assistant under the lock, and stores its reply. Returns null if it stays silent. */
async function assistantsAnswer(
  services: Services,
  { branchId }: IncomingMessage,
  message: MessageRow,
  { studio, there }: StudioNow,
  { principal, onText, signal }: VisitorReplyContext,
): Promise<MessageRow | null> {
  const { database, clock } = services;
  const key = { branchId, conversationId: message.conversationId };
  const turn = await acquireReplyLock(services, key, message, signal);
  if (turn !== 'mine') return turn === 'silent' ? null : turn.answer;
  try {
    const now = clock.now();
    const question = await buildQuestion(database, key, message, { now, signedIn: principal !== null });
    const { tools, wereAsked } = trackPersonalLookups(
      createAssistantTools(services, { branchId, now, principal }),
    );
    const spoken = onText && ((piece: string) => onText(toPlainText(piece)));
    const reply = await askAssistant(services, question, tools, {
      ...(spoken && { onText: spoken }),
      ...(signal && { signal }),
    });
    const conversation = await readConversation(database, key);
    const emailKnown = (await getVisitorEmail(database, conversation)) !== null;
    const when = formatExpectedReplyTime(there, now, emailKnown);
    return await saveAssistantReply(services, key, message, reply, { studio, when, personal: wereAsked() });
  } finally {
    await releaseReplyLock(database, key, message.id);
  }
}
