import type { AccountEmail, DeliverAccountEmail } from '@studio/identity/messages/account-email';
import { loadDocumentBrand } from '@studio/server/catalogue/pictures/load-document-brand';
import { loadBranchProfile } from '@studio/server/catalogue/store';
import { toStudioContact } from '@studio/server/catalogue/studio-contact';
import { consumeEmailBudget } from '@studio/server/email-budget';
import { buildAccountEmail } from '@studio/server/integrations/email/account-email';
import { getEmailSender } from '@studio/server/integrations/email/email-sender';
import { EmailSendError } from '@studio/server/integrations/email/port';
import { isMemberEmail } from '@studio/server/members/store';
import type { QueryExecutor } from '@studio/server/platform/database/database';
import type { EmailCause } from '@studio/server/platform/emails/email-causes';
import { type RateLimit, tryConsumeRateLimit } from '@studio/server/platform/limits/rate-limits';
import type { Services } from '@studio/server/platform/services';

/**
 * Cause of each kind of account email, which decides its email budget:
 *
 * - `code`: anyone can request such an email for any email address. If the address is the verified one of a member, the
 *   email counts as caused by the account, which only the user pool limits. Otherwise it counts as caused by a
 *   stranger.
 * - `stranger`: a stranger has tried to sign up with the email address of a member.
 * - `account`: the email follows an action that only the account's owner or an administrator can take.
 */
const causes: Record<AccountEmail['kind'], 'code' | 'stranger' | 'account'> = {
  'confirm-sign-up': 'code',
  'verify-email': 'code',
  'link-provider': 'code',
  'reset-password': 'code',
  'sign-in-by-mail': 'code',
  'account-exists': 'stranger',
  'sign-in': 'account',
  invitation: 'account',
  'password-changed': 'account',
  'account-deleted': 'account',
  'passkey-added': 'account',
  'passkey-removed': 'account',
  'recovery-codes-made': 'account',
  'recovery-code-used': 'account',
  'new-device': 'account',
  'provider-linked': 'account',
  'email-changed': 'account',
  'phone-verified': 'account',
  'second-factors-changed': 'account',
};

/**
 * Creates the function that renders the user pool's emails and sends them. It drops an email that exceeds the
 * recipient's budget or that the email service rejects permanently.
 */
export function createAccountEmailDelivery(services: Services): DeliverAccountEmail {
  const { config, database, mailer, log } = services;
  return async ({ to, ...email }, messageId) => {
    if (!(await isWithinBudget(services, { to, kind: email.kind }, messageId))) return;
    const studio = toStudioContact(services, await loadBranchProfile(database, config.branchId));
    const { renderEmail } = await import('@studio/server/integrations/email/render-email');
    const rendered = await renderEmail(
      { template: 'plain-message', details: buildAccountEmail(studio, email) },
      await loadDocumentBrand(services, studio.name),
    );
    const replyTo = { name: studio.name, address: studio.email };
    try {
      await mailer.send({
        from: getEmailSender(config.email.from, studio.name),
        to,
        replyTo,
        messageId,
        ...rendered,
      });
    } catch (error) {
      // A retry can't help if the email service will never accept the email.
      if (!(error instanceof EmailSendError) || error.temporary) throw error;
      log.error({ err: error, mail: messageId }, 'the mail server rejected an account email permanently');
    }
  };
}

/**
 * Rate limit that distinguishes first attempts from retries. Its window lasts a day, longer than the user pool retries.
 */
const firstAttempt: RateLimit = { name: 'day:account-email', max: 1, windowSeconds: 86_400 };

/** Counts an email against its recipient's budget, once for all attempts. Returns false when the budget is used up. */
async function isWithinBudget(
  { database, ...services }: Services,
  { to, kind }: Pick<AccountEmail, 'to' | 'kind'>,
  messageId: string,
): Promise<boolean> {
  if (!services.config.limits) return true;
  const now = services.clock.now();
  const cause = await findCause(database, { to, kind });
  return database.transaction(async (tx) => {
    if (!(await tryConsumeRateLimit(tx, firstAttempt, messageId, now))) return true;
    return consumeEmailBudget(tx, services, { to, cause }, now);
  });
}

async function findCause(
  db: QueryExecutor,
  { to, kind }: Pick<AccountEmail, 'to' | 'kind'>,
): Promise<EmailCause> {
  const cause = causes[kind];
  if (cause !== 'code') return cause;
  return (await isMemberEmail(db, to)) ? 'account' : 'stranger';
}
