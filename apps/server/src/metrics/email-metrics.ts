import { Counter, type Registry } from 'prom-client';
import { type EmailPort, EmailSendError } from '../integrations/email/port.ts';

/**
 * Counts the outcomes of sent emails, including account emails. If the email service suspends the studio's account or
 * doesn't know its sender address, it rejects each email for good. No queue grows then, so only these counts show the
 * problem.
 */
export function instrumentEmail(mailer: EmailPort, registry: Registry): void {
  const emailCounter = new Counter({
    name: 'studio_emails_total',
    help: 'Emails by outcome at the mail server: accepted, rejected permanently, or failed and retried',
    labelNames: ['outcome'],
    registers: [registry],
  });
  // Starts every series at 0, because otherwise alerts would see no increase at the first rejection.
  for (const outcome of ['accepted', 'rejected', 'failed']) emailCounter.inc({ outcome }, 0);
  const send = mailer.send.bind(mailer);
  mailer.send = async (message) => {
    try {
      const sent = await send(message);
      emailCounter.inc({ outcome: 'accepted' });
      return sent;
    } catch (error) {
      emailCounter.inc({
        outcome: error instanceof EmailSendError && !error.temporary ? 'rejected' : 'failed',
      });
      throw error;
    }
  };
}
