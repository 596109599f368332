import { type RefusedEmailAbout, refusedEmailKinds } from '@studio/domain/insight/refused-emails';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { type Actor, writeAudit } from '../../platform/audit.ts';
import { settleRefusedEmails } from '../../platform/refused-emails.ts';
import type { Services } from '../../platform/services.ts';
import { outbox } from '../../platform/tables.ts';
import { knownPerson } from '../people/save-person.ts';
import { emailsOfPerson } from './emails-of-person.ts';

/** Whose refused emails: a client's, or those about something that no client was written to about. */
export type WhoseEmails = { personId: string } | { about: RefusedEmailAbout };

/** Sends refused emails again, or takes them off the list. Refuses with not_found. */
export async function settle(
  { database, clock }: Services,
  { branchId, whose, resend }: { branchId: string; whose: WhoseEmails; resend: boolean },
  actor: Actor,
): Promise<number> {
  const now = clock.now();
  if ('about' in whose) {
    const kinds = inArray(outbox.kind, [...refusedEmailKinds[whose.about]]);
    const which = and(eq(outbox.branchId, branchId), isNull(outbox.personId), kinds);
    return database.transaction((tx) => settleRefusedEmails(tx, which, { resend, now }));
  }
  const { id } = await knownPerson(database, branchId, whose.personId);
  return database.transaction(async (tx) => {
    const count = await settleRefusedEmails(tx, emailsOfPerson(tx, branchId, id), { resend, now });
    const entry = { branchId, at: now, actor, subject: 'person', subjectId: id } as const;
    const [action, why] = resend
      ? (['EMAILS_SENT_AGAIN', 'sent again after the address was refused'] as const)
      : (['REFUSED_EMAILS_DISMISSED', 'dismissed by staff'] as const);
    if (count > 0) await writeAudit(tx, [{ ...entry, action, why, detail: { emails: count } }]);
    return count;
  });
}
