import { randomUUID } from 'node:crypto';
import { queueBookingReminders } from '@studio/server/bookings/queue-booking-reminders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClass } from '../harness/create-class.ts';
import { type FakeUserPool, installFakeUserPool } from '../harness/fake-user-pool.ts';
import { guestDetails } from '../harness/paid-booking.ts';
import { openTestStudio, type SentEmail, type TestStudio } from '../harness/test-studio.ts';
import { type TestTokens, trustTestKey } from '../harness/test-tokens.ts';

let studio: TestStudio;
let tokens: TestTokens;
let people: FakeUserPool;
beforeAll(async () => {
  studio = await openTestStudio({ now: '2026-11-23T12:00:00Z' });
  tokens = await trustTestKey(studio);
  people = installFakeUserPool(studio);
});
afterAll(() => studio.close());

const hourMs = 3_600_000;

/** Books a free class three days ahead, at this time of day, with `places` places. */
async function booked(email: string, places = 1) {
  const browser = studio.visitor();
  const startsAt = new Date(studio.time.now.getTime() + 72 * hourMs);
  const classId = await createClass(studio.database, { startsAt, pricePence: 0 });
  const { holdId } = (await browser.call('/classes/class/hold', { classId, places })).body;
  const wish = { holdId, classId, customer: { ...guestDetails, email } };
  const { bookingId } = (await browser.call('/classes/class/book', wish)).body;
  return { browser, bookingId, startsAt };
}

/** Moves the clock to some hours before a class, queues reminders twice, and returns those of an address. */
async function remindedAt(startsAt: Date, hoursBefore: number, email: string): Promise<SentEmail[]> {
  studio.time.now = new Date(startsAt.getTime() - hoursBefore * hourMs);
  await queueBookingReminders(studio.services);
  await queueBookingReminders(studio.services);
  return (await studio.mails(email)).filter(({ text }) => text.includes('No more reminders'));
}

const stopKey = (mail?: SentEmail) => /\/mails\/stop\?k=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
const stops = (key: string) => studio.visitor().call('/mails/stop', { key });

describe('a reminder', () => {
  it('comes once for an order, two hours before free cancelling ends, and names that moment', async () => {
    const { startsAt } = await booked('ida@guests.example', 3);
    expect(await remindedAt(startsAt, 27, 'ida@guests.example')).toEqual([]);
    const mails = await remindedAt(startsAt, 26, 'ida@guests.example');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('free of charge until Wed 25 Nov, 12:00');
    expect(mails[0]?.text).toContain('Guest of Amara Okafor');
    expect(mails[0]?.text).toMatch(/See your booking: http\S+\/booking\//);
  });

  it('does not come for what was cancelled, nor when it is too late to be of use', async () => {
    const cancelled = await booked('bo@guests.example');
    await cancelled.browser.call('/classes/class/cancel', { bookingId: cancelled.bookingId });
    expect(await remindedAt(cancelled.startsAt, 25, 'bo@guests.example')).toEqual([]);
    const late = await booked('cy@guests.example');
    expect(await remindedAt(late.startsAt, 23, 'cy@guests.example')).toEqual([]);
  });

  it('can be stopped with its own link, with and without an account, and for nobody else', async () => {
    const first = await booked('dee@guests.example');
    const [mail] = await remindedAt(first.startsAt, 26, 'dee@guests.example');
    expect(mail?.headers['list-unsubscribe']).toContain(`/api/mails/stop?k=${stopKey(mail)}`);
    expect(await stops(`${stopKey(mail)}x`)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await stops(stopKey(mail))).body).toMatchObject({ ok: true, already: false });
    expect((await stops(stopKey(mail))).body).toMatchObject({ ok: true, already: true });
    const second = await booked('Dee@guests.example');
    const other = await booked('eve@guests.example');
    expect(await remindedAt(second.startsAt, 26, 'Dee@guests.example')).toEqual([]);
    expect(await remindedAt(other.startsAt, 25.5, 'eve@guests.example')).toHaveLength(1);
  });

  it('can be stopped by a mail program’s one click', async () => {
    const { startsAt } = await booked('fay@guests.example');
    const [mail] = await remindedAt(startsAt, 26, 'fay@guests.example');
    const url = `/api/mails/stop?k=${stopKey(mail)}`;
    for (const method of ['GET', 'HEAD'] as const) {
      const opened = await studio.app.inject({ method, url });
      expect([opened.statusCode, opened.headers.location]).toEqual([302, `/mails/stop?k=${stopKey(mail)}`]);
    }
    for (const method of ['GET', 'PUT', 'DELETE'] as const)
      expect((await studio.app.inject({ method, url: '/api/mails/stop' })).statusCode).toBe(405);
    const clicked = await studio.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(clicked.json()).toEqual({ ok: true, already: false });
    const again = await booked('fay@guests.example');
    expect(await remindedAt(again.startsAt, 26, 'fay@guests.example')).toHaveLength(1);
  });
});

describe('a member’s choice of mails', () => {
  it('is exactly what they saved, and holds for the address, not for others', async () => {
    const person = people.know(randomUUID());
    const browser = studio.visitor().with(await tokens.access(person.sub));
    await browser.call('/classes/user/get');
    const off = async () => (await browser.call('/mails/preferences/get')).body;
    expect(await off()).toMatchObject({ off: [] });
    expect((await browser.call('/mails/preferences/save', { off: ['reminders'] })).body).toMatchObject({
      off: ['reminders'],
    });
    expect(await browser.call('/mails/preferences/save', { off: ['everything'] })).toMatchObject({
      status: 400,
      body: { code: 'bad_request' },
    });
    const { startsAt } = await booked(person.email ?? '');
    expect(await remindedAt(startsAt, 26, person.email ?? '')).toEqual([]);
  });
});
