import { purgeUnconfirmedSubscribers } from '@studio/server/newsletter/purge-unconfirmed-subscribers';
import { newsletterSubscribers } from '@studio/server/newsletter/tables';
import { outbox } from '@studio/server/platform/database/tables';
import { promoCodes } from '@studio/server/promotions/tables';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { solveProofOfWork } from '../harness/solve-proof-of-work.ts';
import { openTestStudio, type SentEmail, type TestStudio } from '../harness/test-studio.ts';

let studio: TestStudio;
beforeAll(async () => {
  studio = await openTestStudio();
});
afterAll(() => studio.close());

const openForMs = 8000;
const subscribe = (email: string, changes: object = {}) =>
  studio.visitor().call('/newsletter/subscribe', { email, source: 'footer', openForMs, ...changes });
const confirm = (key: string) => studio.visitor().call('/newsletter/confirm', { key });
const unsubscribe = (key: string) => studio.visitor().call('/newsletter/unsubscribe', { key });

function advanceTime(seconds: number): void {
  studio.time.now = new Date(studio.time.now.getTime() + seconds * 1000);
}

const extractConfirmKey = (sentEmail?: SentEmail) =>
  /\/newsletter\/confirm\?k=(\S+)/.exec(sentEmail?.text ?? '')?.[1] ?? '';
const extractUnsubscribeKey = (sentEmail?: SentEmail) =>
  /\/newsletter\/unsubscribe\?k=(\S+)/.exec(sentEmail?.text ?? '')?.[1] ?? '';
const codeOf = (sentEmail?: SentEmail) => /class pack: (\S{4} \S{4})/.exec(sentEmail?.text ?? '')?.[1];

async function requestConfirmKey(email: string): Promise<string> {
  await subscribe(email);
  const [sentEmail] = await studio.emails(email);
  return extractConfirmKey(sentEmail);
}

/** Subscribes an address and returns its unsubscribe key. */
async function subscribeAndConfirm(email: string): Promise<string> {
  await confirm(await requestConfirmKey(email));
  const [sentEmail] = await studio.emails(email);
  return extractUnsubscribeKey(sentEmail);
}

async function rowOf(email: string) {
  const rows = await studio.database.orm.select().from(newsletterSubscribers);
  const hash = studio.services.keys.sign('person', email);
  return rows.find((row) => row.personHash === hash);
}

describe('subscribing to the newsletter', () => {
  it('sends an email with a link, and nothing else before it is confirmed', async () => {
    expect(await subscribe('anna@guests.example')).toMatchObject({ status: 200, body: { ok: true } });
    const sentEmails = await studio.emails('anna@guests.example');
    expect(sentEmails.map((sentEmail) => sentEmail.subject)).toEqual([
      'Confirm your email address: Miles Street newsletter',
    ]);
    expect(sentEmails[0]?.text).toContain('10% off your first class pack');
    expect(extractConfirmKey(sentEmails[0])).not.toBe('');
    expect(await rowOf('anna@guests.example')).toMatchObject({ status: 'PENDING', source: 'footer' });
    expect(await studio.database.orm.select().from(promoCodes)).toEqual([]);
  });

  it('has the same response and writes as much for known and unknown addresses', async () => {
    await subscribeAndConfirm('known@guests.example');
    const written = async () =>
      (await studio.database.orm.select({ count: sql<number>`count(*)::int` }).from(outbox))[0]?.count ?? 0;
    const replies: unknown[] = [];
    for (const email of ['known@guests.example', 'known@guests.example', 'unknown@guests.example']) {
      const before = await written();
      replies.push(await subscribe(email));
      expect((await written()) - before).toBe(1);
    }
    expect(replies[1]).toEqual(replies[0]);
    expect(replies[2]).toEqual(replies[0]);
  });

  it('sends another email only after a delay that grows each time', async () => {
    const email = 'impatient@guests.example';
    const count = async () => (await studio.emails(email)).length;
    await subscribe(email);
    await subscribe(email);
    advanceTime(119);
    await subscribe(' IMPATIENT@guests.example ');
    expect(await count()).toBe(1);
    advanceTime(1);
    await subscribe(email);
    expect(await count()).toBe(2);
    advanceTime(120);
    await subscribe(email);
    expect(await count()).toBe(2);
    advanceTime(120);
    await subscribe(email);
    expect(await count()).toBe(3);
  });

  it.each([
    ['', 'Enter your email address.'],
    ['anna@', 'Enter an email address in the format name@example.com.'],
    ['anna@guests.example\r\nBcc: all@guests.example', 'Check this email address for typos.'],
    [`${'x'.repeat(120)}@guests.example`, 'Email addresses can have up to 120 characters.'],
  ])('is rejected for %j', async (email, expectedMessage) => {
    const { status, body } = await subscribe(email);
    expect({ status, code: body.code, field: body.field }).toEqual({
      status: 400,
      code: 'bad_request',
      field: 'email',
    });
    expect(body.message).toContain(expectedMessage);
  });

  it('is rejected for an unknown source and for an unknown branch', async () => {
    expect((await subscribe('a@guests.example', { source: 'elsewhere' })).body.field).toBe('source');
    expect((await subscribe('a@guests.example', { branchId: 'elsewhere' })).body.code).toBe('not_found');
  });

  it('stores nothing for a bot, with the same response', async () => {
    const email = 'machine@guests.example';
    expect(await subscribe(email, { website: 'x' })).toEqual(await subscribe('honest@guests.example'));
    expect(await rowOf(email)).toBeUndefined();
    expect(await studio.emails(email)).toEqual([]);
  });

  it('needs a proof of work when sent too fast, and accepts a solved one', async () => {
    const email = 'quick@guests.example';
    const rejected = await subscribe(email, { openForMs: 400 });
    expect(rejected).toMatchObject({ status: 428, body: { code: 'proof_required' } });
    expect(await rowOf(email)).toBeUndefined();
    const proof = await solveProofOfWork(rejected.body.challenge);
    expect((await subscribe(email, { openForMs: 900, proof })).status).toBe(200);
    expect(await studio.emails(email)).toHaveLength(1);
  });
});

