import { randomUUID } from 'node:crypto';
import { queueBookingReminders } from '@studio/server/bookings/emails/queue-booking-reminders';
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
async function bookPlaces(email: string, places = 1) {
  const browser = studio.visitor();
  const startsAt = new Date(studio.time.now.getTime() + 72 * hourMs);
  const classId = await createClass(studio.database, { startsAt, pricePence: 0 });
  const { holdId } = (await browser.call('/classes/class/hold', { classId, places })).body;
  const input = { holdId, classId, customer: { ...guestDetails, email } };
  const { bookingId } = (await browser.call('/classes/class/book', input)).body;
  return { browser, bookingId, startsAt };
}

/** Moves the clock to some hours before a class, queues reminders twice, and returns those of an address. */
async function sendRemindersAt(startsAt: Date, hoursBefore: number, email: string): Promise<SentEmail[]> {
  studio.time.now = new Date(startsAt.getTime() - hoursBefore * hourMs);
  await queueBookingReminders(studio.services);
  await queueBookingReminders(studio.services);
  return (await studio.emails(email)).filter(({ text }) => text.includes('Turn off reminders'));
}

const extractStopKey = (sentEmail?: SentEmail) =>
  /\/emails\/opt-out\?k=(\S+)/.exec(sentEmail?.text ?? '')?.[1] ?? '';
const stopReminders = (key: string) => studio.visitor().call('/emails/opt-out', { key });

describe('booking reminder', () => {
  it('is sent once per order, two hours before free cancellation ends, and names that time', async () => {
    const { startsAt } = await bookPlaces('ida@guests.example', 3);
    expect(await sendRemindersAt(startsAt, 27, 'ida@guests.example')).toEqual([]);
    const sentEmails = await sendRemindersAt(startsAt, 26, 'ida@guests.example');
    expect(sentEmails).toHaveLength(1);
    expect(sentEmails[0]?.text).toContain('free of charge until Wed 25 Nov, 12:00');
    expect(sentEmails[0]?.text).toContain('Guest of Amara Okafor');
    expect(sentEmails[0]?.text).toMatch(/View booking: http\S+\/booking\//);
  });

  it('is sent neither for a cancelled booking nor when it is too late to cancel', async () => {
    const cancelled = await bookPlaces('bo@guests.example');
    await cancelled.browser.call('/classes/class/cancel', { bookingId: cancelled.bookingId });
    expect(await sendRemindersAt(cancelled.startsAt, 25, 'bo@guests.example')).toEqual([]);
    const late = await bookPlaces('cy@guests.example');
    expect(await sendRemindersAt(late.startsAt, 23, 'cy@guests.example')).toEqual([]);
  });

  it('can be stopped with its own link, with and without an account, for that address only', async () => {
    const first = await bookPlaces('dee@guests.example');
    const [sentEmail] = await sendRemindersAt(first.startsAt, 26, 'dee@guests.example');
    expect(sentEmail?.headers['list-unsubscribe']).toContain(
      `/api/emails/opt-out?k=${extractStopKey(sentEmail)}`,
    );
    expect(await stopReminders(`${extractStopKey(sentEmail)}x`)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
    expect((await stopReminders(extractStopKey(sentEmail))).body).toMatchObject({
      ok: true,
      alreadyDone: false,
    });
    expect((await stopReminders(extractStopKey(sentEmail))).body).toMatchObject({
      ok: true,
      alreadyDone: true,
    });
    const second = await bookPlaces('Dee@guests.example');
    const other = await bookPlaces('eve@guests.example');
    expect(await sendRemindersAt(second.startsAt, 26, 'Dee@guests.example')).toEqual([]);
    expect(await sendRemindersAt(other.startsAt, 25.5, 'eve@guests.example')).toHaveLength(1);
  });

  it('can be stopped with one click in an email program', async () => {
    const { startsAt } = await bookPlaces('fay@guests.example');
    const [sentEmail] = await sendRemindersAt(startsAt, 26, 'fay@guests.example');
    const url = `/api/emails/opt-out?k=${extractStopKey(sentEmail)}`;
    for (const method of ['GET', 'HEAD'] as const) {
      const opened = await studio.app.inject({ method, url });
      expect([opened.statusCode, opened.headers.location]).toEqual([
        302,
        `/emails/opt-out?k=${extractStopKey(sentEmail)}`,
      ]);
    }
    for (const method of ['GET', 'PUT', 'DELETE'] as const)
      expect((await studio.app.inject({ method, url: '/api/emails/opt-out' })).statusCode).toBe(405);
    const clicked = await studio.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(clicked.json()).toEqual({ ok: true, alreadyDone: false });
    const nextBooking = await bookPlaces('fay@guests.example');
    expect(await sendRemindersAt(nextBooking.startsAt, 26, 'fay@guests.example')).toHaveLength(1);
  });
});

describe('email preferences of a member', () => {
  it('are stored as saved, and apply to the member’s address only', async () => {
    const person = people.addUser(randomUUID());
    const browser = studio.visitor().with(await tokens.access(person.sub));
    await browser.call('/classes/user/get');
    const getPreferences = async () => (await browser.call('/emails/preferences/get')).body;
    expect(await getPreferences()).toMatchObject({ turnedOff: [] });
    expect((await browser.call('/emails/preferences/save', { turnedOff: ['reminders'] })).body).toMatchObject(
      {
        turnedOff: ['reminders'],
      },
    );
    expect(await browser.call('/emails/preferences/save', { turnedOff: ['everything'] })).toMatchObject({
      status: 400,
      body: { code: 'bad_request' },
    });
    const { startsAt } = await bookPlaces(person.email ?? '');
    expect(await sendRemindersAt(startsAt, 26, person.email ?? '')).toEqual([]);
  });
});
