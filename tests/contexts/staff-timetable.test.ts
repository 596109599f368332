import { paths } from '@studio/contracts/paths';
import type { RemovedClassesResponse, ReopenDayResponse, WeekCell } from '@studio/contracts/staff-timetable';
import { loadDataVersion } from '@studio/server/catalogue/store';
import { startClassCancellation } from '@studio/server/class-cancellation/cancel-class';
import { runCancellations } from '@studio/server/class-cancellation/run-cancellations';
import { audit } from '@studio/server/platform/database/tables';
import { generateClasses } from '@studio/server/timetable/generate-classes';
import { classes } from '@studio/server/timetable/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookAndPay, guestDetails } from '../harness/paid-booking.ts';
import { openTimetableStudio, staffId, type TimetableStudio } from '../harness/timetable-studio.ts';

const branchId = '11-miles-st';

let { studio, callTimetable, weekOf, add, cellsOn, stored, bookInto, freeClass } = {} as TimetableStudio;

beforeAll(async () => {
  ({ studio, callTimetable, weekOf, add, cellsOn, stored, bookInto, freeClass } =
    await openTimetableStudio());
});
afterAll(() => studio.close());
beforeEach(() => {
  studio.time.now = new Date('2026-11-23T06:00:00Z');
});

describe('timetable week', () => {
  it('starts on Monday for any date, with booked and held places', async () => {
    const week = await weekOf('2026-11-26');
    expect(week).toMatchObject({ status: 200, from: '2026-11-23', to: '2026-11-29', today: '2026-11-23' });
    expect(week.rooms.map(({ name }) => name)).toEqual(['Studio 1', 'Studio 2']);
    expect(week.classes.length).toBeGreaterThan(60);
    const [first] = week.classes;
    expect(first).toMatchObject({ date: '2026-11-23', time: '07:00', booked: 0, held: 0, isRecurring: true });
    const classId = first?.classId ?? '';
    await bookInto(classId);
    await studio.visitor().call('/classes/class/hold', { classId, places: 2 });
    expect((await cellsOn('2026-11-23'))[0]).toMatchObject({ booked: 1, held: 2 });
  });

  it('names closed days, and bank holidays on which the studio is open', async () => {
    const week = await weekOf('2026-12-25');
    expect(week.closures).toContainEqual({ date: '2026-12-25', name: 'Christmas Day' });
    expect(week.holidays).toEqual([]);
    await callTimetable('open', { date: '2026-12-25' });
    expect((await weekOf('2026-12-25')).holidays).toEqual([{ date: '2026-12-25', name: 'Christmas Day' }]);
    await callTimetable('close', { date: '2026-12-25', name: 'Christmas Day' });
  });

  it('is available to staff only', async () => {
    expect((await studio.visitor().call('/admin/timetable/week', {})).status).toBe(401);
  });
});

