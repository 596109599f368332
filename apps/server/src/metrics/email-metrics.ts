import { Counter, type Registry } from 'prom-client';
import { type EmailPort, EmailSendError } from '../integrations/email/port.ts';

/**
 * Counts what the mail service makes of mails, those about accounts among them. A paused account or a sender it does not
 * know is refused mail by mail, and nothing of that waits anywhere.
 */
export function instrumentEmail(mail: EmailPort, registry: Registry): void {
  const mails = new Counter({
    name: 'studio_mails_total',
    help: 'Mails by what the mail service made of them: taken, refused for good, or failed and to be tried again',
    labelNames: ['outcome'],
    registers: [registry],
  });
  // A series that begins with its first refusal has no growth to be alarmed by.
  for (const outcome of ['taken', 'refused', 'failed']) mails.inc({ outcome }, 0);
  const send = mail.send.bind(mail);
  mail.send = async (message) => {
    try {
      const sent = await send(message);
      mails.inc({ outcome: 'taken' });
      return sent;
    } catch (error) {
      mails.inc({ outcome: error instanceof EmailSendError && !error.temporary ? 'refused' : 'failed' });
      throw error;
    }
  };
}
