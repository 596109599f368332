import { and, desc, eq, gt } from 'drizzle-orm';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';
import { conversationMessages, conversations } from './tables.ts';

/** A stored conversation. `MessageRow` is one of its messages. */
export type ConversationRow = typeof conversations.$inferSelect;
export type MessageRow = typeof conversationMessages.$inferSelect;

/** Key of the conversation in one tab of one browser. */
export interface BrowserTabKey {
  branchId: string;
  clientId: string;
  sessionId: string;
}

export interface ConversationKey {
  branchId: string;
  conversationId: string;
}

const ofTab = ({ branchId, clientId, sessionId }: BrowserTabKey) =>
  and(
    eq(conversations.branchId, branchId),
    eq(conversations.clientId, clientId),
    eq(conversations.sessionId, sessionId),
  );
const byId = ({ branchId, conversationId }: ConversationKey) =>
  and(eq(conversations.branchId, branchId), eq(conversations.id, conversationId));
const inConversation = ({ branchId, conversationId }: ConversationKey) =>
  and(eq(conversationMessages.branchId, branchId), eq(conversationMessages.conversationId, conversationId));

/** Returns a tab's conversation; null if there is none, or if it belongs to another member. */
export async function findTabConversation(
  db: QueryExecutor,
  tab: BrowserTabKey,
  memberId: string | null,
): Promise<ConversationRow | null> {
  const [row] = await db.orm.select().from(conversations).where(ofTab(tab));
  return row && !belongsToAnotherMember(row, memberId) ? row : null;
}

/**
 * Returns whether a conversation belongs to another member. This keeps two members who use one tab in turn from reading
 * each other's messages.
 */
export function belongsToAnotherMember({ principalId }: ConversationRow, memberId: string | null): boolean {
  return memberId !== null && principalId !== null && principalId !== memberId;
}

/**
 * Locks a tab's conversation until the end of the transaction, so that its messages are written one after the other.
 */
export async function lockTabConversation(
  tx: QueryExecutor,
  tab: BrowserTabKey,
): Promise<ConversationRow | null> {
  const [row] = await tx.orm.select().from(conversations).where(ofTab(tab)).for('update');
  return row ?? null;
}

export async function lockConversation(
  tx: QueryExecutor,
  key: ConversationKey,
): Promise<ConversationRow | null> {
  const [row] = await tx.orm.select().from(conversations).where(byId(key)).for('update');
  return row ?? null;
}

export async function findConversation(
  db: QueryExecutor,
  key: ConversationKey,
): Promise<ConversationRow | null> {
  const [row] = await db.orm.select().from(conversations).where(byId(key));
  return row ?? null;
}

export async function updateConversation(
  tx: QueryExecutor,
  key: ConversationKey,
  changes: Partial<ConversationRow>,
): Promise<void> {
  await tx.orm.update(conversations).set(changes).where(byId(key));
}

/**
 * Detaches a conversation from its tab, so that the tab can start another. The team still sees the detached
 * conversation. The conversation must be locked.
 */
export function detachFromTab(
  tx: QueryExecutor,
  { branchId, id, sessionId }: ConversationRow,
): Promise<void> {
  return updateConversation(tx, { branchId, conversationId: id }, { sessionId: `${sessionId}:${id}` });
}

export async function findMessage(
  db: QueryExecutor,
  key: ConversationKey,
  messageId: string,
): Promise<MessageRow | null> {
  const [row] = await db.orm
    .select()
    .from(conversationMessages)
    .where(and(inConversation(key), eq(conversationMessages.id, messageId)));
  return row ?? null;
}

export async function findReply(
  db: QueryExecutor,
  key: ConversationKey,
  messageId: string,
): Promise<MessageRow | null> {
  const [row] = await db.orm
    .select()
    .from(conversationMessages)
    .where(and(inConversation(key), eq(conversationMessages.inReplyTo, messageId)));
  return row ?? null;
}

/** Returns the newest messages after a position, newest first. */
export function listNewestMessages(
  db: QueryExecutor,
  key: ConversationKey,
  { afterPosition = 0, limit }: { afterPosition?: number; limit: number },
): Promise<MessageRow[]> {
  return db.orm
    .select()
    .from(conversationMessages)
    .where(and(inConversation(key), gt(conversationMessages.position, afterPosition)))
    .orderBy(desc(conversationMessages.position))
    .limit(limit);
}

export async function hasTeamReplied(
  db: QueryExecutor,
  key: ConversationKey,
  position: number,
): Promise<boolean> {
  const afterPosition = gt(conversationMessages.position, position);
  const rows = await db.orm
    .select({ id: conversationMessages.id })
    .from(conversationMessages)
    .where(and(inConversation(key), afterPosition, eq(conversationMessages.role, 'team')))
    .limit(1);
  return rows.length > 0;
}

/** New message, before its position in the conversation is known. */
export type NewMessage = Omit<MessageRow, 'position' | 'emailedAt' | 'outcome' | 'reviewedAt' | 'exampleId'> &
  Partial<Pick<MessageRow, 'outcome'>>;

const lastPosition: PreparedStatement = {
  name: 'last_position',
  text: `SELECT coalesce(max(position), 0)::int AS last FROM conversation_messages
    WHERE branch_id = $1 AND conversation_id = $2`,
};

/** Appends a message. The conversation must be locked, or two messages could get the same position. */
export async function addMessage(tx: QueryExecutor, message: NewMessage): Promise<MessageRow> {
  const { branchId, conversationId } = message;
  const [row] = await tx.run<{ last: number }>(lastPosition, [branchId, conversationId]);
  const values = {
    outcome: null,
    ...message,
    position: (row?.last ?? 0) + 1,
    emailedAt: null,
    reviewedAt: null,
    exampleId: null,
  };
  await tx.orm.insert(conversationMessages).values(values);
  return values;
}

/** Updates a message. The conversation must be locked. */
export async function updateMessage(
  tx: QueryExecutor,
  { id, ...key }: Pick<MessageRow, 'branchId' | 'conversationId' | 'id'>,
  changes: Partial<MessageRow>,
): Promise<void> {
  await tx.orm
    .update(conversationMessages)
    .set(changes)
    .where(and(inConversation(key), eq(conversationMessages.id, id)));
}

export async function deleteConversation(tx: QueryExecutor, key: ConversationKey): Promise<void> {
  await tx.orm.delete(conversationMessages).where(inConversation(key));
  await tx.orm.delete(conversations).where(byId(key));
}
