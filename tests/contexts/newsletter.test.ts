import { purgeUnconfirmedSubscribers } from '@studio/server/newsletter/purge-unconfirmed-subscribers';
import { newsletterSubscribers } from '@studio/server/newsletter/tables';
import { outbox } from '@studio/server/platform/tables';
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
const asks = (email: string, changes: object = {}) =>
  studio.visitor().call('/newsletter/subscribe', { email, source: 'footer', openForMs, ...changes });
const confirms = (key: string) => studio.visitor().call('/newsletter/confirm', { key });
const leaves = (key: string) => studio.visitor().call('/newsletter/unsubscribe', { key });

function later(seconds: number): void {
  studio.time.now = new Date(studio.time.now.getTime() + seconds * 1000);
}

const confirmKey = (mail?: SentEmail) => /\/newsletter\/confirm\?k=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
const leaveKey = (mail?: SentEmail) => /\/newsletter\/unsubscribe\?k=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
const codeOf = (mail?: SentEmail) => /class pack: (\S{4} \S{4})/.exec(mail?.text ?? '')?.[1];

async function asked(email: string): Promise<string> {
  await asks(email);
  const [mail] = await studio.mails(email);
  return confirmKey(mail);
}

/** Subscribes an address and returns its unsubscribe key. */
async function listed(email: string): Promise<string> {
  await confirms(await asked(email));
  const [mail] = await studio.mails(email);
  return leaveKey(mail);
}

async function rowOf(email: string) {
  const rows = await studio.database.orm.select().from(newsletterSubscribers);
  const hash = studio.services.keys.sign('person', email);
  return rows.find((row) => row.personHash === hash);
}

describe('asking for a place on the list', () => {
  it('brings a mail with a link, and nothing else before it is confirmed', async () => {
    expect(await asks('anna@guests.example')).toMatchObject({ status: 200, body: { ok: true } });
    const mails = await studio.mails('anna@guests.example');
    expect(mails.map((mail) => mail.subject)).toEqual(['Please confirm: the list of Miles Street']);
    expect(mails[0]?.text).toContain('10% off your first class pack');
    expect(confirmKey(mails[0])).not.toBe('');
    expect(await rowOf('anna@guests.example')).toMatchObject({ status: 'PENDING', source: 'footer' });
    expect(await studio.database.orm.select().from(promoCodes)).toEqual([]);
  });

  it('is answered alike for known and unknown addresses, and writes as much', async () => {
    await listed('known@guests.example');
    const written = async () =>
      (await studio.database.orm.select({ count: sql<number>`count(*)::int` }).from(outbox))[0]?.count ?? 0;
    const replies: unknown[] = [];
    for (const email of ['known@guests.example', 'known@guests.example', 'unknown@guests.example']) {
      const before = await written();
      replies.push(await asks(email));
      expect((await written()) - before).toBe(1);
    }
    expect(replies[1]).toEqual(replies[0]);
    expect(replies[2]).toEqual(replies[0]);
  });

  it('brings another mail only after a while, longer each time', async () => {
    const email = 'impatient@guests.example';
    const count = async () => (await studio.mails(email)).length;
    await asks(email);
    await asks(email);
    later(119);
    await asks(' IMPATIENT@guests.example ');
    expect(await count()).toBe(1);
    later(1);
    await asks(email);
    expect(await count()).toBe(2);
    later(120);
    await asks(email);
    expect(await count()).toBe(2);
    later(120);
    await asks(email);
    expect(await count()).toBe(3);
  });

  it.each([
    ['', 'Enter your email address.'],
    ['anna@', 'That address is not complete. Add what comes after the @.'],
    ['anna@guests.example\r\nBcc: all@guests.example', 'There is a slip in that address. Please check it.'],
    [`${'x'.repeat(120)}@guests.example`, 'That address is longer than 120 characters.'],
  ])('is refused for %j', async (email, sentence) => {
    const { status, body } = await asks(email);
    expect({ status, code: body.code, field: body.field }).toEqual({
      status: 400,
      code: 'bad_request',
      field: 'email',
    });
    expect(body.message).toContain(sentence);
  });

  it('is refused from nowhere and for a branch that is none', async () => {
    expect((await asks('a@guests.example', { source: 'elsewhere' })).body.field).toBe('source');
    expect((await asks('a@guests.example', { branchId: 'elsewhere' })).body.code).toBe('not_found');
  });

  it('leaves no trace of what a machine has filled in, and is answered alike', async () => {
    const email = 'machine@guests.example';
    expect(await asks(email, { website: 'x' })).toEqual(await asks('honest@guests.example'));
    expect(await rowOf(email)).toBeUndefined();
    expect(await studio.mails(email)).toEqual([]);
  });

  it('faster than by hand needs proof of work, and solving it works', async () => {
    const email = 'quick@guests.example';
    const refused = await asks(email, { openForMs: 400 });
    expect(refused).toMatchObject({ status: 428, body: { code: 'proof_required' } });
    expect(await rowOf(email)).toBeUndefined();
    const proof = await solveProofOfWork(refused.body.challenge);
    expect((await asks(email, { openForMs: 900, proof })).status).toBe(200);
    expect(await studio.mails(email)).toHaveLength(1);
  });
});

