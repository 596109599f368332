import type { DeliverAccountMail } from '@studio/identity/mails/account-mail';
import { readBranchProfile } from '@studio/server/catalogue/store';
import { studioFacts } from '@studio/server/catalogue/studio-words';
import { accountLetter } from '@studio/server/outside/mail/account-letter';
import { MailNotSent } from '@studio/server/outside/mail/port';
import { renderMail } from '@studio/server/outside/mail/render-mail';
import type { Services } from '@studio/server/platform/services';

/** Writes the pool's mails in the studio's words and hands them to its mail service. */
export function deliverAccountMail(services: Services): DeliverAccountMail {
  const { config, database, mail: door, log } = services;
  return async ({ to, ...news }, messageId) => {
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
