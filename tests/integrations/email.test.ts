import { createServer } from 'node:net';
import { PGlite } from '@electric-sql/pglite';
import { createDatabaseFromPGlite } from '@studio/sandbox/database';
import { mailboxPages } from '@studio/sandbox/email/mailbox-pages';
import { type EmailSandbox, startEmailSandbox } from '@studio/sandbox/email/start-email-sandbox';
import { updateMessageFaults } from '@studio/sandbox/message-faults';
import { type EmailMessage, EmailSendError } from '@studio/server/integrations/email/port';
import { createSmtpEmail } from '@studio/server/integrations/email/smtp-email';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const pglite = new PGlite();
const database = createDatabaseFromPGlite(pglite);
let sandbox: EmailSandbox;
let mailbox: FastifyInstance;
let smtp: ReturnType<typeof createSmtpEmail>;

const from = 'Miles Street <hello@miles.example>';

beforeAll(async () => {
  sandbox = await startEmailSandbox({ database, port: 0, host: '127.0.0.1' });
  smtp = createSmtpEmail({ url: `smtp://127.0.0.1:${sandbox.port}`, from });
  mailbox = fastify();
  await mailbox.register(mailboxPages, { prefix: '/sandbox/mail', database });
});

afterAll(async () => {
  smtp?.close();
  await mailbox?.close();
  await sandbox?.stop();
  await pglite.close();
});

const picture = Buffer.from('89504e470d0a1a0a00ff', 'hex');
const message = (to: string, more: Partial<EmailMessage> = {}): EmailMessage => ({
  to,
  subject: 'Booked: Pilates für Łucja, £18',
  html: '<p>Hello <img src="cid:qr-1" alt="QR"></p>',
  text: 'Hello Łucja\n.\nend',
  attachments: [
    { filename: 'qr-1.png', content: picture, contentType: 'image/png', cid: 'qr-1' },
    {
      filename: 'class.ics',
      content: Buffer.from('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'),
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    },
  ],
  messageId: `mail-${to}`,
  ...more,
});

async function getEmailsTo(address: string) {
  const response = await mailbox.inject({ url: '/sandbox/mail.json', query: { to: address } });
  expect(response.statusCode).toBe(200);
  return response.json().mails;
}

async function getSendError(sending: Promise<unknown>): Promise<EmailSendError> {
  const error = await sending.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof EmailSendError)) throw new Error('The message was taken.', { cause: error });
  return error;
}

describe('the SMTP adapter', () => {
  it('delivers subject, both parts, the inline image and the calendar file', async () => {
    await smtp.send(message('Amara@Mail.example'));
    const [email, ...others] = await getEmailsTo('amara@mail.example');
    expect(others).toEqual([]);
    expect(email).toMatchObject({
      from,
      to: 'amara@mail.example',
      subject: 'Booked: Pilates für Łucja, £18',
      html: expect.stringContaining('<img src="cid:qr-1" alt="QR">'),
      text: expect.stringContaining('Hello Łucja\n.\nend'),
      attachments: [
        { filename: 'qr-1.png', contentType: 'image/png', cid: 'qr-1', size: picture.length },
        { filename: 'class.ics', contentType: 'text/calendar', cid: null },
      ],
    });
    expect(Date.now() - Date.parse(email.sentAt)).toBeLessThan(60_000);
    const file = await mailbox.inject(email.attachments[0].url);
    expect(file.rawPayload.equals(picture)).toBe(true);
    const entry = await mailbox.inject(email.attachments[1].url);
    expect(entry.body).toBe('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n');
  });

  it('keeps the Message-ID when an email is resent', async () => {
    const first = await smtp.send(message('twice@mail.example', { messageId: 'outbox-7' }));
    const second = await smtp.send(message('twice@mail.example', { messageId: 'outbox-7' }));
    expect(first).toEqual({ messageId: '<outbox-7@miles.example>' });
    expect(second).toEqual(first);
    const emails = await getEmailsTo('twice@mail.example');
    expect(emails.map((email: { messageId: string }) => email.messageId)).toEqual([
      first.messageId,
      first.messageId,
    ]);
  });

  it('reports a temporary rejection, and delivers the next attempt', async () => {
    await updateMessageFaults(database, { failNext: 1 });
    const error = await getSendError(smtp.send(message('later@mail.example')));
    expect(error.temporary).toBe(true);
    expect(error.message).not.toContain('later@mail.example');
    expect(await getEmailsTo('later@mail.example')).toEqual([]);
    await smtp.send(message('later@mail.example'));
    expect(await getEmailsTo('later@mail.example')).toHaveLength(1);
  });

  it('reports a permanent rejection', async () => {
    await updateMessageFaults(database, { rejectNext: 1 });
    const { temporary, isAddressRejected } = await getSendError(smtp.send(message('never@mail.example')));
    expect({ temporary, addressRefused: isAddressRejected }).toEqual({
      temporary: false,
      addressRefused: false,
    });
  });

  it.each(['zoe@nowhere.invalid', 'zoe@example.com,', '<ada@example.com>'])(
    'reports an address that cannot receive email: %s',
    async (to) => {
      const { temporary, isAddressRejected } = await getSendError(smtp.send(message(to)));
      expect({ temporary, addressRefused: isAddressRejected }).toEqual({
        temporary: false,
        addressRefused: true,
      });
    },
  );

  it('reports an unreachable server as temporary', async () => {
    const unreachable = createSmtpEmail({ url: 'smtp://127.0.0.1:1', from });
    expect((await getSendError(unreachable.send(message('away@mail.example')))).temporary).toBe(true);
    unreachable.close();
  });

  it('times out on a server that never responds', async () => {
    const silentServer = createServer(() => undefined).listen(0, '127.0.0.1');
    await new Promise((resolve) => silentServer.once('listening', resolve));
    const address = silentServer.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const waiting = createSmtpEmail({ url: `smtp://127.0.0.1:${port}`, from, timeoutMs: 300 });
    const started = Date.now();
    expect((await getSendError(waiting.send(message('silent@mail.example')))).temporary).toBe(true);
    expect(Date.now() - started).toBeLessThan(5_000);
    waiting.close();
    silentServer.close();
  });

  it.each(['a@mail.example, b@mail.example', 'a@mail.example\r\nBcc: b@mail.example', 'nobody', ''])(
    'sends nothing to %j, which is not a single address',
    async (to) => {
      expect((await getSendError(smtp.send(message(to)))).temporary).toBe(false);
      expect(await getEmailsTo('b@mail.example')).toEqual([]);
    },
  );

  it('requires encryption before it sends a password to another machine', async () => {
    const plain = createSmtpEmail({ url: `smtp://user:secret@127.0.0.1:${sandbox.port}`, from });
    await plain.send(message('loopback@mail.example'));
    expect(await getEmailsTo('loopback@mail.example')).toHaveLength(1);
    plain.close();
    const strict = createSmtpEmail({
      url: `smtp://user:secret@127.0.0.1:${sandbox.port}/?requireTLS=true`,
      from,
    });
    expect((await getSendError(strict.send(message('strict@mail.example')))).temporary).toBe(true);
    strict.close();
  });
});
