import { and, eq, ne } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import { type Actor, writeAudit } from '../platform/audit.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import { type ContactMessageRow, findContactMessage } from './store.ts';
import { contactMessages } from './tables.ts';

export interface ContactMessageKeyAndActor {
  branchId: string;
  messageId: string;
  by: Extract<Actor, `staff:${string}`>;
}

/** Marks a message as handled or spam, or reopens it. Idempotent. Throws AppError not_found. */
export async function setMessageStatus(
  { database, clock }: Services,
  input: ContactMessageKeyAndActor & { action: 'handle' | 'reopen' | 'spam' },
): Promise<void> {
  const status = { handle: 'HANDLED', reopen: 'NEW', spam: 'SPAM' } as const;
  const why = { handle: 'marked as handled', reopen: 'reopened', spam: 'marked as spam' };
  await database.transaction(async (tx) => {
    const message = await requireContactMessage(tx, input);
    await updateMessageStatus(
      tx,
      { ...input, status: status[input.action], why: why[input.action] },
      message,
      clock.now(),
    );
  });
}

/** Returns a message of the contact form. Throws AppError not_found. */
export async function requireContactMessage(
  tx: QueryExecutor,
  { branchId, messageId }: Pick<ContactMessageKeyAndActor, 'branchId' | 'messageId'>,
): Promise<ContactMessageRow> {
  const message = await findContactMessage(tx, branchId, messageId);
  if (!message) throw new AppError('not_found');
  return message;
}

/** Updates the status and writes an audit entry. Does nothing when the status is unchanged. */
export async function updateMessageStatus(
  tx: QueryExecutor,
  {
    branchId,
    messageId,
    by,
    status,
    why,
  }: ContactMessageKeyAndActor & { status: ContactMessageRow['status']; why: string },
  before: ContactMessageRow,
  now: Date,
): Promise<void> {
  const handling =
    status === 'HANDLED' ? { handledAt: now, handledBy: by } : { handledAt: null, handledBy: null };
  const changed = await tx.orm
    .update(contactMessages)
    .set({ status, ...handling })
    .where(
      and(
        eq(contactMessages.branchId, branchId),
        eq(contactMessages.id, messageId),
        ne(contactMessages.status, status),
      ),
    )
    .returning({ id: contactMessages.id });
  if (changed.length === 0) return;
  const entry = { subject: 'message', subjectId: messageId, action: status } as const;
  await writeAudit(tx, [
    { branchId, at: now, actor: by, ...entry, reason: why, detail: { before: before.status } },
  ]);
}
