import { PGlite } from '@electric-sql/pglite';
import { createDatabaseFromPGlite } from '@studio/sandbox/database';
import { updateMessageFaults } from '@studio/sandbox/message-faults';
import { smsPages } from '@studio/sandbox/sms/sms-pages';
import { storeSms } from '@studio/sandbox/sms/sms-store';
import { type SmsSandbox, startSmsSandbox } from '@studio/sandbox/sms/start-sms-sandbox';
import { SmsSendError } from '@studio/server/integrations/sms/port';
import { createSnsSms, type SnsSmsOptions } from '@studio/server/integrations/sms/sns-sms';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const pglite = new PGlite();
const database = createDatabaseFromPGlite(pglite);
let sandbox: SmsSandbox;
let pages: FastifyInstance;
let sns: ReturnType<typeof createSnsSms>;

const options: SnsSmsOptions = {
  region: 'eu-west-2',
  credentials: { accessKeyId: 'sandbox', secretAccessKey: 'sandbox' },
  sender: 'MilesStreet',
};
const text = '048291 is your code.\n\n@miles.example #048291';

beforeAll(async () => {
  sandbox = await startSmsSandbox({ database, port: 0, host: '127.0.0.1' });
  sns = createSnsSms({ ...options, endpoint: `http://127.0.0.1:${sandbox.port}` });
  pages = fastify();
  await pages.register(smsPages, { prefix: '/sandbox/sms', database });
});

afterAll(async () => {
  sns?.close();
  await pages?.close();
  await sandbox?.stop();
  await pglite.close();
});

async function getTextsTo(number: string) {
  return (await pages.inject({ url: '/sandbox/sms.json', query: { to: number } })).json().texts;
}

async function getSendError(sending: Promise<unknown>): Promise<SmsSendError> {
  const error = await sending.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof SmsSendError)) throw new Error('The message was taken.', { cause: error });
  return error;
}

describe('the SMS adapter', () => {
  it('delivers sender and text unchanged', async () => {
    const { id } = await sns.send({ to: '+447700900001', text: `${text} & <ä€>` });
    expect(await getTextsTo('+447700900001')).toEqual([
      {
        id,
        from: 'MilesStreet',
        to: '+447700900001',
        text: `${text} & <ä€>`,
        sentAt: expect.stringMatching(/^\d{4}-/),
      },
    ]);
  });

  it('lets the service choose the sender when none is set', async () => {
    const endpoint = `http://127.0.0.1:${sandbox.port}`;
    const nameless = createSnsSms({ ...options, sender: null, endpoint });
    await nameless.send({ to: '+447700900002', text });
    expect(await getTextsTo('+447700900002')).toMatchObject([{ from: 'NOTICE' }]);
    nameless.close();
  });

  it('reports a temporary rejection without the number, and delivers the next attempt', async () => {
    await updateMessageFaults(database, { failNext: 1 }, 'sms_dials');
    const error = await getSendError(sns.send({ to: '+447700900003', text }));
    expect(error.temporary).toBe(true);
    expect(error.message).not.toContain('900003');
    expect(await getTextsTo('+447700900003')).toEqual([]);
    await sns.send({ to: '+447700900003', text });
    expect(await getTextsTo('+447700900003')).toHaveLength(1);
  });

  it('reports a permanent rejection, and a value that is not a number, as permanent', async () => {
    await updateMessageFaults(database, { rejectNext: 1 }, 'sms_dials');
    expect((await getSendError(sns.send({ to: '+447700900004', text }))).temporary).toBe(false);
    expect((await getSendError(sns.send({ to: '07700 900004', text }))).temporary).toBe(false);
    expect(await getTextsTo('900004')).toEqual([]);
  });

  it('reports an unreachable or silent service as temporary', async () => {
    const unreachable = createSnsSms({ ...options, endpoint: 'http://127.0.0.1:1' });
    expect((await getSendError(unreachable.send({ to: '+447700900005', text }))).temporary).toBe(true);
    unreachable.close();
    const silentServer = fastify();
    silentServer.post('/', () => new Promise(() => {}));
    const endpoint = await silentServer.listen({ port: 0, host: '127.0.0.1' });
    const waiting = createSnsSms({ ...options, endpoint, timeoutMs: 300 });
    expect((await getSendError(waiting.send({ to: '+447700900005', text }))).temporary).toBe(true);
    waiting.close();
    silentServer.server.closeAllConnections();
    await silentServer.close();
  });

  // A real message costs money and reaches a real phone, so it requires a configured number.
  it.skipIf(!process.env.SMS_TEST_NUMBER)('sends through Amazon', async () => {
    const real = createSnsSms({
      region: process.env.SMS_TEST_REGION ?? 'eu-west-2',
      credentials: null,
      sender: null,
    });
    expect((await real.send({ to: process.env.SMS_TEST_NUMBER ?? '', text })).id).not.toBe('');
    real.close();
  });
});

describe('the page of text messages', () => {
  const getPage = async (url: string) => (await pages.inject(url)).body;

  it('lists the newest first, filters by part of a number, and links to the mailbox', async () => {
    await storeSms(database, { sender: 'MilesStreet', recipient: '+447700900101', body: 'First' });
    await storeSms(database, { sender: 'MilesStreet', recipient: '+447700900102', body: 'Second' });
    const page = await getPage('/sandbox/sms');
    expect(page.indexOf('Second')).toBeLessThan(page.indexOf('First'));
    expect(page).toContain('href="/sandbox/mail"');
    const found = await getPage(`/sandbox/sms?to=${encodeURIComponent('+44 7700 900101')}`);
    expect(found).toContain('First');
    expect(found).not.toContain('Second');
    expect(await getPage('/sandbox/sms?to=900999')).toContain('No text messages to');
  });

  it('escapes all external content', async () => {
    const evil = `"><script>alert('x')</script>`;
    await storeSms(database, { sender: evil, recipient: '+447700900103', body: evil });
    const page = await pages.inject('/sandbox/sms');
    expect(page.body).not.toContain('<script');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('shows and updates its fault dials', async () => {
    const updated = await pages.inject({
      method: 'POST',
      url: '/sandbox/sms/dials',
      payload: { failNext: 2 },
    });
    expect(updated.json()).toEqual({ failNext: 2, rejectNext: 0 });
    expect((await pages.inject('/sandbox/sms/dials')).json()).toEqual({ failNext: 2, rejectNext: 0 });
    await updateMessageFaults(database, { failNext: 0 }, 'sms_dials');
  });
});
