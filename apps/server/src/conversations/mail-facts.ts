import { formatMomentMedium } from '@studio/domain/time/format-london';
import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm';
import { readBranchProfile } from '../catalogue/store.ts';
import { studioFacts } from '../catalogue/studio-words.ts';
import type { LetterMailFacts, StudioFacts } from '../outside/mail/facts.ts';
import type { ChatMailOrder, MailDraft } from '../platform/outbox.ts';
import type { Services } from '../platform/services.ts';
import { chatPath } from './continue-conversation.ts';
import { knownEmail } from './standing.ts';
import { type ConversationRow, type MessageRow, readConversation } from './store.ts';
import { conversationMessages } from './tables.ts';

type ChatMailDraft = MailDraft<{ template: 'letter'; facts: LetterMailFacts }>;

/** Reads what a mail about a chat says at the moment it is sent; what was seen or taken meanwhile is not told. */
export async function chatMailDraft(services: Services, order: ChatMailOrder): Promise<ChatMailDraft> {
  const { database } = services;
  const { branchId, subject } = order;
  const key = { branchId, conversationId: subject.conversationId };
  const conversation = await readConversation(database, key);
  if (!conversation) return { drop: 'the conversation was ended' };
  const studio = studioFacts(services, await readBranchProfile(database, branchId));
  if (order.kind === 'chat-waiting') return waitingDraft(services, studio, conversation, order.subject);
  return answerDraft(services, studio, conversation, order.subject.messageIds);
}

/** What the team has answered, with the visitor's last question below it. Answering it writes to the studio. */
async function answerDraft(
  services: Services,
  studio: StudioFacts,
  conversation: ConversationRow,
  messageIds: readonly string[],
): Promise<ChatMailDraft> {
  const answers = await services.database.orm
    .select()
    .from(conversationMessages)
    .where(and(isIn(conversation), inArray(conversationMessages.id, [...messageIds])))
    .orderBy(asc(conversationMessages.position));
  const [first] = answers;
  const last = answers.at(-1);
  if (!first || !last) return { drop: 'the conversation was ended' };
  if (conversation.visitorSeenAt >= last.createdAt) return { drop: 'seen meanwhile' };
  const to = await knownEmail(services.database, conversation);
  const question = await lastQuestion(services, conversation, first.position);
  return {
    to: to ?? '',
    replyTo: { name: studio.name, address: studio.email },
    mail: {
      template: 'letter',
      facts: {
        studio,
        subject: 'Our answer in the chat',
        title: 'We have answered',
        lead: `${last.byName ?? studio.name} wrote to you in the chat after you had left.`,
        letter: answers.map(({ text }) => text).join('\n\n'),
        ...(question && { quote: { title: 'You wrote', text: question.text } }),
        action: { label: 'Open the chat', href: `${studio.siteUrl}${chatPath(services, conversation.id)}` },
        foot: { text: 'Answer this mail, and it comes to us.' },
      },
    },
  };
}

/** Tells the studio that somebody waits for a person in the chat. */
async function waitingDraft(
  services: Services,
  studio: StudioFacts,
  conversation: ConversationRow,
  { waitingSince }: { waitingSince: string },
): Promise<ChatMailDraft> {
  const { state } = conversation;
  if (state !== 'WAITING' || conversation.waitingSince?.toISOString() !== waitingSince)
    return { drop: 'taken meanwhile' };
  const question = await lastQuestion(services, conversation, null);
  const email = await knownEmail(services.database, conversation);
  return {
    to: studio.email,
    mail: {
      template: 'letter',
      facts: {
        studio,
        subject: 'Somebody waits in the chat',
        title: 'Somebody waits in the chat',
        lead: 'They have asked for a person, and nobody has come yet.',
        rows: [
          { label: 'Since', value: formatMomentMedium(new Date(waitingSince)), strong: true },
          ...(email ? [{ label: 'Email', value: email }] : []),
        ],
        ...(question && { quote: { title: 'Their last message', text: question.text } }),
        action: {
          label: 'Answer in the tools',
          href: `${studio.siteUrl}/admin/messages/chat/${conversation.id}`,
        },
      },
    },
  };
}

const isIn = ({ branchId, id }: ConversationRow) =>
  and(eq(conversationMessages.branchId, branchId), eq(conversationMessages.conversationId, id));

/** What the visitor has said last, before a position. */
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
