import type { DeliverAccountSms } from '@studio/identity/mails/account-sms';
import { readBranchProfile } from '@studio/server/catalogue/store';
import { accountText } from '@studio/server/outside/sms/account-text';
import { SmsNotSent, type SmsPort } from '@studio/server/outside/sms/port';
import type { Services } from '@studio/server/platform/services';

/** Writes the pool's text messages in the studio's words and hands them to the service that sends them. */
export function deliverAccountSms(services: Services, door: SmsPort): DeliverAccountSms {
  const { config, database, log } = services;
  return async ({ to, ...code }, messageId) => {
    const { name } = await readBranchProfile(database, config.branchId);
    try {
      await door.send({ to, text: accountText({ name, siteUrl: config.publicUrl }, code) });
    } catch (error) {
      // Trying again helps no message that the service will never take.
      if (!(error instanceof SmsNotSent) || error.temporary) throw error;
      log.error({ err: error, sms: messageId }, 'a text message of an account will not be taken');
    }
  };
}