describe('confirming a subscription', () => {
  it('emails one code for the first class pack, however often the button is clicked', async () => {
    const email = 'bea@guests.example';
    const key = await requestConfirmKey(email);
    expect((await confirm(key)).body).toMatchObject({ ok: true, alreadyDone: false });
    expect((await confirm(key)).body).toMatchObject({ ok: true, alreadyDone: true });
    const sentEmails = await studio.emails(email);
    expect(sentEmails[0]?.subject).toBe('Your 10% promo code for Miles Street');
    expect(sentEmails).toHaveLength(2);
    const codes = await studio.database.orm.select().from(promoCodes).where(eq(promoCodes.email, email));
    expect(codes).toMatchObject([{ percent: 10, appliesTo: 'first-pack', redeemedAt: null }]);
    expect(codeOf(sentEmails[0])?.replace(' ', '')).toBe(codes[0]?.code);
  });

  it('emails the same code again after a new subscription', async () => {
    const email = 'cleo@guests.example';
    await subscribeAndConfirm(email);
    const [first] = await studio.emails(email);
    await subscribe(email);
    const [secondEmail] = await studio.emails(email);
    expect(secondEmail?.text).toContain('You’re already subscribed');
    expect(codeOf(secondEmail)).toBe(codeOf(first));
    expect(codeOf(first)).toBeTruthy();
  });

  it('sends no code once it is used', async () => {
    const email = 'dora@guests.example';
    await subscribeAndConfirm(email);
    await studio.database.orm
      .update(promoCodes)
      .set({ redeemedAt: studio.time.now })
      .where(eq(promoCodes.email, email));
    await subscribe(email);
    const [sentEmail] = await studio.emails(email);
    expect(sentEmail?.subject).toBe('You’re already subscribed to the Miles Street newsletter');
    expect(codeOf(sentEmail)).toBeUndefined();
  });

  it('is possible for seven days', async () => {
    const key = await requestConfirmKey('late@guests.example');
    advanceTime(7 * 86_400 + 1);
    expect(await confirm(key)).toMatchObject({ status: 410, body: { code: 'link_expired' } });
    const fresh = await requestConfirmKey('late@guests.example');
    advanceTime(7 * 86_400 - 60);
    expect((await confirm(fresh)).body.alreadyDone).toBe(false);
  });

  it('rejects forged and foreign keys', async () => {
    const key = await requestConfirmKey('eve@guests.example');
    const parts = key.split('.');
    const unsubscribeKey = extractUnsubscribeKey((await studio.emails('eve@guests.example'))[0]);
    const altered = [parts[0], '1', ...parts.slice(2)].join('.');
    for (const forged of [
      'nonsense',
      altered,
      key.slice(0, -1),
      `${'A'.repeat(22)}.0.1.${parts[3]}`,
      unsubscribeKey,
    ]) {
      expect(await confirm(forged)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
    expect((await confirm('')).body).toMatchObject({ code: 'bad_request', field: 'key' });
  });
});

describe('unsubscribing', () => {
  it('erases everything but its proof, and is idempotent', async () => {
    const email = 'fay@guests.example';
    const key = await subscribeAndConfirm(email);
    expect((await unsubscribe(key)).body).toMatchObject({ ok: true, alreadyDone: false });
    expect((await unsubscribe(key)).body).toMatchObject({ ok: true, alreadyDone: true });
    expect(await rowOf(email)).toMatchObject({
      status: 'UNSUBSCRIBED',
      unsubscribedAt: studio.time.now,
      unsubscribedBy: 'page',
      email: null,
      source: null,
      requestedAt: null,
      confirmedAt: null,
    });
    const storedRows = await studio.sandbox.query<{ rows: string }>(
      `SELECT (SELECT coalesce(string_agg(t::text, ''), '') FROM newsletter_subscribers t)
           || (SELECT coalesce(string_agg(t::text, ''), '') FROM promo_codes t)
           || (SELECT coalesce(string_agg(t::text, ''), '') FROM outbox t) AS rows`,
      [],
    );
    expect(storedRows[0]?.rows).not.toContain(email);
  });

  it('works with one click from every email, whose plain POST always returns the same response', async () => {
    const email = 'gil@guests.example';
    await subscribeAndConfirm(email);
    const sentEmails = await studio.emails(email);
    expect(sentEmails).toHaveLength(2);
    for (const { headers } of sentEmails) {
      expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
      expect(headers['list-unsubscribe']).toMatch(/^<http:\S+\/api\/newsletter\/unsubscribe\?k=\S+>$/);
    }
    const address = new URL(sentEmails[0]?.headers['list-unsubscribe']?.slice(1, -1) ?? '');
    const url = `${address.pathname}${address.search}`;
    // Opened in a browser, it redirects to the page with the same link and changes nothing.
    for (const method of ['GET', 'HEAD'] as const) {
      const opened = await studio.app.inject({ method, url });
      expect([opened.statusCode, opened.headers.location]).toEqual([
        302,
        `/newsletter/unsubscribe${address.search}`,
      ]);
    }
    expect(await rowOf(email)).toMatchObject({ status: 'CONFIRMED' });
    const bodies = [
      { 'content-type': 'application/x-www-form-urlencoded', body: 'List-Unsubscribe=One-Click' },
      {
        'content-type': 'multipart/form-data; boundary=x',
        body: '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
      },
      { 'content-type': 'text/plain', body: '' },
    ];
    for (const { body: payload, ...headers } of bodies) {
      const response = await studio.app.inject({ method: 'POST', url, headers, payload });
      expect(response.statusCode).toBe(200);
    }
    expect((await studio.app.inject({ method: 'POST', url })).statusCode).toBe(200);
    expect(await rowOf(email)).toMatchObject({ status: 'UNSUBSCRIBED', unsubscribedBy: 'one-click' });
  });

  it('is triggered neither by GET nor by a forged key', async () => {
    const email = 'hal@guests.example';
    const key = await subscribeAndConfirm(email);
    const url = `/api/newsletter/unsubscribe?k=${key}`;
    expect((await studio.app.inject({ method: 'GET', url })).statusCode).toBe(302);
    const otherKey = `${key.startsWith('x') ? 'y' : 'x'}${key.slice(1)}`;
    const forged = await studio.app.inject({ method: 'POST', url: url.replace(key, otherKey) });
    expect(forged.statusCode).toBe(404);
    expect((await unsubscribe('nonsense')).body.code).toBe('not_found');
    expect(await rowOf(email)).toMatchObject({ status: 'CONFIRMED' });
  });

  it('invalidates earlier links, and subscribing again works without a second code', async () => {
    const email = 'ida@guests.example';
    const old = await requestConfirmKey(email);
    await confirm(old);
    const [welcome] = await studio.emails(email);
    await unsubscribe(extractUnsubscribeKey(welcome));
    expect((await confirm(old)).body.code).toBe('link_expired');
    const newKey = await requestConfirmKey(email);
    expect((await confirm(old)).body.code).toBe('link_expired');
    expect((await confirm(newKey)).body.alreadyDone).toBe(false);
    const [secondEmail] = await studio.emails(email);
    expect(codeOf(secondEmail)).toBe(codeOf(welcome));
    expect(await rowOf(email)).toMatchObject({ status: 'CONFIRMED', email, unsubscribedAt: null });
    expect((await unsubscribe(extractUnsubscribeKey(welcome))).body.alreadyDone).toBe(false);
  });

  it('stops queued emails', async () => {
    const email = 'jo@guests.example';
    const key = await subscribeAndConfirm(email);
    await subscribe(email);
    await unsubscribe(key);
    expect(await studio.emails(email)).toHaveLength(2);
  });
});

describe('an address that is never confirmed', () => {
  it('is purged after 30 days, but a former subscriber stays recorded as unsubscribed', async () => {
    const [newAddress, returning] = ['kim@guests.example', 'lea@guests.example'];
    await unsubscribe(await subscribeAndConfirm(returning));
    await subscribe(newAddress);
    await subscribe(returning);
    advanceTime(29 * 86_400);
    await purgeUnconfirmedSubscribers(studio.services);
    expect(await rowOf(newAddress)).toBeDefined();
    advanceTime(2 * 86_400);
    await purgeUnconfirmedSubscribers(studio.services);
    expect(await rowOf(newAddress)).toBeUndefined();
    expect(await rowOf(returning)).toMatchObject({ status: 'UNSUBSCRIBED', email: null });
  });
});
