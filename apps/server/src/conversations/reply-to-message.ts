import type { ChatResponse } from '@studio/contracts/chat';
import { askForPersonText } from '@studio/domain/conversations/conversation';
import { formatExpectedReplyTime } from '@studio/domain/conversations/team-hours';
import { AppError } from '../platform/app-error.ts';
import type { Principal } from '../platform/http/access-token-verifier.ts';
import type { Services } from '../platform/services.ts';
import { askAssistant } from './ask-assistant.ts';
import { buildQuestion } from './build-question.ts';
import { removeUnsafeCharacters } from './clean-text.ts';
import { getConversationStatus, getVisitorEmail, loadStudioAndAvailability } from './conversation-status.ts';
import { hidePersonalMessages } from './hide-personal-messages.ts';
import { toMessageDto } from './message-dto.ts';
import { prepareTourReplies } from './prepare-tour-replies.ts';
import { type IncomingMessage, receiveMessage } from './receive-message.ts';
import { acquireReplyLock, releaseReplyLock } from './reply-lock.ts';
import { saveAssistantReply } from './save-assistant-reply.ts';
import { findConversation, findTabConversation, type MessageRow } from './store.ts';
import { buildTextReply } from './text-reply.ts';
import { createAssistantTools } from './tools/assistant-tools.ts';
import { trackPersonalLookups } from './track-personal-lookups.ts';

/** Authenticated member, if any, and how to stream the reply. */
export interface VisitorReplyContext {
  principal: Principal | null;
  onText?: (chunk: string) => void;
  signal?: AbortSignal;
}

type StudioNow = Awaited<ReturnType<typeof loadStudioAndAvailability>>;

/**
 * Stores a visitor's message and replies to it. While a member of the team replies, the assistant stays silent. Stores
 * the message before asking the assistant, and the reply afterwards. If the process dies in between, repeating the
 * message gets a reply. Throws AppError bad_request, not_found, idempotency_mismatch or rate_limited.
 */
export async function replyToMessage(
  services: Services,
  message: IncomingMessage,
  context: VisitorReplyContext,
): Promise<ChatResponse> {
  const { database, clock } = services;
  const { branchId } = message;
  const incoming = cleanMessage(message);
  const now = clock.now();
  const studio = await loadStudioAndAvailability(database, branchId, now);
  const tour = await prepareTourReplies(services, incoming);
  const hasEmail = await hasKnownEmail(services, incoming);
  const handoverReply = buildTextReply(
    `I’ve passed this to our team. ${formatExpectedReplyTime(studio.availability, now, hasEmail)}`,
  );
  const received = await database.transaction((tx) =>
    receiveMessage(tx, incoming, { handoverReply, tour }, now),
  );
  const answer =
    received.answer ?? (await askAssistantUnderLock(services, incoming, received.message, studio, context));
  const key = { branchId, conversationId: received.conversation.id };
  const conversation = await findConversation(database, key);
  const [shown] = answer
    ? hidePersonalMessages([answer], conversation ?? received.conversation, incoming.memberId)
    : [];
  const dto = shown ? await toMessageDto(database, branchId, shown, clock.now()) : null;
  return {
    ok: true,
    reply: dto?.text ?? '',
    ...(dto?.action && { action: dto.action }),
    ...(dto?.imageUrl && { imageUrl: dto.imageUrl }),
    sent: await toMessageDto(database, branchId, received.message, now),
    message: dto,
    conversation: await getConversationStatus(services, branchId, conversation, studio.availability),
  };
}

/** Cleans a message. The suggestion to ask for a person counts as a request for one, whether clicked or typed. */
function cleanMessage(message: IncomingMessage): IncomingMessage {
  const text = removeUnsafeCharacters(message.text).trim();
  if (text === '') throw new AppError('bad_request', 'Write a message first.', { field: 'message' });
  const isPersonRequest = text.toLowerCase() === askForPersonText.toLowerCase();
  return { ...message, text, recipient: isPersonRequest ? 'person' : message.recipient };
}

async function hasKnownEmail({ database }: Services, incoming: IncomingMessage): Promise<boolean> {
  const { memberId } = incoming;
  const conversation = await findTabConversation(database, incoming, memberId);
  const principalId = conversation?.principalId ?? memberId;
  return (await getVisitorEmail(database, { email: conversation?.email ?? null, principalId })) !== null;
}

/** Asks the assistant under the lock, and stores its reply. Returns null if the assistant stays silent. */
async function askAssistantUnderLock(
  services: Services,
  { branchId }: IncomingMessage,
  message: MessageRow,
  { studio, availability }: StudioNow,
  { principal, onText, signal }: VisitorReplyContext,
): Promise<MessageRow | null> {
  const { database, clock } = services;
  // A note reports a booked tour, and isn't a question.
  if (message.role === 'note') return null;
  const key = { branchId, conversationId: message.conversationId };
  const lock = await acquireReplyLock(services, key, message, signal);
  if (lock !== 'acquired') return lock === 'silent' ? null : lock.answer;
  try {
    const now = clock.now();
    const question = await buildQuestion(database, key, message, {
      now,
      memberId: principal?.userId ?? null,
    });
    const { tools, hasFoundPersonalData } = trackPersonalLookups(
      createAssistantTools(services, { branchId, now, principal }),
    );
    const sendPlainText = onText && ((chunk: string) => onText(removeUnsafeCharacters(chunk)));
    const reply = await askAssistant(services, question, tools, {
      ...(sendPlainText && { onText: sendPlainText }),
      ...(signal && { signal }),
    });
    const conversation = await findConversation(database, key);
    const hasEmail = (await getVisitorEmail(database, conversation)) !== null;
    const when = formatExpectedReplyTime(availability, now, hasEmail);
    return await saveAssistantReply(services, key, message, reply, {
      studio,
      when,
      personal: hasFoundPersonalData(),
    });
  } finally {
    await releaseReplyLock(database, key, message.id);
  }
}
