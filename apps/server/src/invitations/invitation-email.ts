import { getInvitationPath, getInvitationText } from '@studio/domain/people-import/invitation';
import { loadBranchProfile } from '../catalogue/store.ts';
import { toStudioContact } from '../catalogue/studio-contact.ts';
import type { GenericEmailDetails } from '../integrations/email/email-details.ts';
import type { PreparedStatement } from '../platform/database/database.ts';
import { dropReasons } from '../platform/emails/drop-reasons.ts';
import type { EmailDraft, InvitationEmailJob } from '../platform/emails/outbox.ts';
import { formatGreeting } from '../platform/emails/shared-email-text.ts';
import type { Services } from '../platform/services.ts';
import { hasAccountSql, hasOwnEmailSql, isImportedSql } from './imported-clients-sql.ts';
import { loadInvitationItems } from './load-invitation-items.ts';

interface FoundClient {
  personId: string;
  firstName: string;
  email: string;
  hasAccount: boolean;
  hasEmail: boolean;
  isCurrent: boolean;
}

/** Selects the invited client; the surviving one after a merge. */
const invitedClient: PreparedStatement = {
  name: 'invited_client',
  text: `SELECT p.id AS "personId", p.first_name AS "firstName", coalesce(p.email, '') AS email,
      ${hasAccountSql} AS "hasAccount", ${hasOwnEmailSql} AS "hasEmail",
      (c.batch_id IS NULL OR ${isImportedSql}) AS "isCurrent"
    FROM client_invitations c
    JOIN people x ON x.branch_id = c.branch_id AND x.id = c.person_id
    JOIN people p ON p.branch_id = x.branch_id AND p.id = coalesce(x.merged_into, x.id)
    WHERE c.branch_id = $1 AND c.id = $2::uuid`,
};

/**
 * Builds an invitation when it is sent. Drops it if the client has created an account, lost their email address or been
 * erased since, or if their import was undone.
 */
export async function buildInvitationEmail(
  services: Services,
  { branchId, subject: { invitationId } }: InvitationEmailJob,
): Promise<EmailDraft<{ template: 'plain-message'; details: GenericEmailDetails }>> {
  const [client] = await services.database.run<FoundClient>(invitedClient, [branchId, invitationId]);
  if (!client?.isCurrent) return { drop: dropReasons.invitationCancelled };
  if (client.hasAccount) return { drop: dropReasons.hasAccount };
  if (!client.hasEmail) return { drop: dropReasons.noRecipient };
  const details = await buildInvitation(services, branchId, client);
  return { to: client.email, email: { template: 'plain-message', details } };
}

/** Returns the content of an invitation. The preview shows the same. */
export async function buildInvitation(
  services: Services,
  branchId: string,
  { personId, firstName, email }: Pick<FoundClient, 'personId' | 'firstName' | 'email'>,
): Promise<GenericEmailDetails> {
  const { database, clock } = services;
  const studio = toStudioContact(services, await loadBranchProfile(database, branchId));
  const rows = await loadInvitationItems(database, { branchId, personId }, clock.now());
  const { action, footer, note, ...text } = getInvitationText(studio.name, email, rows.length);
  return {
    studio,
    ...text,
    ...(firstName && { greeting: formatGreeting(firstName) }),
    ...(rows.length > 0 && { rows }),
    action: { label: action, href: `${studio.siteUrl}${getInvitationPath(email)}` },
    note: { text: note },
    footer: { text: footer },
  };
}
