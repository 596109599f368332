import { randomUUID } from 'node:crypto';
import { queueBookingReminders } from '@studio/server/bookings/emails/queue-booking-reminders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClass } from '../harness/create-class.ts';
import { guestDetails } from '../harness/paid-booking.ts';
import { openTestStudio, type TestBrowser, type TestStudio } from '../harness/test-studio.ts';
import { trustTestKey } from '../harness/test-tokens.ts';

let studio: TestStudio;
let owner: TestBrowser;

beforeAll(async () => {
  studio = await openTestStudio({ now: '2026-11-23T12:00:00Z' });
  const tokens = await trustTestKey(studio);
  owner = studio.visitor().with(await tokens.access(randomUUID(), ['ADMIN']));
});
afterAll(() => studio.close());

const classAt = (startsAt: Date) => createClass(studio.database, { startsAt, pricePence: 0, capacity: 1 });
const newestText = async () => (await studio.emails(guestDetails.email))[0]?.text;

it('every booking email states arriveEarlyMinutes from the settings', async () => {
  const saved = await owner.call('/admin/settings/save', { settings: { arriveEarlyMinutes: 15 } });
  expect(saved.status).toBe(200);
  const early = 'Arrive 15 minutes early. Shoes by the door.';

  const visitor = studio.visitor();
  const classId = await classAt(new Date('2026-11-25T15:10:00Z'));
  const { holdId } = (await visitor.call('/classes/class/hold', { classId })).body;
  const booked = await visitor.call('/classes/class/book', { holdId, classId, customer: guestDetails });
  expect(await newestText(), 'booked').toContain(early);

  const to = await classAt(new Date('2026-11-26T15:10:00Z'));
  await visitor.call('/classes/class/move', { bookingId: booked.body.bookingId, classId: to });
  expect(await newestText(), 'moved').toContain(early);

  const changes = { instructorId: 'mei-tanaka' };
  const changed = await owner.call('/admin/timetable/change', { classId: to, scope: 'one', changes });
  expect(changed.body).toMatchObject({ notified: 1 });
  const changedText = await newestText();
  expect(changedText).toContain('Mei Tanaka is teaching instead of Noor Haddad.');
  expect(changedText, 'changed').toContain(early);

  studio.time.now = new Date('2026-11-25T13:10:00Z');
  await queueBookingReminders(studio.services);
  const reminder = await newestText();
  expect(reminder).toContain('Turn off reminders');
  expect(reminder, 'reminded').toContain(early);
});
