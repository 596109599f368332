import {
  type ClassMessageAudience,
  classMessageWindowDays,
  getClassMessageError,
  selectClassMessageRecipients,
} from '@studio/domain/bookings/class-message';
import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { listClassMessageCandidates } from '../../class-messages/list-class-message-candidates.ts';
import { classMessageRecipients, classMessages } from '../../class-messages/tables.ts';
import { AppError } from '../../platform/app-error.ts';
import { type StaffActor, writeAudit } from '../../platform/audit.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import { enqueueEmail } from '../../platform/emails/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { findClass } from '../../timetable/store.ts';

export interface SendClassMessageInput {
  branchId: string;
  classId: string;
  messageId: string;
  audience: ClassMessageAudience;
  subject: string;
  text: string;
}

const closedTexts = {
  cancelled: 'This class has been cancelled, and we’ve already emailed everyone.',
  too_late: `You can message clients until ${classMessageWindowDays} days after a class.`,
};

/**
 * Stores a message to the clients of a class and queues one email per reachable client (handbook: emails 13). The
 * author's browser chooses the id, so that a repeated or concurrent request sends the message once. Throws AppError
 * not_found, not_changeable and idempotency_mismatch.
 */
export async function sendClassMessage(
  { database, clock }: Services,
  input: SendClassMessageInput,
  actor: StaffActor,
): Promise<void> {
  const { branchId, classId, messageId: id, audience, subject, text } = input;
  await database.transaction(async (tx) => {
    const now = clock.now();
    const klass = await findClass(tx, branchId, classId, now);
    if (!klass) throw new AppError('not_found');
    const row = { branchId, id, classId, audience, subject, text, sentBy: actor, sentAt: now };
    const written = await tx.orm
      .insert(classMessages)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: classMessages.id });
    if (written.length === 0) return assertSameMessage(tx, input);
    const closed = getClassMessageError(klass, now);
    if (closed) throw new AppError('not_changeable', closedTexts[closed]);
    const emails = await queueEmails(tx, input, now);
    // The log can't be erased, so it contains no text of the message, which may name a client.
    const detail = { audience, ...emails, messageId: id };
    await writeAudit(tx, [
      {
        branchId,
        at: now,
        actor,
        subject: 'class',
        subjectId: classId,
        action: 'MESSAGE_SENT',
        reason: 'message to clients',
        detail,
      },
    ]);
  });
}

/**
 * Stores the recipients, and queues an email for each one who can be reached. Throws AppError not_changeable if none can
 * be reached.
 */
async function queueEmails(
  tx: QueryExecutor,
  { branchId, classId, messageId, audience }: SendClassMessageInput,
  now: Date,
): Promise<{ clients: number; unreachable: number }> {
  const candidates = await listClassMessageCandidates(tx, branchId, classId);
  const rows = selectClassMessageRecipients(candidates, audience).map(({ id, list, unreachable }) => ({
    branchId,
    id: uuidv7(),
    messageId,
    bookingId: list === 'booked' ? id : null,
    waitingEntryId: list === 'waiting' ? id : null,
    unreachable,
  }));
  const reachable = rows.filter(({ unreachable }) => unreachable === null);
  if (reachable.length === 0)
    throw new AppError('not_changeable', 'We can’t email any of these clients. Choose other recipients.');
  await tx.orm.insert(classMessageRecipients).values(rows);
  for (const { id } of reachable)
    await enqueueEmail(tx, { branchId, kind: 'class-message', subject: { recipientId: id } }, now);
  return { clients: reachable.length, unreachable: rows.length - reachable.length };
}

/** Throws AppError idempotency_mismatch unless the stored message with this id is the same. */
async function assertSameMessage(tx: QueryExecutor, input: SendClassMessageInput): Promise<void> {
  const [stored] = await tx.orm
    .select()
    .from(classMessages)
    .where(and(eq(classMessages.branchId, input.branchId), eq(classMessages.id, input.messageId)));
  const isSame =
    stored?.classId === input.classId &&
    stored.audience === input.audience &&
    stored.subject === input.subject &&
    stored.text === input.text;
  if (!isSame) throw new AppError('idempotency_mismatch');
}
