import { type UndeliveredEmailTopic, undeliveredEmailKinds } from '@studio/domain/insight/undelivered-emails';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { type Actor, writeAudit } from '../../platform/audit.ts';
import { outbox } from '../../platform/database/tables.ts';
import { resolveUndeliveredEmails } from '../../platform/emails/resolve-undelivered-emails.ts';
import type { Services } from '../../platform/services.ts';
import { requirePerson } from '../people/save-person.ts';
import { whereEmailOfPerson } from './where-email-of-person.ts';

/** Recipient of rejected emails: a client, or the topic of emails to people who aren't clients. */
export type UndeliveredEmailsRecipient = { personId: string } | { topic: UndeliveredEmailTopic };

/** Sends rejected emails again or dismisses them. Returns how many there were. Throws AppError not_found. */
export async function handleUndeliveredEmails(
  { database, clock }: Services,
  {
    branchId,
    recipient,
    resend,
  }: { branchId: string; recipient: UndeliveredEmailsRecipient; resend: boolean },
  actor: Actor,
): Promise<number> {
  const now = clock.now();
  if ('topic' in recipient) {
    const kinds = inArray(outbox.kind, [...undeliveredEmailKinds[recipient.topic]]);
    const which = and(eq(outbox.branchId, branchId), isNull(outbox.personId), kinds);
    return database.transaction((tx) => resolveUndeliveredEmails(tx, which, { resend, now }));
  }
  const { id } = await requirePerson(database, branchId, recipient.personId);
  return database.transaction(async (tx) => {
    const count = await resolveUndeliveredEmails(tx, whereEmailOfPerson(tx, branchId, id), {
      resend,
      now,
    });
    const entry = { branchId, at: now, actor, subject: 'person', subjectId: id } as const;
    const [action, why] = resend
      ? (['EMAILS_RESENT', 'resent after the email address was rejected'] as const)
      : (['UNDELIVERED_EMAILS_DISMISSED', 'dismissed by the team'] as const);
    if (count > 0) await writeAudit(tx, [{ ...entry, action, reason: why, detail: { emails: count } }]);
    return count;
  });
}
