import type { AccountMail, DeliverAccountMail } from '@studio/identity/mails/account-mail';
import { readBranchProfile } from '@studio/server/catalogue/store';
import { studioFacts } from '@studio/server/catalogue/studio-words';
import { takeEmailBudget } from '@studio/server/email-budget';
import { isMembersEmail } from '@studio/server/members/store';
import { accountLetter } from '@studio/server/outside/mail/account-letter';
import { MailNotSent } from '@studio/server/outside/mail/port';
import { renderMail } from '@studio/server/outside/mail/render-mail';
import type { Queries } from '@studio/server/platform/database';
import type { EmailCause } from '@studio/server/platform/email-causes';
import { isWithin, type Limit } from '@studio/server/platform/limits';
import type { Services } from '@studio/server/platform/services';

/**
 * Who causes each account email. Anyone can have a code sent to any address (`code`): to the verified address of a member it
 * is the account's, limited by the pool alone, else a stranger's. `account-exists` is what a stranger gets for a member's
 * address. Everything else needs the password or the administrator.
 */
const causes: Record<AccountMail['kind'], 'code' | 'stranger' | 'account'> = {
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
  'phone-proven': 'account',
  'second-factors-changed': 'account',
};

/** Writes the pool's mails in the studio's words and hands them to its mail service. */
export function deliverAccountMail(services: Services): DeliverAccountMail {
  const { config, database, mail: door, log } = services;
  return async ({ to, ...news }, messageId) => {
    if (!(await mayGo(services, { to, kind: news.kind }, messageId))) return;
    const studio = studioFacts(services, await readBranchProfile(database, config.branchId));
    const rendered = await renderMail({ template: 'letter', facts: accountLetter(studio, news) });
    const replyTo = { name: studio.name, address: studio.email };
    try {
      await door.send({ from: config.mail.from, to, replyTo, messageId, ...rendered });
    } catch (error) {
      // Trying again helps no mail that the service will never take.
      if (!(error instanceof MailNotSent) || error.temporary) throw error;
      log.error({ err: error, mail: messageId }, 'an account mail will not be taken');
    }
  };
}

/** Tells an email that is tried again from a first attempt; kept for a day, which is longer than the pool tries. */
const firstAttempt: Limit = { name: 'day:account-email', max: 1, windowSeconds: 86_400 };

/** Counts an email against the budget of its recipient, once however often it is tried. False when it is used up. */
async function mayGo(
  { database, ...services }: Services,
  { to, kind }: Pick<AccountMail, 'to' | 'kind'>,
  messageId: string,
): Promise<boolean> {
  if (!services.config.limits) return true;
  const now = services.clock.now();
  const cause = await causeOf(database, { to, kind });
  return database.transaction(async (tx) => {
    if (!(await isWithin(tx, firstAttempt, messageId, now))) return true;
    return takeEmailBudget(tx, services, { to, cause }, now);
  });
}

async function causeOf(db: Queries, { to, kind }: Pick<AccountMail, 'to' | 'kind'>): Promise<EmailCause> {
  const cause = causes[kind];
  if (cause !== 'code') return cause;
  return (await isMembersEmail(db, to)) ? 'account' : 'stranger';
}