describe('adding a class', () => {
  it('shows it to visitors at once, and records who did it', async () => {
    const version = await loadDataVersion(studio.database, branchId);
    const { classId } = await add({ date: '2026-11-25', startTime: '15:10', pricePence: 1750, capacity: 8 });
    const { slots } = (await studio.visitor().call('/classes/class/availability', { date: '2026-11-25' }))
      .body;
    expect(slots.find((slot) => slot.classId === classId)).toMatchObject({
      capacity: 8,
      price: { base: 17.5 },
    });
    expect(await loadDataVersion(studio.database, branchId)).toBeGreaterThan(version);
    const [entry] = await studio.database.orm
      .select()
      .from(audit)
      .where(eq(audit.subjectId, classId ?? ''));
    expect(entry).toMatchObject({ actor: `staff:${staffId}`, action: 'ADDED' });
  });

  it('repeats it every week, from its first to its last day, but not on closed days', async () => {
    const weekly = { date: '2026-12-11', startTime: '15:10', repeat: 'weekly', until: '2027-01-08' };
    const added = await add(weekly);
    const days = await studio.database.orm
      .select()
      .from(classes)
      .where(eq(classes.seriesId, (await stored(added.classId ?? '')).seriesId ?? ''));
    // 25 December and 1 January are closed.
    expect(days.map(({ localDate }) => localDate).sort()).toEqual(['2026-12-11', '2026-12-18', '2027-01-08']);
    expect(added.created).toBe(3);
    const last = new Date('2027-01-10T06:00:00Z');
    expect(await generateClasses(studio.database, branchId, last)).toBeGreaterThan(0);
    const later = await cellsOn('2027-01-15');
    expect(later.filter(({ time }) => time === '15:10')).toEqual([]);
  });

  it.each([
    [
      'a clash of the room',
      { date: '2026-11-25', startTime: '15:30' },
      'clash',
      /^Studio 1 is already in use: Dynamic Reformer Pilates, Wed 25 Nov, 15:10\.$/,
    ],
    [
      'a clash of the instructor',
      { date: '2026-11-25', startTime: '15:30', roomId: 'studio-2', classTypeId: 'vinyasa-yoga' },
      'clash',
      /^Noor Haddad is already teaching: /,
    ],
    [
      'a clash with a series beyond the generated classes',
      { date: '2027-11-22', startTime: '07:10' },
      'clash',
      /, Mon 22 Nov, 07:00\.$/,
    ],
    [
      'a clash of two series',
      { date: '2026-11-30', startTime: '07:10', repeat: 'weekly' },
      'clash',
      /, Mondays, 07:00\.$/,
    ],
    ['a closed day', { date: '2026-12-25', startTime: '15:10' }, 'closed_day', /closed/],
    ['the past', { date: '2026-11-23', startTime: '05:00' }, 'class_begun', /passed/],
    [
      'a room that is too small',
      { date: '2026-11-26', startTime: '15:10', capacity: 11 },
      'bad_request',
      /^Studio 1 only has 10 places\.$/,
    ],
    [
      'nobody',
      { date: '2026-11-26', startTime: '15:10', instructorId: 'nobody' },
      'bad_request',
      /instructor/,
    ],
  ])('rejects %s', async (_what, fields, code, message) => {
    const rejected = await add(fields);
    expect(rejected.code).toBe(code);
    expect(rejected.message).toMatch(message);
  });

  it('is possible when it starts as another class ends', async () => {
    expect((await add({ date: '2026-11-25', startTime: '10:25' })).status).toBe(200);
  });
});

describe('cancelling and restoring a class', () => {
  it('works for an empty class, but is rejected for a class with bookings', async () => {
    const classId = await freeClass('2026-12-01', '15:10');
    expect((await callTimetable<{ class: WeekCell }>('remove-empty', { classId })).class.status).toBe(
      'CANCELLED',
    );
    await add({ date: '2026-12-01', startTime: '15:30', instructorId: 'mei-tanaka' });
    expect((await callTimetable('restore', { classId })).code).toBe('clash');
    const other = await freeClass('2026-12-01', '11:00');
    await callTimetable('remove-empty', { classId: other });
    expect((await callTimetable<{ class: WeekCell }>('restore', { classId: other })).class.status).toBe(
      'SCHEDULED',
    );
    await bookInto(other);
    expect((await callTimetable('remove-empty', { classId: other })).code).toBe('has_bookings');
  });

  it('restores nothing while refunds of its clients are pending', async () => {
    const classId = await freeClass('2026-12-03', '15:10');
    const reason = 'The instructor is ill';
    const cancelled = { branchId, classIds: [classId], reason };
    await startClassCancellation(studio.services, cancelled, 'system');
    expect((await callTimetable('restore', { classId })).code).toBe('not_changeable');
    await runCancellations(studio.services);
    expect((await callTimetable<{ class: WeekCell }>('restore', { classId })).class.status).toBe('SCHEDULED');
  });

  it('lets clients whose booking ended with the class join its waiting list again', async () => {
    const classId = await freeClass('2026-12-04', '21:00', { capacity: 1 });
    const [previous, current] = [studio.visitor(), studio.visitor()];
    await bookAndPay(studio, previous, classId);
    const cancelled = { branchId, classIds: [classId], reason: 'The instructor is ill' };
    await startClassCancellation(studio.services, cancelled, 'system');
    await runCancellations(studio.services);
    await callTimetable('restore', { classId });
    await bookAndPay(studio, current, classId);
    const joined = await previous.call(paths.waitingJoin, { classIds: [classId], customer: guestDetails });
    expect(joined.status).toBe(200);
  });

  it('ends a series: empty classes are removed, and those with bookings are listed', async () => {
    const added = await add({ date: '2026-12-10', startTime: '15:10', repeat: 'weekly' });
    const booked =
      (await weekOf('2026-12-17')).classes.find(({ date, time }) => date === '2026-12-17' && time === '15:10')
        ?.classId ?? '';
    await bookInto(booked);
    const classId = added.classId ?? '';
    const preview = await callTimetable<RemovedClassesResponse>('end', { classId, preview: true });
    expect(preview.withBookings.map((cell) => cell.classId)).toEqual([booked]);
    expect((await stored(classId)).status).toBe('SCHEDULED');
    const ended = await callTimetable<RemovedClassesResponse>('end', { classId });
    expect(ended).toMatchObject({ removed: preview.removed, withBookings: [{ classId: booked }] });
    const removedRows = await studio.database.orm.select().from(classes).where(eq(classes.id, classId));
    expect(removedRows).toEqual([]);
    await generateClasses(studio.database, branchId, studio.time.now);
    expect((await cellsOn('2026-12-24')).filter(({ time }) => time === '15:10')).toEqual([]);
  });
});

