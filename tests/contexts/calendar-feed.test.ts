import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClass } from '../harness/create-class.ts';
import { installFakeUserPool } from '../harness/fake-user-pool.ts';
import { guestDetails } from '../harness/paid-booking.ts';
import { openTestStudio, type TestBrowser, type TestStudio } from '../harness/test-studio.ts';
import { trustTestKey } from '../harness/test-tokens.ts';

let studio: TestStudio;
let browser: TestBrowser;
let sub: string;
let email: string;
beforeAll(async () => {
  studio = await openTestStudio();
  const tokens = await trustTestKey(studio);
  const person = installFakeUserPool(studio).addUser(randomUUID());
  sub = person.sub;
  email = person.email ?? '';
  browser = studio.visitor().with(await tokens.access(sub));
});
afterAll(() => studio.close());

async function book(hours: number): Promise<string> {
  const startsAt = new Date(studio.time.now.getTime() + hours * 3_600_000);
  const classId = await createClass(studio.database, { startsAt, pricePence: 0 });
  const { holdId } = (await browser.call('/classes/class/hold', { classId, principalUserId: sub })).body;
  const input = { holdId, classId, principalUserId: sub, customer: { ...guestDetails, email } };
  return (await browser.call('/classes/class/book', input)).body.bookingId;
}

const calendarPath = async (path = '/account/calendar') =>
  new URL((await browser.call(path)).body.url).pathname;
const fetchCalendar = (url: string) => studio.app.inject({ method: 'GET', url });
const lines = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('calendar feed of a member', () => {
  it('contains every booking under its own UID, and marks cancelled bookings', async () => {
    const [active, cancelled] = [await book(72), await book(96)];
    const url = await calendarPath();
    expect(await calendarPath()).toBe(url);
    const before = lines((await fetchCalendar(url)).body);
    expect(before).toEqual(expect.arrayContaining([`UID:${active}`, `UID:${cancelled}`]));
    expect(before.filter((line) => line === 'STATUS:CONFIRMED')).toHaveLength(2);
    await browser.call('/classes/class/cancel', { bookingId: cancelled });
    const response = await fetchCalendar(url);
    expect(response.headers['content-type']).toContain('text/calendar');
    const entry = response.body.slice(response.body.indexOf(`UID:${cancelled}`));
    expect(lines(entry)).toEqual(expect.arrayContaining(['STATUS:CANCELLED', 'SEQUENCE:1']));
  });

  it('is served at its own URL, and only at the new one after a renewal', async () => {
    const old = await calendarPath();
    const renewed = await calendarPath('/account/calendar/renew');
    expect(renewed).not.toBe(old);
    expect((await fetchCalendar(renewed)).statusCode).toBe(200);
    for (const wrong of [old, `/api/calendar/${'x'.repeat(22)}.ics`, '/api/calendar/everybody.ics'])
      expect((await fetchCalendar(wrong)).statusCode).toBe(404);
  });

  it('is available to members only', async () => {
    expect(await studio.visitor().call('/account/calendar')).toMatchObject({ status: 401 });
  });
});
