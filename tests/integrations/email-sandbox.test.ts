import { PGlite } from '@electric-sql/pglite';
import { createDatabaseFromPGlite } from '@studio/sandbox/database';
import { type ReceivedEmail, storeEmail } from '@studio/sandbox/email/email-store';
import { mailboxPages } from '@studio/sandbox/email/mailbox-pages';
import { migrateEmailSandbox } from '@studio/sandbox/email/schema';
import { startEmailSandbox } from '@studio/sandbox/email/start-email-sandbox';
import { consumeNextFault } from '@studio/sandbox/message-faults';
import fastify, { type FastifyInstance } from 'fastify';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const pglite = new PGlite();
const database = createDatabaseFromPGlite(pglite);
let mailbox: FastifyInstance;

beforeAll(async () => {
  await migrateEmailSandbox(database);
  mailbox = fastify();
  await mailbox.register(mailboxPages, { prefix: '/sandbox/mail', database });
});

afterAll(async () => {
  await mailbox?.close();
  await pglite.close();
});

const buildEmail = (recipient: string, more: Partial<ReceivedEmail> = {}): ReceivedEmail => ({
  messageId: '<1@miles.example>',
  sender: 'Miles Street <hello@miles.example>',
  recipients: [recipient],
  subject: 'Booked',
  html: '<html><head></head><body><img src="cid:qr"><a href="/booking/1">Booking</a></body></html>',
  plain: 'Booked',
  headers: {},
  attachments: [],
  ...more,
});

const getPage = (url: string) => mailbox.inject(url);

describe('the mailbox', () => {
  it('shows a message when it is empty', async () => {
    expect((await getPage('/sandbox/mail')).body).toContain('No emails yet');
    expect((await getPage('/sandbox/mail/')).statusCode).toBe(200);
    expect((await getPage('/sandbox/mail.json')).json()).toEqual({ mails: [] });
  });

  it('lists the newest email first and filters by address', async () => {
    await storeEmail(database, buildEmail('amara@mail.example', { subject: 'First' }));
    await storeEmail(database, buildEmail('amara@mail.example', { subject: 'Second' }));
    await storeEmail(database, buildEmail('jonas_o@mail.example', { subject: 'Third' }));
    const subjects = (response: { json(): { mails: { subject: string }[] } }) =>
      response.json().mails.map(({ subject }) => subject);
    expect(subjects(await getPage('/sandbox/mail.json'))).toEqual(['Third', 'Second', 'First']);
    expect(subjects(await getPage('/sandbox/mail.json?to=AMARA@mail.example'))).toEqual(['Second', 'First']);
    expect(subjects(await getPage('/sandbox/mail.json?to=amara'))).toEqual([]);
    const found = (await getPage('/sandbox/mail?to=jonas_')).body;
    expect(found).toContain('Third');
    expect(found).not.toContain('Second');
    expect((await getPage('/sandbox/mail?to=j%25')).body).toContain('No emails to');
  });

  it('paginates when the emails do not fit on one page', async () => {
    for (let index = 0; index < 51; index++) {
      await storeEmail(database, buildEmail('many@mail.example', { subject: `Number ${index}.` }));
    }
    const first = (await getPage('/sandbox/mail?to=many')).body;
    expect(first).toContain('Number 50.');
    expect(first).not.toContain('Number 0.');
    const [, older = ''] = /href="([^"]*before[^"]*)"/.exec(first) ?? [];
    const second = (await getPage(older.replaceAll('&#38;', '&'))).body;
    expect(second).toContain('Number 0.');
    expect(second).not.toContain('Older emails');
  });

  it('escapes all external content', async () => {
    const evil = `"><script>alert('x')</script>&`;
    const id = await storeEmail(
      database,
      buildEmail('evil@mail.example', {
        subject: evil,
        plain: evil,
        sender: evil,
        attachments: [
          { filename: evil, contentType: 'text/html\r\nx: y', contentId: null, content: Buffer.from(evil) },
        ],
      }),
    );
    const query = `?part=text&to=${encodeURIComponent(evil)}`;
    for (const url of [`/sandbox/mail${query}`, `/sandbox/mail/${id}${query}`, `/sandbox/mail/${id}`]) {
      const page = await getPage(url);
      expect(page.body).not.toContain('<script');
      expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    }
    const file = await getPage(`/sandbox/mail/${id}/attachments/0`);
    expect(file.headers['content-type']).toBe('application/octet-stream');
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''[\w%.-]+$/);
    expect(file.body).toBe(evil);
  });

  it('shows the HTML part with its images in a frame that runs and loads nothing', async () => {
    const content = Buffer.from('89504e47', 'hex');
    const attachments = [{ filename: 'qr.png', contentType: 'image/png', contentId: 'qr', content }];
    const id = await storeEmail(database, buildEmail('html@mail.example', { attachments }));
    expect((await getPage(`/sandbox/mail/${id}`)).body).toContain(`src="/sandbox/mail/${id}/html" sandbox="`);
    const shown = await getPage(`/sandbox/mail/${id}/html`);
    expect(shown.body).toContain('<img src="data:image/png;base64,iVBORw==">');
    expect(shown.body).toContain('<head><base target="_blank">');
    const policy = shown.headers['content-security-policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/sandbox(?!.*allow-(scripts|same-origin))/);
  });

  it('returns 404 for unknown emails', async () => {
    for (const url of ['/sandbox/mail/nope', '/sandbox/mail/nope/html', '/sandbox/mail/nope/attachments/0']) {
      expect((await getPage(url)).statusCode).toBe(404);
    }
  });

  it('counts its fault dials down, one message at a time', async () => {
    const updated = await mailbox.inject({
      method: 'POST',
      url: '/sandbox/mail/dials',
      payload: { failNext: 2 },
    });
    expect(updated.json()).toEqual({ failNext: 2, rejectNext: 0 });
    expect([
      await consumeNextFault(database),
      await consumeNextFault(database),
      await consumeNextFault(database),
    ]).toEqual(['for now', 'for now', undefined]);
    const rejected = await mailbox.inject({
      method: 'POST',
      url: '/sandbox/mail/dials',
      payload: { failNext: -1 },
    });
    expect(rejected.statusCode).toBe(400);
  });

  it('keeps its emails across restarts, next to another instance on the same database', async () => {
    const [first, second] = await Promise.all(
      [0, 0].map((port) => startEmailSandbox({ database, port, host: '127.0.0.1' })),
    );
    for (const { port } of [first, second].flatMap((started) => started ?? [])) {
      const transport = createTransport({ host: '127.0.0.1', port });
      await transport.sendMail({ from: 'a@miles.example', to: 'both@mail.example', text: String(port) });
    }
    await Promise.all([first?.stop(), second?.stop()]);
    await migrateEmailSandbox(database);
    expect((await getPage('/sandbox/mail.json?to=both@mail.example')).json().mails).toHaveLength(2);
  });
});
