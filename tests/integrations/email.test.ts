import { createServer } from 'node:net';
import { PGlite } from '@electric-sql/pglite';
import { fromPGlite } from '@studio/sandbox/database';
import { updateEmailFaults } from '@studio/sandbox/email/email-faults';
import { mailboxPages } from '@studio/sandbox/email/mailbox-pages';
import { type EmailSandbox, startEmailSandbox } from '@studio/sandbox/email/start-email-sandbox';
import { type EmailMessage, EmailSendError } from '@studio/server/integrations/email/port';
import { createSmtpEmail } from '@studio/server/integrations/email/smtp-email';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const pglite = new PGlite();
const database = fromPGlite(pglite);
let sandbox: EmailSandbox;
let mailbox: FastifyInstance;
let door: ReturnType<typeof createSmtpEmail>;

const from = 'Miles Street <hello@miles.example>';

beforeAll(async () => {
  sandbox = await startEmailSandbox({ database, port: 0, host: '127.0.0.1' });
  door = createSmtpEmail({ url: `smtp://127.0.0.1:${sandbox.port}`, from });
  mailbox = fastify();
  await mailbox.register(mailboxPages, { prefix: '/sandbox/mail', database });
});

afterAll(async () => {
  door?.close();
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

async function mailsTo(address: string) {
  const answer = await mailbox.inject({ url: '/sandbox/mail.json', query: { to: address } });
  expect(answer.statusCode).toBe(200);
  return answer.json().mails;
}

async function failure(sending: Promise<unknown>): Promise<EmailSendError> {
  const error = await sending.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof EmailSendError)) throw new Error('The message was taken.', { cause: error });
  return error;
}

describe('mail through the door', () => {
  it('arrives with subject, both parts, the picture in its place and the calendar file', async () => {
    await door.send(message('Amara@Mail.example'));
    const [mail, ...others] = await mailsTo('amara@mail.example');
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
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
    expect(Date.now() - Date.parse(mail.sentAt)).toBeLessThan(60_000);
    const file = await mailbox.inject(mail.attachments[0].url);
    expect(file.rawPayload.equals(picture)).toBe(true);
    const entry = await mailbox.inject(mail.attachments[1].url);
    expect(entry.body).toBe('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n');
  });

  it('keeps its Message-ID when it is sent again', async () => {
    const first = await door.send(message('twice@mail.example', { messageId: 'outbox-7' }));
    const second = await door.send(message('twice@mail.example', { messageId: 'outbox-7' }));
    expect(first).toEqual({ messageId: '<outbox-7@miles.example>' });
    expect(second).toEqual(first);
    const mails = await mailsTo('twice@mail.example');
    expect(mails.map((mail: { messageId: string }) => mail.messageId)).toEqual([
      first.messageId,
      first.messageId,
    ]);
  });

  it('reports a refusal for now as temporary, and the next attempt arrives', async () => {
    await updateEmailFaults(database, { failNext: 1 });
    const error = await failure(door.send(message('later@mail.example')));
    expect(error.temporary).toBe(true);
    expect(error.message).not.toContain('later@mail.example');
    expect(await mailsTo('later@mail.example')).toEqual([]);
    await door.send(message('later@mail.example'));
    expect(await mailsTo('later@mail.example')).toHaveLength(1);
  });

  it('reports a refusal for good as permanent', async () => {
    await updateEmailFaults(database, { rejectNext: 1 });
    const { temporary, addressRefused } = await failure(door.send(message('never@mail.example')));
    expect({ temporary, addressRefused }).toEqual({ temporary: false, addressRefused: false });
  });

  it.each(['zoe@nowhere.invalid', 'zoe@example.com,', '<ada@example.com>'])(
    'reports an address that cannot receive email: %s',
    async (to) => {
      const { temporary, addressRefused } = await failure(door.send(message(to)));
      expect({ temporary, addressRefused }).toEqual({ temporary: false, addressRefused: true });
    },
  );

  it('reports a service that is away as temporary', async () => {
    const away = createSmtpEmail({ url: 'smtp://127.0.0.1:1', from });
    expect((await failure(away.send(message('away@mail.example')))).temporary).toBe(true);
    away.close();
  });

  it('gives up on a service that never says a word', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    const address = silent.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const waiting = createSmtpEmail({ url: `smtp://127.0.0.1:${port}`, from, timeoutMs: 300 });
    const started = Date.now();
    expect((await failure(waiting.send(message('silent@mail.example')))).temporary).toBe(true);
    expect(Date.now() - started).toBeLessThan(5_000);
    waiting.close();
    silent.close();
  });

  it.each(['a@mail.example, b@mail.example', 'a@mail.example\r\nBcc: b@mail.example', 'nobody', ''])(
    'hands nothing over for %j, which is not one address',
    async (to) => {
      expect((await failure(door.send(message(to)))).temporary).toBe(false);
      expect(await mailsTo('b@mail.example')).toEqual([]);
    },
  );

  it('asks for encryption before it sends a password to another machine', async () => {
    const plain = createSmtpEmail({ url: `smtp://user:secret@127.0.0.1:${sandbox.port}`, from });
    await plain.send(message('loopback@mail.example'));
    expect(await mailsTo('loopback@mail.example')).toHaveLength(1);
    plain.close();
    const strict = createSmtpEmail({
      url: `smtp://user:secret@127.0.0.1:${sandbox.port}/?requireTLS=true`,
      from,
    });
    expect((await failure(strict.send(message('strict@mail.example')))).temporary).toBe(true);
    strict.close();
  });
});
