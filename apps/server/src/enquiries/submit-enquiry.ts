import { getContactSubject } from '@studio/content/copy/contact';
import type { ContactDetails, ContactTopic } from '@studio/domain/enquiries/contact-details';
import { v7 as uuidv7 } from 'uuid';
import { findBranchProfile, listCurrentInstructors } from '../catalogue/store.ts';
import { AppError } from '../platform/app-error.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import type { RequestingCaller } from '../platform/emails/email-kinds.ts';
import { enqueueEmail } from '../platform/emails/outbox.ts';
import type { Services } from '../platform/services.ts';
import { insertContactMessage } from './store.ts';

/** Contact form input. Without a subject, the topic's default applies. */
export interface SubmitEnquiryInput extends Omit<ContactDetails, 'subject'> {
  branchId: string;
  topic: ContactTopic;
  instructorId: string | null;
  subject: string | null;
}

/**
 * Stores a message and emails the studio and a copy to the sender. Stores spam without sending emails. Does nothing
 * when `isFirst` returns false, because the request repeats an earlier one. Throws AppError not_found for an unknown
 * branch, and bad_request for an unknown instructor.
 */
export async function submitEnquiry(
  services: Services,
  input: SubmitEnquiryInput,
  sent: { spam: boolean; requester: RequestingCaller; isFirst: (tx: QueryExecutor) => Promise<boolean> },
): Promise<void> {
  const { database, clock } = services;
  const { spam, requester, isFirst } = sent;
  const { branchId, topic, instructorId, name, email, message } = input;
  const now = clock.now();
  if (!(await findBranchProfile(database, branchId))) throw new AppError('not_found');
  const instructor = await instructorName(services, input);
  const subject = input.subject ?? getContactSubject(topic, { instructor });
  const id = uuidv7();
  const status = spam ? ('SPAM' as const) : ('NEW' as const);
  const row = { branchId, id, status, topic, instructorId, name, email, subject, message, createdAt: now };
  await database.transaction(async (tx) => {
    if (!(await isFirst(tx))) return;
    await insertContactMessage(tx, row);
    if (spam) return;
    await enqueueEmail(tx, { branchId, kind: 'contact-notice', subject: { messageId: id } }, now);
    await enqueueEmail(tx, { branchId, kind: 'contact-copy', subject: { messageId: id } }, now, requester);
  });
}

async function instructorName(
  { database }: Services,
  { branchId, instructorId }: SubmitEnquiryInput,
): Promise<string | undefined> {
  if (instructorId === null) return undefined;
  const instructors = await listCurrentInstructors(database, branchId);
  const found = instructors.find(({ id }) => id === instructorId);
  if (!found) throw new AppError('bad_request', 'We couldn’t find this instructor.', { field: 'with' });
  return found.name;
}
