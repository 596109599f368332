import { formatMomentMedium } from '@studio/domain/time/format-london';
import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm';
import { loadBranchProfile } from '../catalogue/store.ts';
import { toStudioContact } from '../catalogue/studio-contact.ts';
import type { GenericEmailDetails, StudioContact } from '../integrations/email/email-details.ts';
import type { ChatEmailJob, EmailDraft } from '../platform/emails/outbox.ts';
import type { Services } from '../platform/services.ts';
import { getVisitorEmail } from './conversation-status.ts';
import { buildChatPath } from './move-conversation-to-tab.ts';
import { type ConversationRow, findConversation, type MessageRow } from './store.ts';
import { conversationMessages } from './tables.ts';

type ChatEmailDraft = EmailDraft<{ template: 'plain-message'; details: GenericEmailDetails }>;

/**
 * Builds an email about a chat from the data at the time of sending. Drops it if the visitor has seen the replies, or
 * no longer waits for a person.
 */
export async function buildChatEmail(services: Services, job: ChatEmailJob): Promise<ChatEmailDraft> {
  const { database } = services;
  const { branchId, subject } = job;
  const key = { branchId, conversationId: subject.conversationId };
  const conversation = await findConversation(database, key);
  if (!conversation) return { drop: 'the chat has ended' };
  const studio = toStudioContact(services, await loadBranchProfile(database, branchId));
  if (job.kind === 'chat-waiting') return waitingDraft(services, studio, conversation, job.subject);
  return answerDraft(services, studio, conversation, job.subject.messageIds);
}

/** Builds the email with the team's replies and the visitor's question before them. */
async function answerDraft(
  services: Services,
  studio: StudioContact,
  conversation: ConversationRow,
  messageIds: readonly string[],
): Promise<ChatEmailDraft> {
  const answers = await services.database.orm
    .select()
    .from(conversationMessages)
    .where(and(isIn(conversation), inArray(conversationMessages.id, [...messageIds])))
    .orderBy(asc(conversationMessages.position));
  const [first] = answers;
  const last = answers.at(-1);
  if (!first || !last) return { drop: 'the chat has ended' };
  if (conversation.visitorSeenAt >= last.createdAt) return { drop: 'already seen' };
  const to = await getVisitorEmail(services.database, conversation);
  const question = await lastQuestion(services, conversation, first.position);
  return {
    to: to ?? '',
    email: {
      template: 'plain-message',
      details: {
        studio,
        subject: 'We’ve replied to your message',
        title: 'We’ve replied to your message',
        lead: `${last.byName ?? studio.name} replied after you left the chat.`,
        personalMessage: answers.map(({ text }) => text).join('\n\n'),
        ...(question && { quote: { title: 'You wrote', text: question.text } }),
        action: {
          label: 'Open chat',
          href: `${studio.siteUrl}${buildChatPath(services, conversation.id)}`,
        },
        footer: {
          text: `You can reply to this email. You’re getting it because you chatted with ${studio.name}.`,
        },
      },
    },
  };
}

/** Notifies the studio that a visitor waits for a person. */
async function waitingDraft(
  services: Services,
  studio: StudioContact,
  conversation: ConversationRow,
  { waitingSince }: { waitingSince: string },
): Promise<ChatEmailDraft> {
  const { state } = conversation;
  if (state !== 'WAITING' || conversation.waitingSince?.toISOString() !== waitingSince)
    return { drop: 'the visitor is no longer waiting' };
  const question = await lastQuestion(services, conversation, null);
  const email = await getVisitorEmail(services.database, conversation);
  return {
    to: studio.email,
    email: {
      template: 'plain-message',
      details: {
        studio,
        subject: 'Someone is waiting in the chat',
        title: 'Someone is waiting in the chat',
        lead: 'They’ve asked to speak to our team, and no one has replied yet.',
        rows: [
          { label: 'Waiting since', value: formatMomentMedium(new Date(waitingSince)), strong: true },
          ...(email ? [{ label: 'Email', value: email }] : []),
        ],
        ...(question && { quote: { title: 'Last message', text: question.text } }),
        action: {
          label: 'Reply to chat',
          href: `${studio.siteUrl}/admin/messages/chat/${conversation.id}`,
        },
      },
    },
  };
}

const isIn = ({ branchId, id }: ConversationRow) =>
  and(eq(conversationMessages.branchId, branchId), eq(conversationMessages.conversationId, id));

/** Returns the visitor's last message before a position; with null, their last message. */
async function lastQuestion(
  { database }: Services,
  conversation: ConversationRow,
  before: number | null,
): Promise<MessageRow | null> {
  const earlier = before === null ? undefined : lt(conversationMessages.position, before);
  const [row] = await database.orm
    .select()
    .from(conversationMessages)
    .where(and(isIn(conversation), eq(conversationMessages.role, 'user'), earlier))
    .orderBy(desc(conversationMessages.position))
    .limit(1);
  return row ?? null;
}
