import { asc, eq } from 'drizzle-orm';
import type { QueryExecutor } from '../platform/database/database.ts';
import { conversationMessages, conversations } from './tables.ts';

export interface MemberConversation {
  startedAt: Date;
  lastMessageAt: Date;
  email: string | null;
  messages: { at: Date; by: string; text: string }[];
}

/** Returns a member's conversations, oldest first. */
export async function listMemberConversations(
  db: QueryExecutor,
  memberId: string,
): Promise<MemberConversation[]> {
  const own = await db.orm
    .select()
    .from(conversations)
    .where(eq(conversations.principalId, memberId))
    .orderBy(asc(conversations.startedAt));
  const ownMessages = await db.orm
    .select({ message: conversationMessages })
    .from(conversationMessages)
    .innerJoin(conversations, eq(conversations.id, conversationMessages.conversationId))
    .where(eq(conversations.principalId, memberId))
    .orderBy(asc(conversationMessages.position));
  return own.map(({ id, startedAt, lastMessageAt, email }) => ({
    startedAt,
    lastMessageAt,
    email,
    messages: ownMessages
      .filter(({ message }) => message.conversationId === id)
      .map(({ message }) => ({
        at: message.createdAt,
        by: message.role === 'user' ? 'you' : (message.byName ?? 'the studio'),
        text: message.text,
      })),
  }));
}
