import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { type EmailMessage, type EmailPort, EmailSendError } from '../integrations/email/port.ts';
import { instrumentEmail } from './email-metrics.ts';

it('counts mails by what became of them, from nought on, and changes nothing for who sends', async () => {
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
  const mail: EmailPort = { send: async () => (answers.shift() as () => { messageId: string })() };
  const told = async () =>
    Object.fromEntries(
      ((await registry.getSingleMetric('studio_mails_total')?.get())?.values ?? []).map(
        ({ labels, value }) => [labels.outcome, value],
      ),
    );
  instrumentEmail(mail, registry);
  expect(await told()).toEqual({ taken: 0, refused: 0, failed: 0 });
  const message = {} as EmailMessage;
  expect(await mail.send(message)).toEqual({ messageId: 'one' });
  await expect(mail.send(message)).rejects.toThrow('No such sender.');
  await expect(mail.send(message)).rejects.toThrow('Busy.');
  await expect(mail.send(message)).rejects.toThrow('Away.');
  expect(await told()).toEqual({ taken: 1, refused: 1, failed: 2 });
});
