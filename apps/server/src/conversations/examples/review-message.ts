import { maxExampleLength } from '@studio/domain/conversations/reply-outcome';
import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../platform/app-error.ts';
import { type StaffActor, writeAudit } from '../../platform/audit.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import {
  type ConversationKey,
  findMessage,
  findReply,
  lockConversation,
  type MessageRow,
  updateMessage,
} from '../store.ts';
import { conversationMessages } from '../tables.ts';
import { canHaveExamples } from './can-have-examples.ts';
import { deleteExample, findExampleByText, upsertExample } from './example-store.ts';
import { assistantExamples } from './tables.ts';
import { piiPlaceholderPattern, toExampleText } from './to-example-text.ts';

export interface ReviewedMessageKey extends ConversationKey {
  /** Id of the visitor's message. */
  messageId: string;
}

/**
 * Returns whether a message can become an example: it contains words, not only personal data, and isn't too long. An
 * example without words would answer every phone number or email address.
 */
export function canBeExample(text: string): boolean {
  const example = toExampleText(text);
  return /\p{L}/u.test(example.replaceAll(piiPlaceholderPattern, '')) && example.length <= maxExampleLength;
}

/**
 * Saves a message as an example of a topic, without personal data. Idempotent: saving it again for another topic
 * moves the example. Throws AppError bad_request for an unsuitable topic or message, and not_found.
 */
export async function saveMessageAsExample(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  input: ReviewedMessageKey & { topicId: string },
  by: StaffActor,
): Promise<void> {
  const { branchId, topicId } = input;
  if (!canHaveExamples(topicId))
    throw new AppError('bad_request', 'Choose a question from the list.', { field: 'topicId' });
  const now = clock.now();
  await database.transaction(async (tx) => {
    const { message, reply } = await lockReviewedMessage(tx, input);
    if (!canBeExample(message.text))
      throw new AppError('bad_request', 'This message can’t be an example. Dismiss it instead.');
    const text = toExampleText(message.text);
    const existing = await findExampleByText(tx, branchId, text);
    if (existing?.topicId === topicId && reply.exampleId === existing.id) return;
    const row = { branchId, id: uuidv7(), topicId, text, createdBy: by, createdAt: now };
    const exampleId = await upsertExample(tx, row);
    await updateMessage(tx, reply, { reviewedAt: now, exampleId });
    await auditExample(tx, { branchId, id: exampleId, by, now, action: 'SAVED', topicId });
  });
}

/** Dismisses a message. Idempotent. Throws AppError not_found, and not_changeable if the message is an example. */
export async function dismissMessage(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  key: ReviewedMessageKey,
  by: StaffActor,
): Promise<void> {
  const now = clock.now();
  await database.transaction(async (tx) => {
    const { message, reply } = await lockReviewedMessage(tx, key);
    if (reply.exampleId)
      throw new AppError('not_changeable', 'This message has already been saved as an example.');
    if (reply.reviewedAt) return;
    await updateMessage(tx, reply, { reviewedAt: now });
    await auditExample(tx, { branchId: key.branchId, id: message.id, by, now, action: 'DISMISSED' });
  });
}

/**
 * Puts a dismissed message, or one that was saved as an example, back on the list for review. Deletes the example
 * unless another message is saved as the same one. Idempotent. Throws AppError not_found.
 */
export async function reopenMessage(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  key: ReviewedMessageKey,
  by: StaffActor,
): Promise<void> {
  const { branchId } = key;
  const now = clock.now();
  await database.transaction(async (tx) => {
    const { message, reply } = await lockReviewedMessage(tx, key);
    if (!reply.reviewedAt) return;
    await updateMessage(tx, reply, { reviewedAt: null, exampleId: null });
    if (reply.exampleId && !(await isStillUsed(tx, branchId, reply.exampleId)))
      await removeAndAudit(tx, { branchId, id: reply.exampleId, by, now });
    else await auditExample(tx, { branchId, id: message.id, by, now, action: 'REOPENED' });
  });
}

/** Deletes an example. Idempotent. */
export async function removeExample(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { branchId, exampleId }: { branchId: string; exampleId: string },
  by: StaffActor,
): Promise<void> {
  const now = clock.now();
  await database.transaction((tx) => removeAndAudit(tx, { branchId, id: exampleId, by, now }));
}

/** Locks the conversation, so that it isn't deleted meanwhile, and returns the visitor's message with its reply. */
async function lockReviewedMessage(
  tx: QueryExecutor,
  { messageId, ...key }: ReviewedMessageKey,
): Promise<{ message: MessageRow; reply: MessageRow }> {
  await lockConversation(tx, key);
  const message = await findMessage(tx, key, messageId);
  const reply = await findReply(tx, key, messageId);
  if (message?.role !== 'user' || !reply?.outcome || reply.outcome === 'ANSWERED')
    throw new AppError('not_found', 'This chat has been deleted.');
  return { message, reply };
}

/**
 * Returns whether another reply refers to an example. Locks the example first, so that messages which are saved or
 * reopened at the same time wait for each other.
 */
async function isStillUsed(tx: QueryExecutor, branchId: string, exampleId: string): Promise<boolean> {
  const { branchId: branch, id } = assistantExamples;
  const isExample = and(eq(branch, branchId), eq(id, exampleId));
  await tx.orm.select({ id }).from(assistantExamples).where(isExample).for('update');
  const refersToIt = and(
    eq(conversationMessages.branchId, branchId),
    eq(conversationMessages.exampleId, exampleId),
  );
  const replies = await tx.orm
    .select({ id: conversationMessages.id })
    .from(conversationMessages)
    .where(refersToIt)
    .limit(1);
  return replies.length > 0;
}

interface ExampleChange {
  branchId: string;
  /** Id of the example, or of the message if there is no example. */
  id: string;
  by: StaffActor;
  now: Date;
}

async function removeAndAudit(tx: QueryExecutor, change: ExampleChange): Promise<void> {
  const topicId = await deleteExample(tx, change.branchId, change.id);
  if (topicId) await auditExample(tx, { ...change, action: 'REMOVED', topicId });
}

const reasons = {
  SAVED: 'message saved as an example for the assistant',
  REMOVED: 'example removed',
  DISMISSED: 'unanswered message dismissed',
  REOPENED: 'unanswered message reopened',
} as const;

/** Audits a change. The entry never contains the visitor's words, because no one can delete it. */
function auditExample(
  tx: QueryExecutor,
  change: ExampleChange & { action: keyof typeof reasons; topicId?: string },
): Promise<void> {
  const { branchId, id, by, now, action, topicId } = change;
  const subject = { subject: 'assistant-example', subjectId: id, action, reason: reasons[action] } as const;
  return writeAudit(tx, [
    { branchId, at: now, actor: by, ...subject, ...(topicId && { detail: { topicId } }) },
  ]);
}
