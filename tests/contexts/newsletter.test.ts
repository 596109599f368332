import { outbox } from '@studio/server/platform/database/tables';
import { promoCodes } from '@studio/server/promotions/tables';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  extractConfirmKey,
  extractPromoCode,
  extractUnsubscribeKey,
  type NewsletterStudio,
  openNewsletterStudio,
} from '../harness/newsletter-studio.ts';
import { solveProofOfWork } from '../harness/solve-proof-of-work.ts';

let { studio, subscribe, confirm, advanceTime, requestConfirmKey, subscribeAndConfirm, rowOf } =
  {} as NewsletterStudio;

beforeAll(async () => {
  ({ studio, subscribe, confirm, advanceTime, requestConfirmKey, subscribeAndConfirm, rowOf } =
    await openNewsletterStudio());
});
afterAll(() => studio.close());

describe('subscribing to the newsletter', () => {
  it('sends an email with a link, and nothing else before it is confirmed', async () => {
    expect(await subscribe('anna@guests.example')).toMatchObject({ status: 200, body: { ok: true } });
    const sentEmails = await studio.emails('anna@guests.example');
    expect(sentEmails.map((sentEmail) => sentEmail.subject)).toEqual([
      'Confirm your email address: Miles Street newsletter',
    ]);
    expect(sentEmails[0]?.text).toContain('10% off your first pack');
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
    expect(extractPromoCode(sentEmails[0])?.replace(' ', '')).toBe(codes[0]?.code);
  });

  it('emails the same code again after a new subscription', async () => {
    const email = 'cleo@guests.example';
    await subscribeAndConfirm(email);
    const [first] = await studio.emails(email);
    await subscribe(email);
    const [secondEmail] = await studio.emails(email);
    expect(secondEmail?.text).toContain('You’re already subscribed');
    expect(extractPromoCode(secondEmail)).toBe(extractPromoCode(first));
    expect(extractPromoCode(first)).toBeTruthy();
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
    expect(extractPromoCode(sentEmail)).toBeUndefined();
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
