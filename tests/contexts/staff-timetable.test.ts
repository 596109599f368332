import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type {
  AddClassResponse,
  ChangeClassResponse,
  EndSeriesResponse,
  GetTimetableClassResponse,
  GetTimetableWeekResponse,
  PreviewBedOutOfServiceResponse,
  ReopenDayResponse,
  TakeBedOutOfServiceResponse,
  WeekCell,
} from '@studio/contracts/staff-timetable';
import { bookings } from '@studio/server/bookings/tables';
import { loadDataVersion } from '@studio/server/catalogue/store';
import { startClassCancellation } from '@studio/server/class-cancellation/cancel-class';
import { runCancellations } from '@studio/server/class-cancellation/run-cancellations';
import { refunds } from '@studio/server/payments/tables';
import { audit } from '@studio/server/platform/database/tables';
import { coverRequests } from '@studio/server/staff/trainer/tables';
import { generateClasses } from '@studio/server/timetable/generate-classes';
import { classes } from '@studio/server/timetable/tables';
import { processWaitingLists } from '@studio/server/waiting-list/process-waiting-lists';
import { waitingEntries } from '@studio/server/waiting-list/tables';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readClassTotals } from '../harness/class-totals.ts';
import { createClass } from '../harness/create-class.ts';
import { bookAndPay, guestDetails } from '../harness/paid-booking.ts';
import { openTestStudio, type TestBrowser, type TestStudio } from '../harness/test-studio.ts';
import { trustTestKey } from '../harness/test-tokens.ts';

const branchId = '11-miles-st';
const staffId = randomUUID();
let studio: TestStudio;
let staff: TestBrowser;

/** Monday 23 November 2026, 06:00. */
beforeAll(async () => {
  studio = await openTestStudio();
  const tokens = await trustTestKey(studio);
  staff = studio.visitor().with(await tokens.access(staffId, ['STAFF']));
});
afterAll(() => studio.close());
beforeEach(() => {
  studio.time.now = new Date('2026-11-23T06:00:00Z');
});

async function callTimetable<Answer>(path: string, body: object) {
  const { status, body: response } = await staff.call(`/admin/timetable/${path}`, body);
  return { status, ...(response as unknown as Answer & { code: string; message: string; field: string }) };
}
const weekOf = (week?: string) => callTimetable<GetTimetableWeekResponse>('week', week ? { week } : {});
const add = (fields: object) =>
  callTimetable<AddClassResponse>('add', {
    classTypeId: 'dynamic-reformer',
    roomId: 'studio-1',
    instructorId: 'noor-haddad',
    capacity: 10,
    repeat: 'once',
    ...fields,
  });
const change = (classId: string, changes: object, fields: object = {}) =>
  callTimetable<ChangeClassResponse>('change', { classId, scope: 'one', changes, ...fields });

async function cellsOn(date: string): Promise<WeekCell[]> {
  return (await weekOf(date)).classes.filter((cell) => cell.date === date);
}

async function stored(classId: string) {
  const [row] = await studio.database.orm.select().from(classes).where(eq(classes.id, classId));
  if (!row) throw new Error(`There is no class ${classId}.`);
  return row;
}

async function bookInto(classId: string) {
  const { bookingId } = await bookAndPay(studio, studio.visitor(), classId);
  return bookingId;
}

/** Adds a class at a time without other classes. */
async function freeClass(date: string, startTime: string, fields: object = {}): Promise<string> {
  const { classId, message } = await add({ date, startTime, ...fields });
  if (!classId) throw new Error(`Not added: ${message}`);
  return classId;
}

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
      /^Studio 1 has room for 10 at most\.$/,
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
    const panel = await callTimetable<GetTimetableClassResponse>('class', { classId });
    expect(panel).toMatchObject({ pricePence: 2500, class: { time: '15:20', instructorName: 'Mei Tanaka' } });
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

