import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { type MailMessage, MailNotSent, type MailPort } from '../outside/mail/port.ts';
import { watchMail } from './watch-mail.ts';

it('counts mails by what became of them, from nought on, and changes nothing for who sends', async () => {
  const registry = new Registry();
  const answers: (() => { messageId: string })[] = [
    () => ({ messageId: 'one' }),
    () => {
      throw new MailNotSent('No such sender.', false);
    },
    () => {
      throw new MailNotSent('Busy.', true);
    },
    () => {
      throw new Error('Away.');
    },
  ];
  const mail: MailPort = { send: async () => (answers.shift() as () => { messageId: string })() };
  const told = async () =>
    Object.fromEntries(
      ((await registry.getSingleMetric('studio_mails_total')?.get())?.values ?? []).map(
        ({ labels, value }) => [labels.outcome, value],
      ),
    );
  watchMail(mail, registry);
  expect(await told()).toEqual({ taken: 0, refused: 0, failed: 0 });
  const message = {} as MailMessage;
  expect(await mail.send(message)).toEqual({ messageId: 'one' });
  await expect(mail.send(message)).rejects.toThrow('No such sender.');
  await expect(mail.send(message)).rejects.toThrow('Busy.');
  await expect(mail.send(message)).rejects.toThrow('Away.');
  expect(await told()).toEqual({ taken: 1, refused: 1, failed: 2 });
});