describe('a closed day', () => {
  it('has no classes for visitors, and has them again when it is reopened', async () => {
    const date = '2027-01-05';
    const before = (await cellsOn(date)).filter(({ status }) => status === 'SCHEDULED');
    const [first] = before;
    const bookedClassId = first?.classId ?? '';
    await bookInto(bookedClassId);
    const closed = await callTimetable<RemovedClassesResponse>('close', { date, name: 'Staff training' });
    expect(closed.removed).toBe(before.length - 1);
    expect(closed.withBookings.map((cell) => cell.classId)).toEqual([bookedClassId]);
    const { slots } = (await studio.visitor().call('/classes/class/availability', { date })).body;
    expect(slots.map(({ classId }) => classId)).toEqual([bookedClassId]);
    expect((await add({ date, startTime: '15:10' })).code).toBe('closed_day');
    const opened = await callTimetable<ReopenDayResponse>('open', { date });
    expect(opened.restored).toBe(before.length - 1);
    expect((await cellsOn(date)).filter(({ status }) => status === 'SCHEDULED')).toHaveLength(before.length);
    expect((await callTimetable('open', { date })).code).toBe('not_changeable');
  });

  it('can be one of several, which are closed together after one preview', async () => {
    const [date, lastDate, after] = ['2027-01-11', '2027-01-13', '2027-01-14'];
    const scheduledOn = async (day: string) =>
      (await cellsOn(day)).filter(({ status }) => status === 'SCHEDULED').length;
    const days = [date, '2027-01-12', lastDate];
    const counts = await Promise.all(days.map(scheduledOn));
    const all = counts.reduce((sum, count) => sum + count, 0);
    const nextDay = await scheduledOn(after);
    const closure = { date, lastDate, name: 'New floor' };
    const preview = await callTimetable<RemovedClassesResponse>('close', { ...closure, preview: true });
    expect([preview.removed, await scheduledOn(lastDate)]).toEqual([all, counts[2]]);
    expect((await callTimetable<RemovedClassesResponse>('close', closure)).removed).toBe(all);
    expect(await Promise.all(days.map(scheduledOn))).toEqual([0, 0, 0]);
    expect(await scheduledOn(after)).toBe(nextDay);
    expect((await weekOf(date)).closures).toEqual(days.map((day) => ({ date: day, name: 'New floor' })));
    for (const day of days) await callTimetable('open', { date: day });
    expect(await Promise.all(days.map(scheduledOn))).toEqual(counts);
  });

  it('is not closed with a last day before it or more than a month later', async () => {
    for (const lastDate of ['2027-01-10', '2027-02-11'])
      expect(await callTimetable('close', { date: '2027-01-11', lastDate, name: 'Holidays' })).toMatchObject({
        code: 'bad_request',
        field: 'lastDate',
      });
    expect((await weekOf('2027-01-11')).closures).toEqual([]);
  });
});
