import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { type EmailMessage, type EmailPort, EmailSendError } from '../integrations/email/port.ts';
import { instrumentEmail } from './email-metrics.ts';

it('counts emails by outcome from zero, without changing what the sender sees', async () => {
  const registry = new Registry();
  const answers: (() => { messageId: string })[] = [
    () => ({ messageId: 'one' }),
    () => {
      throw new EmailSendError('No such sender.', false);
    },
    () => {
      throw new EmailSendError('Busy.', true);
    },
    () => {
      throw new Error('Away.');
    },
  ];
  const mailer: EmailPort = { send: async () => (answers.shift() as () => { messageId: string })() };
  const readCounts = async () =>
    Object.fromEntries(
      ((await registry.getSingleMetric('studio_emails_total')?.get())?.values ?? []).map(
        ({ labels, value }) => [labels.outcome, value],
      ),
    );
  instrumentEmail(mailer, registry);
  expect(await readCounts()).toEqual({ accepted: 0, rejected: 0, failed: 0 });
  const message = {} as EmailMessage;
  expect(await mailer.send(message)).toEqual({ messageId: 'one' });
  await expect(mailer.send(message)).rejects.toThrow('No such sender.');
  await expect(mailer.send(message)).rejects.toThrow('Busy.');
  await expect(mailer.send(message)).rejects.toThrow('Away.');
  expect(await readCounts()).toEqual({ accepted: 1, rejected: 1, failed: 2 });
});
