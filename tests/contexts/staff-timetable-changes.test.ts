import { randomUUID } from 'node:crypto';
import type { GetTimetableClassResponse } from '@studio/contracts/staff-timetable';
import { bookings } from '@studio/server/bookings/tables';
import { coverRequests } from '@studio/server/staff/trainer/tables';
import { generateClasses } from '@studio/server/timetable/generate-classes';
import { classes } from '@studio/server/timetable/tables';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readClassTotals } from '../harness/class-totals.ts';
import { createClass } from '../harness/create-class.ts';
import { guestDetails } from '../harness/paid-booking.ts';
import { openTimetableStudio, type TimetableStudio } from '../harness/timetable-studio.ts';

const branchId = '11-miles-st';

let { studio, callTimetable, weekOf, add, change, cellsOn, stored, bookInto, freeClass } =
  {} as TimetableStudio;

beforeAll(async () => {
  ({ studio, callTimetable, weekOf, add, change, cellsOn, stored, bookInto, freeClass } =
    await openTimetableStudio());
});
afterAll(() => studio.close());
beforeEach(() => {
  studio.time.now = new Date('2026-11-23T06:00:00Z');
});

describe('changing one class', () => {
  it('notifies booked clients with an updated calendar entry, and keeps what they paid', async () => {
    const classId = await freeClass('2026-11-26', '15:10');
    const bookingId = await bookInto(classId);
    const preview = await change(
      classId,
      { time: '15:20', instructorId: 'mei-tanaka', pricePence: 2500 },
      { preview: true },
    );
    expect(preview).toMatchObject({ changed: 1, notified: 1 });
    expect((await stored(classId)).instructorId).toBe('noor-haddad');
    expect(
      await change(classId, { time: '15:20', instructorId: 'mei-tanaka', pricePence: 2500 }),
    ).toMatchObject({
      changed: 1,
      notified: 1,
    });
    const [booking] = await studio.database.orm.select().from(bookings).where(eq(bookings.id, bookingId));
    expect(booking).toMatchObject({ sequence: 1, pricePaidPence: 2000 });
    expect(booking?.startsAt.toISOString()).toBe('2026-11-26T15:20:00.000Z');
    const [sentEmail] = await studio.emails(guestDetails.email);
    expect(sentEmail?.subject).toMatch(/^Changed: Dynamic Reformer Pilates, Thu 26 Nov, 15:20/);
    expect(sentEmail?.text).toContain(
      'It now starts at 15:20 instead of 15:10. Mei Tanaka is teaching instead of Noor Haddad.',
    );
    expect(sentEmail?.text).toContain('reply to this email and we’ll refund what you paid');
    expect(sentEmail?.headers['reply-to']).toBe('Miles Street <hello@miles-street.example>');
    const panel = await callTimetable<GetTimetableClassResponse>('class', { classId });
    expect(panel).toMatchObject({ pricePence: 2500, class: { time: '15:20', instructorName: 'Mei Tanaka' } });
  });

  it('counts the bookings without an email address, whose clients the team has to tell', async () => {
    const classId = await freeClass('2026-12-01', '15:10');
    const bookingId = await bookInto(classId);
    await bookInto(classId);
    await studio.database.orm.update(bookings).set({ email: '' }).where(eq(bookings.id, bookingId));
    const recipients = { notified: 1, unreachable: 1 };
    expect(await change(classId, { time: '15:20' }, { preview: true })).toMatchObject(recipients);
    expect(await change(classId, { time: '15:20' })).toMatchObject(recipients);
  });

  it('notifies no client of a new price or capacity', async () => {
    const classId = await freeClass('2026-11-27', '15:10');
    await bookInto(classId);
    expect(await change(classId, { pricePence: 1000, capacity: 5 })).toMatchObject({
      changed: 1,
      notified: 0,
    });
  });

  it('never goes below the booked and held places, and states their number', async () => {
    const classId = await freeClass('2026-11-28', '13:00');
    await bookInto(classId);
    await bookInto(classId);
    await studio.visitor().call('/classes/class/hold', { classId, places: 2 });
    const rejected = await change(classId, { capacity: 3 });
    expect(rejected).toMatchObject({ status: 409, code: 'below_booked', field: 'capacity' });
    expect(rejected.message).toBe(
      'Sat 28 Nov, 13:00: 2 places are booked and 2 places are held, so the class needs at least 4 places.',
    );
    expect((await change(classId, { capacity: 4 })).status).toBe(200);
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ capacity: 4, taken: 4 });
    studio.time.now = new Date(studio.time.now.getTime() + 30 * 60_000);
    // The hold has expired and no longer counts, whether or not the sweeper has run.
    expect((await change(classId, { capacity: 2 })).status).toBe(200);
  });

  it('closes an open cover request with another instructor', async () => {
    const classId = await freeClass('2026-11-28', '17:30');
    const coverRequest = {
      branchId,
      id: randomUUID(),
      classId,
      instructorId: 'noor-haddad',
      reason: 'A cold',
    };
    await studio.database.orm
      .insert(coverRequests)
      .values({ ...coverRequest, requestedBy: 'staff:noor', requestedAt: studio.time.now });
    expect(await callTimetable<GetTimetableClassResponse>('class', { classId })).toMatchObject({
      cover: { reason: 'A cold' },
      class: { needsCover: true },
    });
    await change(classId, { instructorId: 'freya-lind' });
    const [row] = await studio.database.orm
      .select()
      .from(coverRequests)
      .where(eq(coverRequests.id, coverRequest.id));
    expect(row).toMatchObject({ status: 'COVERED', coveredBy: 'freya-lind' });
    expect((await cellsOn('2026-11-28')).find((cell) => cell.classId === classId)?.needsCover).toBe(false);
  });

  it('is rejected for a started class, and for the time of another class', async () => {
    const startedClassId = await createClass(studio.database, { startsAt: new Date('2026-11-23T05:30:00Z') });
    expect((await change(startedClassId, { pricePence: 1000 })).code).toBe('class_begun');
    const [first] = await cellsOn('2026-11-30');
    const moved = await freeClass('2026-11-30', '15:10');
    expect((await change(moved, { time: first?.time })).code).toBe('clash');
  });
});

