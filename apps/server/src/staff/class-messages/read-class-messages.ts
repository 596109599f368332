import type {
  ClassMessageDto,
  ClassMessageRecipientDto,
  ClassMessagesResponse,
} from '@studio/contracts/staff-class-messages';
import {
  type ClassMessageAudience,
  type ClassMessageCandidate,
  getClassMessageError,
  getDefaultClassMessageSubject,
  selectClassMessageRecipients,
} from '@studio/domain/bookings/class-message';
import { and, desc, eq } from 'drizzle-orm';
import { listClassMessageCandidates } from '../../class-messages/list-class-message-candidates.ts';
import { classMessages } from '../../class-messages/tables.ts';
import { findPersonIdByBooking } from '../../people/find-person.ts';
import { AppError } from '../../platform/app-error.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { findClass } from '../../timetable/store.ts';
import { loadActorNames } from '../people/load-actor-names.ts';
import { type DeliveryRow, getDeliveryState, listDeliveries } from './list-deliveries.ts';

/**
 * Returns the messages to the clients of a class with their delivery, and the clients who would get the next one.
 * Throws AppError not_found.
 */
export async function readClassMessages(
  { database, clock }: Services,
  branchId: string,
  classId: string,
): Promise<ClassMessagesResponse> {
  const now = clock.now();
  const klass = await findClass(database, branchId, classId, now);
  if (!klass) throw new AppError('not_found');
  const candidates = await listClassMessageCandidates(database, branchId, classId);
  const recipients = (audience: ClassMessageAudience) =>
    toRecipientDtos(database, branchId, candidates, audience);
  return {
    ok: true,
    closed: getClassMessageError(klass, now),
    defaultSubject: getDefaultClassMessageSubject(klass.title, klass.startsAt),
    recipients: {
      booked: await recipients('booked'),
      waiting: await recipients('waiting'),
      both: await recipients('both'),
    },
    messages: await readMessages(database, branchId, classId),
  };
}

async function toRecipientDtos(
  db: QueryExecutor,
  branchId: string,
  candidates: readonly ClassMessageCandidate[],
  audience: ClassMessageAudience,
): Promise<ClassMessageRecipientDto[]> {
  const dtos: ClassMessageRecipientDto[] = [];
  for (const { name, email, ownerId, unreachable } of selectClassMessageRecipients(candidates, audience)) {
    const booking = { branchId, principalId: ownerId, email };
    const personId = unreachable ? await findPersonIdByBooking(db, booking) : null;
    dtos.push({ name, unreachable, personId });
  }
  return dtos;
}

async function readMessages(
  db: QueryExecutor,
  branchId: string,
  classId: string,
): Promise<ClassMessageDto[]> {
  const rows = await db.orm
    .select()
    .from(classMessages)
    .where(and(eq(classMessages.branchId, branchId), eq(classMessages.classId, classId)))
    .orderBy(desc(classMessages.sentAt), desc(classMessages.id));
  if (rows.length === 0) return [];
  const deliveries = await listDeliveries(db, branchId, classId);
  const names = await loadActorNames(
    db,
    rows.map(({ sentBy }) => sentBy),
  );
  const messages: ClassMessageDto[] = [];
  for (const { id, audience, subject, text, sentAt, sentBy } of rows) {
    const own = deliveries.filter(({ messageId }) => messageId === id);
    messages.push({
      id,
      audience,
      subject,
      text,
      sentAt: sentAt.toISOString(),
      sentBy: names(sentBy),
      ...(await countDeliveries(db, branchId, own)),
    });
  }
  return messages;
}

async function countDeliveries(db: QueryExecutor, branchId: string, rows: readonly DeliveryRow[]) {
  const unreachable: ClassMessageDto['unreachable'] = [];
  const counts = { sent: 0, pending: 0 };
  for (const row of rows) {
    const delivery = getDeliveryState(row);
    if (delivery === 'sent' || delivery === 'pending') counts[delivery]++;
    else {
      const { name, principalId, email } = row;
      const personId = await findPersonIdByBooking(db, { branchId, principalId, email });
      unreachable.push({ name, delivery, personId });
    }
  }
  return { recipients: rows.length, ...counts, unreachable };
}