describe('cancelling and restoring a class', () => {
  it('works for an empty class, but is rejected for a class with bookings', async () => {
    const classId = await freeClass('2026-12-01', '15:10');
    expect((await callTimetable<{ class: WeekCell }>('off', { classId })).class.status).toBe('CANCELLED');
    await add({ date: '2026-12-01', startTime: '15:30', instructorId: 'mei-tanaka' });
    expect((await callTimetable('on', { classId })).code).toBe('clash');
    const other = await freeClass('2026-12-01', '11:00');
    await callTimetable('off', { classId: other });
    expect((await callTimetable<{ class: WeekCell }>('on', { classId: other })).class.status).toBe('ON');
    await bookInto(other);
    expect((await callTimetable('off', { classId: other })).code).toBe('has_bookings');
  });

  it('restores nothing while refunds of its clients are pending', async () => {
    const classId = await freeClass('2026-12-03', '15:10');
    const reason = 'The instructor is ill';
    const cancelled = { branchId, classIds: [classId], reason };
    await startClassCancellation(studio.services, cancelled, 'system');
    expect((await callTimetable('on', { classId })).code).toBe('not_changeable');
    await runCancellations(studio.services);
    expect((await callTimetable<{ class: WeekCell }>('on', { classId })).class.status).toBe('ON');
  });

  it('lets clients whose booking ended with the class join its waiting list again', async () => {
    const classId = await freeClass('2026-12-04', '21:00', { capacity: 1 });
    const [previous, current] = [studio.visitor(), studio.visitor()];
    await bookAndPay(studio, previous, classId);
    const cancelled = { branchId, classIds: [classId], reason: 'The instructor is ill' };
    await startClassCancellation(studio.services, cancelled, 'system');
    await runCancellations(studio.services);
    await callTimetable('on', { classId });
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
    const preview = await callTimetable<EndSeriesResponse>('end', { classId, preview: true });
    expect(preview.withBookings.map((cell) => cell.classId)).toEqual([booked]);
    expect((await stored(classId)).status).toBe('ON');
    const ended = await callTimetable<EndSeriesResponse>('end', { classId });
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
    const before = (await cellsOn(date)).filter(({ status }) => status === 'ON');
    const [first] = before;
    const bookedClassId = first?.classId ?? '';
    await bookInto(bookedClassId);
    const closed = await callTimetable<EndSeriesResponse>('close', { date, name: 'Staff training' });
    expect(closed.removed).toBe(before.length - 1);
    expect(closed.withBookings.map((cell) => cell.classId)).toEqual([bookedClassId]);
    const { slots } = (await studio.visitor().call('/classes/class/availability', { date })).body;
    expect(slots.map(({ classId }) => classId)).toEqual([bookedClassId]);
    expect((await add({ date, startTime: '15:10' })).code).toBe('closed_day');
    const opened = await callTimetable<ReopenDayResponse>('open', { date });
    expect(opened.restored).toBe(before.length - 1);
    expect((await cellsOn(date)).filter(({ status }) => status === 'ON')).toHaveLength(before.length);
    expect((await callTimetable('open', { date })).code).toBe('not_changeable');
  });
});

const entriesOf = (classId: string) =>
  studio.database.orm
    .select()
    .from(waitingEntries)
    .where(eq(waitingEntries.classId, classId))
    .orderBy(waitingEntries.id);

async function waitingStatuses(classId: string): Promise<string[]> {
  return (await entriesOf(classId)).map(({ status }) => status);
}

