import { AppError } from '../platform/app-error.ts';
import { writeAudit } from '../platform/audit.ts';
import { enqueueEmail } from '../platform/emails/outbox.ts';
import type { Services } from '../platform/services.ts';
import {
  type ContactMessageKeyAndActor,
  requireContactMessage,
  updateMessageStatus,
} from './set-message-status.ts';
import { findContactReply } from './store.ts';
import { contactReplies } from './tables.ts';

/**
 * Stores a reply, enqueues its email and marks the message as handled in one transaction. The client chooses the
 * reply's id, so repeated or concurrent requests send the reply once. Throws AppError not_found, not_changeable for
 * spam, and idempotency_mismatch for another reply with the same id.
 */
export async function replyToContactMessage(
  { database, clock }: Services,
  input: ContactMessageKeyAndActor & { replyId: string; text: string },
): Promise<void> {
  const { branchId, messageId, by, text, replyId: id } = input;
  const now = clock.now();
  await database.transaction(async (tx) => {
    const message = await requireContactMessage(tx, input);
    if (message.status === 'SPAM')
      throw new AppError('not_changeable', 'This message is marked as spam. Choose ‘Not spam’ first.');
    const [written] = await tx.orm
      .insert(contactReplies)
      .values({ branchId, id, messageId, text, sentBy: by, sentAt: now })
      .onConflictDoNothing()
      .returning({ id: contactReplies.id });
    if (!written) {
      const existing = await findContactReply(tx, branchId, id);
      if (existing?.messageId === messageId && existing.text === text) return;
      throw new AppError('idempotency_mismatch');
    }
    await enqueueEmail(tx, { branchId, kind: 'contact-reply', subject: { messageId, replyId: id } }, now);
    const entry = { subject: 'message', subjectId: messageId, action: 'REPLIED' } as const;
    await writeAudit(tx, [
      { branchId, at: now, actor: by, ...entry, reason: 'answered by email', detail: { replyId: id } },
    ]);
    await updateMessageStatus(tx, { ...input, status: 'HANDLED', why: 'answered by email' }, message, now);
  });
}