describe('changing all following classes', () => {
  it('keeps earlier classes, and changes existing and future ones', async () => {
    const added = await add({ date: '2026-12-08', startTime: '15:10', repeat: 'weekly' });
    const days = (await weekOf('2026-12-15')).classes;
    const second = days.find(({ date, time }) => date === '2026-12-15' && time === '15:10')?.classId ?? '';
    await bookInto(second);
    const response = await change(
      second,
      { time: '15:15', capacity: 6, pricePence: 1200 },
      { scope: 'following' },
    );
    expect(response).toMatchObject({ status: 200, notified: 1 });
    expect(response.changed).toBeGreaterThan(3);
    const first = await stored(added.classId ?? '');
    expect(first).toMatchObject({ capacity: 10, pricePence: 2000 });
    const after = await stored(second);
    expect(after).toMatchObject({ capacity: 6, pricePence: 1200 });
    expect(after.seriesId).not.toBe(first.seriesId);
    await generateClasses(studio.database, branchId, new Date('2027-02-01T06:00:00Z'));
    const tuesdays = await studio.database.orm
      .select()
      .from(classes)
      .where(and(eq(classes.localDate, '2027-03-09'), eq(classes.instructorId, 'noor-haddad')));
    const created = tuesdays.filter(({ seriesId }) => seriesId === after.seriesId);
    expect(created).toMatchObject([{ capacity: 6, pricePence: 1200 }]);
    expect(tuesdays.some(({ seriesId }) => seriesId === first.seriesId)).toBe(false);
  });

  it('is rejected as a whole when one of them has more bookings', async () => {
    const added = await add({ date: '2026-12-09', startTime: '15:10', repeat: 'weekly' });
    const cells = (await weekOf('2026-12-16')).classes;
    const second = cells.find(({ date, time }) => date === '2026-12-16' && time === '15:10')?.classId ?? '';
    for (let place = 0; place < 3; place++) await bookInto(second);
    const rejected = await change(added.classId ?? '', { capacity: 2 }, { scope: 'following' });
    expect(rejected.code).toBe('below_booked');
    expect(rejected.message).toMatch(/^Wed 16 Dec, 15:10: 3 places are booked/);
    expect((await stored(added.classId ?? '')).capacity).toBe(10);
  });
});