describe('a bed out of service', () => {
  it('takes one place out of a class, and returns it', async () => {
    const classId = await freeClass('2026-12-02', '11:00');
    const taken = await callTimetable<TakeBedOutOfServiceResponse>('bed/out-of-service', {
      bedScope: { classId },
      reason: 'Spring broken',
    });
    expect(taken).toMatchObject({ status: 200, classes: 1, moved: 0, waiting: 0 });
    expect(await callTimetable<GetTimetableClassResponse>('class', { classId })).toMatchObject({
      class: { capacity: 9, bedsOutOfService: 1 },
      bedsOutOfService: [{ bedId: taken.bedId, reason: 'Spring broken', scope: 'class' }],
    });
    // Ten beds, of which one is out of service, leave nine places.
    await change(classId, { capacity: 8 });
    expect((await stored(classId)).capacity).toBe(7);
    await callTimetable('bed/back-in-service', { bedId: taken.bedId });
    expect(await stored(classId)).toMatchObject({ capacity: 8, bedsOutOfService: 0 });
    expect((await callTimetable('bed/back-in-service', { bedId: taken.bedId })).code).toBe('not_changeable');
  });

  it('moves the last person of a full class, or refunds them and puts them first in line', async () => {
    const two = { capacity: 2 };
    const full = await freeClass('2026-12-02', '15:10', two);
    const otherFull = await freeClass('2026-12-02', '15:10', {
      ...two,
      roomId: 'studio-2',
      instructorId: 'ines-duarte',
    });
    for (const classId of [full, otherFull]) await bookInto(classId);
    const [moving, waiting] = [await bookInto(full), await bookInto(otherFull)];
    const previewBedOut = (classId: string) =>
      callTimetable<PreviewBedOutOfServiceResponse>('bed/preview', { bedScope: { classId } });
    const preview = await previewBedOut(full);
    expect(preview).toMatchObject({ classes: 1, full: [{ bookingId: moving, name: 'Amara Okafor' }] });
    const to = preview.full[0]?.options[0];
    expect(to?.placesLeft).toBeGreaterThan(0);
    const rejected = await callTimetable('bed/out-of-service', { bedScope: { classId: full }, reason: '' });
    expect(rejected.code).toBe('below_booked');
    const moved = await callTimetable<TakeBedOutOfServiceResponse>('bed/out-of-service', {
      bedScope: { classId: full },
      moves: [{ bookingId: moving, toClassId: to?.classId }],
    });
    expect(moved).toMatchObject({ status: 200, moved: 1, waiting: 0 });
    expect(await readClassTotals(studio.database, full)).toMatchObject({ capacity: 1, taken: 1 });
    const [apologyEmail] = await studio.emails(guestDetails.email);
    expect(apologyEmail?.text).toContain('A bed is out of service and the class was full.');
    const withdrawn = await callTimetable<TakeBedOutOfServiceResponse>('bed/out-of-service', {
      bedScope: { classId: otherFull },
      moves: [{ bookingId: waiting, toClassId: null }],
    });
    expect(withdrawn).toMatchObject({ status: 200, moved: 0, waiting: 1 });
    expect(await readClassTotals(studio.database, otherFull)).toMatchObject({ capacity: 1, taken: 1 });
    const line = await studio.database.orm
      .select()
      .from(waitingEntries)
      .where(eq(waitingEntries.classId, otherFull));
    expect(line).toMatchObject([{ status: 'WAITING', email: guestDetails.email }]);
    const rowsAfter = await studio.database.orm.select().from(refunds).where(eq(refunds.bookingId, waiting));
    expect(rowsAfter).toMatchObject([{ amountPence: 2000 }]);
    const [sentEmail] = await studio.emails(guestDetails.email);
    expect(sentEmail?.text).toContain('You’re first on the waiting list');
  });

  it('keeps the displaced person first in line, and offers them the next free place', async () => {
    const classId = await freeClass('2026-12-05', '21:00', { capacity: 2 });
    const [stayer, displaced, other] = [studio.visitor(), studio.visitor(), studio.visitor()];
    const { bookingId: stayerBookingId } = await bookAndPay(studio, stayer, classId);
    await studio.database.orm
      .update(bookings)
      .set({ email: 'stays@guests.example' })
      .where(eq(bookings.id, stayerBookingId));
    // An earlier cancellation by the member doesn't exclude them from the promised place.
    const { bookingId: changedMind } = await bookAndPay(studio, displaced, classId);
    expect((await displaced.call(paths.cancel, { bookingId: changedMind })).status).toBe(200);
    studio.time.now = new Date('2026-11-23T06:10:00Z');
    const { bookingId } = await bookAndPay(studio, displaced, classId);
    const out = { bedScope: { classId }, moves: [{ bookingId, toClassId: null }] };
    expect(await callTimetable<TakeBedOutOfServiceResponse>('bed/out-of-service', out)).toMatchObject({
      status: 200,
      waiting: 1,
    });
    const joining = { classIds: [classId], customer: guestDetails };
    const customer = { ...guestDetails, email: 'other@guests.example' };
    expect((await other.call(paths.waitingJoin, { ...joining, customer })).status).toBe(200);
    studio.time.now = new Date('2026-11-23T12:00:00Z');
    await processWaitingLists(studio.services);
    expect(await waitingStatuses(classId)).toEqual(['WAITING', 'WAITING']);
    // They can leave the waiting list and join again.
    const [first, second] = await entriesOf(classId);
    expect((await displaced.call(paths.waitingLeave, { entryId: first?.id })).status).toBe(200);
    expect((await displaced.call(paths.waitingJoin, joining)).status).toBe(200);
    expect((await other.call(paths.waitingLeave, { entryId: second?.id })).status).toBe(200);
    expect((await stayer.call(paths.cancel, { bookingId: stayerBookingId })).status).toBe(200);
    await processWaitingLists(studio.services);
    expect(await waitingStatuses(classId)).toEqual(['LEFT', 'LEFT', 'OFFERED']);
    // A person who cancelled can't wait for the class.
    expect((await stayer.call(paths.waitingJoin, joining)).body.code).toBe('waiting_closed');
  });

  it('refunds the displaced place of a pair its share, and the other place only its own', async () => {
    const classId = await freeClass('2026-12-04', '15:10', { capacity: 2 });
    const visitor = studio.visitor();
    const { order = [] } = await bookAndPay(studio, visitor, classId, 2);
    const ids = order.map((booking: { bookingId: string }) => booking.bookingId);
    await studio.database.orm
      .update(bookings)
      .set({ savingKind: 'offer', pricePaidPence: 1000 })
      .where(inArray(bookings.id, ids));
    const { full } = await callTimetable<PreviewBedOutOfServiceResponse>('bed/preview', {
      bedScope: { classId },
    });
    const taken = full[0]?.bookingId ?? '';
    const [remainingId = ''] = ids.filter((id) => id !== taken);
    const out = { bedScope: { classId }, moves: [{ bookingId: taken, toClassId: null }] };
    expect(await callTimetable<TakeBedOutOfServiceResponse>('bed/out-of-service', out)).toMatchObject({
      status: 200,
      waiting: 1,
    });
    const refundsOf = (id: string) =>
      studio.database.orm.select().from(refunds).where(eq(refunds.bookingId, id));
    expect(await refundsOf(taken)).toMatchObject([{ amountPence: 1000 }]);
    expect(await refundsOf(remainingId)).toEqual([]);
    const [sentEmail] = await studio.emails(guestDetails.email);
    expect(sentEmail?.text).toContain('£10');
    expect((await visitor.call(paths.cancel, { bookingId: remainingId })).status).toBe(200);
    expect(await refundsOf(taken)).toHaveLength(1);
    expect(await refundsOf(remainingId)).toMatchObject([{ amountPence: 1000 }]);
    const [refundEmail] = await studio.emails(guestDetails.email);
    expect(refundEmail?.text).toContain('£10');
    expect(refundEmail?.text).not.toContain('£20');
  });

  it('takes a place out of every class of a room between two days, also of later ones', async () => {
    const bedScope = { roomId: 'studio-1', from: '2027-01-13', to: '2027-04-30' };
    const before = (await cellsOn('2027-01-13')).filter(({ roomId }) => roomId === 'studio-1');
    // A 1:1 needs one of the remaining beds.
    const alone = await freeClass('2027-01-13', '21:30', { roomId: 'studio-1', capacity: 1 });
    const single = { listed: false, taken: 1 };
    await studio.database.orm.update(classes).set(single).where(eq(classes.id, alone));
    const out = await callTimetable<TakeBedOutOfServiceResponse>('bed/out-of-service', {
      bedScope,
      reason: 'Repair',
    });
    expect(out.status).toBe(200);
    expect(await stored(alone)).toMatchObject({ capacity: 1, bedsOutOfService: 0 });
    await studio.database.orm.delete(classes).where(eq(classes.id, alone));
    const after = (await cellsOn('2027-01-13')).filter(({ roomId }) => roomId === 'studio-1');
    expect(after.map(({ capacity }) => capacity)).toEqual(before.map(({ capacity }) => capacity - 1));
    await generateClasses(studio.database, branchId, new Date('2027-03-01T06:00:00Z'));
    const created = (await cellsOn('2027-04-20')).filter(({ roomId }) => roomId === 'studio-1');
    expect(created.length).toBeGreaterThan(0);
    expect(new Set(created.map(({ bedsOutOfService }) => bedsOutOfService))).toEqual(new Set([1]));
    await callTimetable('bed/back-in-service', { bedId: out.bedId });
    const rowsAfter = (await cellsOn('2027-04-20')).filter(({ roomId }) => roomId === 'studio-1');
    expect(new Set(rowsAfter.map(({ bedsOutOfService }) => bedsOutOfService))).toEqual(new Set([0]));
  });

  it('is missing from classes cancelled or closed at that time, and each bed returns alone', async () => {
    const date = '2026-12-09';
    const [cancelledClassId, closedDayClassId] = [
      await freeClass(date, '11:00'),
      await freeClass(date, '21:30'),
    ];
    const bedScope = { roomId: 'studio-1', from: date, to: '2026-12-10' };
    const out = (reason: string) =>
      callTimetable<TakeBedOutOfServiceResponse>('bed/out-of-service', { bedScope, reason });
    const first = await out('Spring broken');
    expect((await callTimetable('off', { classId: cancelledClassId })).status).toBe(200);
    expect((await callTimetable('close', { date, name: 'Staff training' })).status).toBe(200);
    const second = await out('Rope torn');
    expect(second.status).toBe(200);
    await callTimetable('open', { date });
    await callTimetable('on', { classId: cancelledClassId });
    for (const classId of [cancelledClassId, closedDayClassId])
      expect(await stored(classId)).toMatchObject({ status: 'ON', capacity: 8, bedsOutOfService: 2 });
    await callTimetable('bed/back-in-service', { bedId: second.bedId });
    for (const classId of [cancelledClassId, closedDayClassId])
      expect(await stored(classId)).toMatchObject({ capacity: 9, bedsOutOfService: 1 });
    await callTimetable('bed/back-in-service', { bedId: first.bedId });
    expect(await stored(cancelledClassId)).toMatchObject({ capacity: 10, bedsOutOfService: 0 });
  });
});
