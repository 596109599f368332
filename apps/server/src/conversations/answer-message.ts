import type { ChatAnswer } from '@studio/contracts/chat';
import { askForPerson } from '@studio/domain/conversations/conversation';
import { whenAnswered } from '@studio/domain/conversations/team-hours';
import type { Principal } from '../platform/access-token.ts';
import { Refused } from '../platform/refused.ts';
import type { Services } from '../platform/services.ts';
import { askAssistant } from './ask-assistant.ts';
import { plainText } from './clean-reply.ts';
import { hideOwn } from './hide-own.ts';
import { keepAnswer } from './keep-answer.ts';
import { plainReply } from './plain-reply.ts';
import { questionOf } from './question-of.ts';
import { type IncomingMessage, receiveMessage } from './receive-message.ts';
import { knownEmail, standingOf, studioNow } from './standing.ts';
import { findConversation, type MessageRow, readConversation } from './store.ts';
import { giveTurnBack, takeTurn } from './take-turn.ts';
import { assistantTools } from './tools/assistant-tools.ts';
import { tourBooked } from './tour-booked.ts';
import { watchOwn } from './watch-own.ts';
import { wireMessage } from './wire-message.ts';

/** Who asks, and how the answer goes out while it is made. */
export interface Asking {
  principal: Principal | null;
  onText?: (piece: string) => void;
  signal?: AbortSignal;
}

/** The studio at the moment of a message. */
type StudioNow = Awaited<ReturnType<typeof studioNow>>;

/**
 * A message of a visitor and its answer. The message is kept before anybody is asked, the answer after: when the
 * process dies between, the same message again gets one. While somebody of the team answers, the assistant is silent.
 * Refuses with bad_request, not_found, idempotency_mismatch and rate_limited.
 */
export async function answerMessage(
  services: Services,
  message: IncomingMessage,
  asking: Asking,
): Promise<ChatAnswer> {
  const { database, clock } = services;
  const { branchId } = message;
  const incoming = asWritten(message);
  const now = clock.now();
  const studio = await studioNow(database, branchId, now);
  const tour = await tourBooked(services, incoming);
  const emailKnown = await isEmailKnown(services, incoming);
  const asked = plainReply(`I have asked the team. ${whenAnswered(studio.there, now, emailKnown)}`);
  const received = await database.transaction((tx) => receiveMessage(tx, incoming, { asked, tour }, now));
  const answer =
    received.answer ?? (await assistantsAnswer(services, incoming, received.message, studio, asking));
  const key = { branchId, conversationId: received.conversation.id };
  const conversation = await readConversation(database, key);
  const [shown] = answer ? hideOwn([answer], conversation ?? received.conversation, incoming.memberId) : [];
  const wired = shown ? await wireMessage(database, branchId, shown, clock.now()) : null;
  return {
    ok: true,
    reply: wired?.text ?? '',
    ...(wired?.action && { action: wired.action }),
    ...(wired?.imageUrl && { imageUrl: wired.imageUrl }),
    sent: await wireMessage(database, branchId, received.message, now),
    message: wired,
    conversation: await standingOf(services, branchId, conversation, studio.there),
  };
}

/** A message as it is kept. What is offered where there is no answer asks for a person, pressed or typed. */
function asWritten(message: IncomingMessage): IncomingMessage {
  const text = plainText(message.text).trim();
  if (text === '')
    throw new Refused('bad_request', 'There is nothing in this message.', { field: 'message' });
  const wantsPerson = text.toLowerCase() === askForPerson.toLowerCase();
  return { ...message, text, want: wantsPerson ? 'person' : message.want };
}

async function isEmailKnown({ database }: Services, incoming: IncomingMessage): Promise<boolean> {
  const { memberId } = incoming;
  const conversation = await findConversation(database, incoming, memberId);
  const principalId = conversation?.principalId ?? memberId;
  return (await knownEmail(database, { email: conversation?.email ?? null, principalId })) !== null;
}

/** Asks the assistant, when it is its turn, and keeps what it says; null where it is silent. */
async function assistantsAnswer(
  services: Services,
  { branchId }: IncomingMessage,
  message: MessageRow,
  { studio, there }: StudioNow,
  { principal, onText, signal }: Asking,
): Promise<MessageRow | null> {
  const { database, clock } = services;
  const key = { branchId, conversationId: message.conversationId };
  const turn = await takeTurn(services, key, message, signal);
  if (turn !== 'mine') return turn === 'silent' ? null : turn.answer;
  try {
    const now = clock.now();
    const question = await questionOf(database, key, message, { now, signedIn: principal !== null });
    const { tools, wereAsked } = watchOwn(assistantTools(services, { branchId, now, principal }));
    const spoken = onText && ((piece: string) => onText(plainText(piece)));
    const reply = await askAssistant(services, question, tools, {
      ...(spoken && { onText: spoken }),
      ...(signal && { signal }),
    });
    const conversation = await readConversation(database, key);
    const emailKnown = (await knownEmail(database, conversation)) !== null;
    const when = whenAnswered(there, now, emailKnown);
    return await keepAnswer(services, key, message, reply, { studio, when, personal: wereAsked() });
  } finally {
    await giveTurnBack(database, key, message.id);
  }
}