describe('confirming', () => {
  it('mails one code for the first class pack, once, however often the button is pressed', async () => {
    const email = 'bea@guests.example';
    const key = await asked(email);
    expect((await confirms(key)).body).toMatchObject({ ok: true, already: false });
    expect((await confirms(key)).body).toMatchObject({ ok: true, already: true });
    const mails = await studio.mails(email);
    expect(mails[0]?.subject).toBe('Your 10% code for Miles Street');
    expect(mails).toHaveLength(2);
    const codes = await studio.database.orm.select().from(promoCodes).where(eq(promoCodes.email, email));
    expect(codes).toMatchObject([{ percent: 10, appliesTo: 'first-pack', redeemedAt: null }]);
    expect(codeOf(mails[0])?.replace(' ', '')).toBe(codes[0]?.code);
  });

  it('again, by asking again, brings the same code', async () => {
    const email = 'cleo@guests.example';
    await listed(email);
    const [first] = await studio.mails(email);
    await asks(email);
    const [again] = await studio.mails(email);
    expect(again?.text).toContain('You are on the list already');
    expect(codeOf(again)).toBe(codeOf(first));
    expect(codeOf(first)).toBeTruthy();
  });

  it('shows no code once it is used', async () => {
    const email = 'dora@guests.example';
    await listed(email);
    await studio.database.orm
      .update(promoCodes)
      .set({ redeemedAt: studio.time.now })
      .where(eq(promoCodes.email, email));
    await asks(email);
    const [mail] = await studio.mails(email);
    expect(mail?.subject).toBe('You are on the list already: Miles Street');
    expect(codeOf(mail)).toBeUndefined();
  });

  it('works for seven days', async () => {
    const key = await asked('late@guests.example');
    later(7 * 86_400 + 1);
    expect(await confirms(key)).toMatchObject({ status: 410, body: { code: 'link_expired' } });
    const fresh = await asked('late@guests.example');
    later(7 * 86_400 - 60);
    expect((await confirms(fresh)).body.already).toBe(false);
  });

  it('takes no key that is not ours', async () => {
    const key = await asked('eve@guests.example');
    const parts = key.split('.');
    const leaving = leaveKey((await studio.mails('eve@guests.example'))[0]);
    const altered = [parts[0], '1', ...parts.slice(2)].join('.');
    for (const forged of [
      'nonsense',
      altered,
      key.slice(0, -1),
      `${'A'.repeat(22)}.0.1.${parts[3]}`,
      leaving,
    ]) {
      expect(await confirms(forged)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
    expect((await confirms('')).body).toMatchObject({ code: 'bad_request', field: 'key' });
  });
});

describe('leaving the list', () => {
  it('keeps nothing but the proof of it, and is done once', async () => {
    const email = 'fay@guests.example';
    const key = await listed(email);
    expect((await leaves(key)).body).toMatchObject({ ok: true, already: false });
    expect((await leaves(key)).body).toMatchObject({ ok: true, already: true });
    expect(await rowOf(email)).toMatchObject({
      status: 'UNSUBSCRIBED',
      unsubscribedAt: studio.time.now,
      unsubscribedBy: 'page',
      email: null,
      source: null,
      askedAt: null,
      confirmedAt: null,
    });
    const kept = await studio.sandbox.query<{ rows: string }>(
      `SELECT (SELECT coalesce(string_agg(t::text, ''), '') FROM newsletter_subscribers t)
           || (SELECT coalesce(string_agg(t::text, ''), '') FROM promo_codes t)
           || (SELECT coalesce(string_agg(t::text, ''), '') FROM outbox t) AS rows`,
      [],
    );
    expect(kept[0]?.rows).not.toContain(email);
  });

  it('is one press in a mail program: each mail names the address, whose plain POST is answered alike each time', async () => {
    const email = 'gil@guests.example';
    await listed(email);
    const mails = await studio.mails(email);
    expect(mails).toHaveLength(2);
    for (const { headers } of mails) {
      expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
      expect(headers['list-unsubscribe']).toMatch(/^<http:\S+\/api\/newsletter\/unsubscribe\?k=\S+>$/);
    }
    const address = new URL(mails[0]?.headers['list-unsubscribe']?.slice(1, -1) ?? '');
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

  it('is done by no GET, and by no key that is not ours', async () => {
    const email = 'hal@guests.example';
    const key = await listed(email);
    const url = `/api/newsletter/unsubscribe?k=${key}`;
    expect((await studio.app.inject({ method: 'GET', url })).statusCode).toBe(302);
    const otherKey = `${key.startsWith('x') ? 'y' : 'x'}${key.slice(1)}`;
    const forged = await studio.app.inject({ method: 'POST', url: url.replace(key, otherKey) });
    expect(forged.statusCode).toBe(404);
    expect((await leaves('nonsense')).body.code).toBe('not_found');
    expect(await rowOf(email)).toMatchObject({ status: 'CONFIRMED' });
  });

  it('makes links from before it worthless, and coming back works, with no second code', async () => {
    const email = 'ida@guests.example';
    const old = await asked(email);
    await confirms(old);
    const [welcome] = await studio.mails(email);
    await leaves(leaveKey(welcome));
    expect((await confirms(old)).body.code).toBe('link_expired');
    const back = await asked(email);
    expect((await confirms(old)).body.code).toBe('link_expired');
    expect((await confirms(back)).body.already).toBe(false);
    const [again] = await studio.mails(email);
    expect(codeOf(again)).toBe(codeOf(welcome));
    expect(await rowOf(email)).toMatchObject({ status: 'CONFIRMED', email, unsubscribedAt: null });
    expect((await leaves(leaveKey(welcome))).body.already).toBe(false);
  });

  it('keeps mails that wait from going out', async () => {
    const email = 'jo@guests.example';
    const key = await listed(email);
    await asks(email);
    await leaves(key);
    expect(await studio.mails(email)).toHaveLength(2);
  });
});

describe('an address that never confirms', () => {
  it('is forgotten after 30 days; one that had left before is known as such', async () => {
    const [stranger, returning] = ['kim@guests.example', 'lea@guests.example'];
    await leaves(await listed(returning));
    await asks(stranger);
    await asks(returning);
    later(29 * 86_400);
    await purgeUnconfirmedSubscribers(studio.services);
    expect(await rowOf(stranger)).toBeDefined();
    later(2 * 86_400);
    await purgeUnconfirmedSubscribers(studio.services);
    expect(await rowOf(stranger)).toBeUndefined();
    expect(await rowOf(returning)).toMatchObject({ status: 'UNSUBSCRIBED', email: null });
  });
});
