import { purgeUnconfirmedSubscribers } from '@studio/server/newsletter/purge-unconfirmed-subscribers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  extractPromoCode,
  extractUnsubscribeKey,
  type NewsletterStudio,
  openNewsletterStudio,
} from '../harness/newsletter-studio.ts';

let { studio, subscribe, confirm, unsubscribe, advanceTime, requestConfirmKey, subscribeAndConfirm, rowOf } =
  {} as NewsletterStudio;

beforeAll(async () => {
  ({ studio, subscribe, confirm, unsubscribe, advanceTime, requestConfirmKey, subscribeAndConfirm, rowOf } =
    await openNewsletterStudio());
});
afterAll(() => studio.close());

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
    // Opened in a browser, the URL redirects to the page with the same link, and changes nothing.
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
    expect(extractPromoCode(secondEmail)).toBe(extractPromoCode(welcome));
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
