import type { DeliverAccountSms } from '@studio/identity/messages/account-sms';
import { loadBranchProfile } from '@studio/server/catalogue/store';
import { buildAccountSms } from '@studio/server/integrations/sms/account-sms';
import { type SmsPort, SmsSendError } from '@studio/server/integrations/sms/port';
import type { Services } from '@studio/server/platform/services';

/**
 * Creates the function that writes the user pool's text messages and sends them. It drops a message that the provider
 * rejects permanently.
 */
export function createAccountSmsDelivery(services: Services, smsPort: SmsPort): DeliverAccountSms {
  const { config, database, log } = services;
  return async ({ to, ...code }, messageId) => {
    const { name } = await loadBranchProfile(database, config.branchId);
    try {
      await smsPort.send({ to, text: buildAccountSms({ name, siteUrl: config.publicUrl }, code) });
    } catch (error) {
      // A retry can't help if the text message service will never accept the message.
      if (!(error instanceof SmsSendError) || error.temporary) throw error;
      log.error(
        { err: error, sms: messageId },
        'the SMS provider rejected an account text message permanently',
      );
    }
  };
}
