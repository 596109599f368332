import { and, eq, ne } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import { type Actor, writeAudit } from '../platform/audit.ts';
import type { QueryExecutor } from '../platform/database.ts';
import type { Services } from '../platform/services.ts';
import { findMessage, type MessageRow } from './store.ts';
import { contactMessages } from './tables.ts';

/** Which message, and who of the staff deals with it. */
export interface StaffMessageAction {
  branchId: string;
  messageId: string;
  by: Extract<Actor, `staff:${string}`>;
}

/**
 * Says what became of a message: handled, spam, or open again, which undoes either. Saying it again changes nothing.
 * Refuses with not_found.
 */
export async function setMessageStatus(
  { database, clock }: Services,
  wish: StaffMessageAction & { become: 'handle' | 'reopen' | 'spam' },
): Promise<void> {
  const status = { handle: 'HANDLED', reopen: 'NEW', spam: 'SPAM' } as const;
  const why = { handle: 'dealt with', reopen: 'open again', spam: 'no message for us' };
  await database.transaction(async (tx) => {
    const message = await loadMessage(tx, wish);
    await updateMessageStatus(
      tx,
      { ...wish, status: status[wish.become], why: why[wish.become] },
      message,
      clock.now(),
    );
  });
}

/** A message that is there. Refuses with not_found. */
export async function loadMessage(
  tx: QueryExecutor,
  { branchId, messageId }: Pick<StaffMessageAction, 'branchId' | 'messageId'>,
): Promise<MessageRow> {
  const message = await findMessage(tx, branchId, messageId);
  if (!message) throw new AppError('not_found');
  return message;
}

/** Writes what has become of a message, and who says so; nothing when it is so already. */
export async function updateMessageStatus(
  tx: QueryExecutor,
  {
    branchId,
    messageId,
    by,
    status,
    why,
  }: StaffMessageAction & { status: MessageRow['status']; why: string },
  before: MessageRow,
  now: Date,
): Promise<void> {
  const inHand =
    status === 'HANDLED' ? { handledAt: now, handledBy: by } : { handledAt: null, handledBy: null };
  const changed = await tx.orm
    .update(contactMessages)
    .set({ status, ...inHand })
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
  await writeAudit(tx, [{ branchId, at: now, actor: by, ...entry, why, detail: { before: before.status } }]);
}
