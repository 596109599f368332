import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type {
  AddClassResponse,
  BedOutOfServicePreviewResponse,
  BedOutOfServiceResponse,
  ChangeClassResponse,
  EndSeriesResponse,
  ReopenDayResponse,
  TimetableClassResponse,
  TimetableWeekResponse,
  WeekCell,
} from '@studio/contracts/staff-timetable';
import { startClassCancellation } from '@studio/server/bookings/cancel-class';
import { bookings } from '@studio/server/bookings/tables';
import { loadDataVersion } from '@studio/server/catalogue/store';
import { refunds } from '@studio/server/payments/tables';
import { audit } from '@studio/server/platform/tables';
import { runCancellations } from '@studio/server/staff/class-cancellation/run-cancellations';
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

async function ask<Answer>(path: string, body: object) {
  const { status, body: answer } = await staff.call(`/admin/timetable/${path}`, body);
  return { status, ...(answer as unknown as Answer & { code: string; message: string; field: string }) };
}
const weekOf = (week?: string) => ask<TimetableWeekResponse>('week', week ? { week } : {});
const add = (fields: object) =>
  ask<AddClassResponse>('add', {
    classTypeId: 'dynamic-reformer',
    roomId: 'studio-1',
    instructorId: 'noor-haddad',
    capacity: 10,
    repeat: 'once',
    ...fields,
  });
const change = (classId: string, changes: object, fields: object = {}) =>
  ask<ChangeClassResponse>('change', { classId, scope: 'one', changes, ...fields });

async function cellsOn(date: string): Promise<WeekCell[]> {
  return (await weekOf(date)).classes.filter((cell) => cell.date === date);
}

async function stored(classId: string) {
  const [row] = await studio.database.orm.select().from(classes).where(eq(classes.id, classId));
  if (!row) throw new Error(`There is no class ${classId}.`);
  return row;
}

async function bookedIn(classId: string) {
  const { bookingId } = await bookAndPay(studio, studio.visitor(), classId);
  return bookingId;
}

/** Adds a class at a time without other classes. */
async function freeClass(date: string, startTime: string, fields: object = {}): Promise<string> {
  const { classId, message } = await add({ date, startTime, ...fields });
  if (!classId) throw new Error(`Not added: ${message}`);
  return classId;
}

describe('the week', () => {
  it('has Monday first, whatever day is asked for, with what is booked and held', async () => {
    const week = await weekOf('2026-11-26');
    expect(week).toMatchObject({ status: 200, from: '2026-11-23', to: '2026-11-29', today: '2026-11-23' });
    expect(week.rooms.map(({ name }) => name)).toEqual(['Studio 1', 'Studio 2']);
    expect(week.classes.length).toBeGreaterThan(60);
    const [first] = week.classes;
    expect(first).toMatchObject({ date: '2026-11-23', time: '07:00', booked: 0, held: 0, repeats: true });
    const classId = first?.classId ?? '';
    await bookedIn(classId);
    await studio.visitor().call('/classes/class/hold', { classId, places: 2 });
    expect((await cellsOn('2026-11-23'))[0]).toMatchObject({ booked: 1, held: 2 });
  });

  it('names closed days, and bank holidays on which the studio is open', async () => {
    const week = await weekOf('2026-12-25');
    expect(week.closures).toContainEqual({ date: '2026-12-25', name: 'Christmas Day' });
    expect(week.holidays).toEqual([]);
    await ask('open', { date: '2026-12-25' });
    expect((await weekOf('2026-12-25')).holidays).toEqual([{ date: '2026-12-25', name: 'Christmas Day' }]);
    await ask('close', { date: '2026-12-25', name: 'Christmas Day' });
  });

  it('is for the staff alone', async () => {
    expect((await studio.visitor().call('/admin/timetable/week', {})).status).toBe(401);
  });
});

describe('adding', () => {
  it('puts one class on, which visitors find at once, and writes who did it', async () => {
    const version = await loadDataVersion(studio.database, branchId);
    const { classId } = await add({ date: '2026-11-25', startTime: '15:10', price: 17.5, capacity: 8 });
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

  it('repeats one every week, from its first to its last day, but not on closed days', async () => {
    const weekly = { date: '2026-12-11', startTime: '15:10', repeat: 'weekly', until: '2027-01-08' };
    const added = await add(weekly);
    const days = await studio.database.orm
      .select()
      .from(classes)
      .where(eq(classes.patternId, (await stored(added.classId ?? '')).patternId ?? ''));
    // 25 December and 1 January are closed.
    expect(days.map(({ localDate }) => localDate).sort()).toEqual(['2026-12-11', '2026-12-18', '2027-01-08']);
    expect(added.made).toBe(3);
    const last = new Date('2027-01-10T06:00:00Z');
    expect(await generateClasses(studio.database, branchId, last)).toBeGreaterThan(0);
    const later = await cellsOn('2027-01-15');
    expect(later.filter(({ time }) => time === '15:10')).toEqual([]);
  });

  it.each([
    [
      'the room',
      { date: '2026-11-25', startTime: '15:30' },
      'clash',
      /^Studio 1 is taken then: Dynamic Reformer Pilates, Wed 25 Nov, 15:10\.$/,
    ],
    [
      'the instructor',
      { date: '2026-11-25', startTime: '15:30', roomId: 'studio-2', classTypeId: 'vinyasa-yoga' },
      'clash',
      /^Noor Haddad teaches then: /,
    ],
    [
      'what repeats, further ahead than classes are made',
      { date: '2027-11-22', startTime: '07:10' },
      'clash',
      /, Mon 22 Nov, 07:00\.$/,
    ],
    [
      'what repeats, for one that repeats',
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
      /^Studio 1 has 10 places\.$/,
    ],
    [
      'nobody',
      { date: '2026-11-26', startTime: '15:10', instructorId: 'nobody' },
      'bad_request',
      /instructor/,
    ],
  ])('refuses %s', async (_what, wish, code, message) => {
    const refused = await add(wish);
    expect(refused.code).toBe(code);
    expect(refused.message).toMatch(message);
  });

  it('lets one begin as the other ends', async () => {
    expect((await add({ date: '2026-11-25', startTime: '10:25' })).status).toBe(200);
  });
});

describe('changing one class', () => {
  it('tells those who are booked, with the entry of their calendars counted on; what they paid stays', async () => {
    const classId = await freeClass('2026-11-26', '15:10');
    const bookingId = await bookedIn(classId);
    const preview = await change(
      classId,
      { time: '15:20', instructorId: 'mei-tanaka', price: 25 },
      { preview: true },
    );
    expect(preview).toMatchObject({ changed: 1, told: 1 });
    expect((await stored(classId)).instructorId).toBe('noor-haddad');
    expect(await change(classId, { time: '15:20', instructorId: 'mei-tanaka', price: 25 })).toMatchObject({
      changed: 1,
      told: 1,
    });
    const [booking] = await studio.database.orm.select().from(bookings).where(eq(bookings.id, bookingId));
    expect(booking).toMatchObject({ sequence: 1, pricePaidPence: 2000 });
    expect(booking?.startsAt.toISOString()).toBe('2026-11-26T15:20:00.000Z');
    const [mail] = await studio.mails(guestDetails.email);
    expect(mail?.subject).toMatch(/^Changed: Dynamic Reformer Pilates, Thu 26 Nov, 15:20/);
    expect(mail?.text).toContain(
      'It begins at 15:20 instead of 15:10. Mei Tanaka teaches instead of Noor Haddad.',
    );
    expect(mail?.text).toContain('reply to this email and we’ll refund what you paid');
    const panel = await ask<TimetableClassResponse>('class', { classId });
    expect(panel).toMatchObject({ price: 25, class: { time: '15:20', instructorName: 'Mei Tanaka' } });
  });

  it('tells nobody of a price or of places', async () => {
    const classId = await freeClass('2026-11-27', '15:10');
    await bookedIn(classId);
    expect(await change(classId, { price: 10, capacity: 5 })).toMatchObject({ changed: 1, told: 0 });
  });

  it('never goes below what is booked or held, and says how many', async () => {
    const classId = await freeClass('2026-11-28', '13:00');
    await bookedIn(classId);
    await bookedIn(classId);
    await studio.visitor().call('/classes/class/hold', { classId, places: 2 });
    const refused = await change(classId, { capacity: 3 });
    expect(refused).toMatchObject({ status: 409, code: 'below_booked', field: 'capacity' });
    expect(refused.message).toBe(
      'Sat 28 Nov, 13:00: 2 people are booked and 2 places are held just now, so there have to be at least 4 places.',
    );
    expect((await change(classId, { capacity: 4 })).status).toBe(200);
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ capacity: 4, taken: 4 });
    studio.time.now = new Date(studio.time.now.getTime() + 30 * 60_000);
    // The hold has expired and no longer counts, whether or not the sweeper has run.
    expect((await change(classId, { capacity: 2 })).status).toBe(200);
  });

  it('settles an open request for cover with another instructor', async () => {
    const classId = await freeClass('2026-11-28', '17:30');
    const asked = { branchId, id: randomUUID(), classId, instructorId: 'noor-haddad', reason: 'A cold' };
    await studio.database.orm
      .insert(coverRequests)
      .values({ ...asked, askedBy: 'staff:noor', askedAt: studio.time.now });
    expect(await ask<TimetableClassResponse>('class', { classId })).toMatchObject({
      cover: { reason: 'A cold' },
      class: { needsCover: true },
    });
    await change(classId, { instructorId: 'freya-lind' });
    const [row] = await studio.database.orm
      .select()
      .from(coverRequests)
      .where(eq(coverRequests.id, asked.id));
    expect(row).toMatchObject({ status: 'COVERED', coveredBy: 'freya-lind' });
    expect((await cellsOn('2026-11-28')).find((cell) => cell.classId === classId)?.needsCover).toBe(false);
  });

  it('refuses what has begun, and another class’s time', async () => {
    const begun = await createClass(studio.database, { startsAt: new Date('2026-11-23T05:30:00Z') });
    expect((await change(begun, { price: 10 })).code).toBe('class_begun');
    const [first] = await cellsOn('2026-11-30');
    const moved = await freeClass('2026-11-30', '15:10');
    expect((await change(moved, { time: first?.time })).code).toBe('clash');
  });
});

describe('changing all that follow', () => {
  it('leaves what was before, changes what is there and what comes', async () => {
    const added = await add({ date: '2026-12-08', startTime: '15:10', repeat: 'weekly' });
    const days = (await weekOf('2026-12-15')).classes;
    const second = days.find(({ date, time }) => date === '2026-12-15' && time === '15:10')?.classId ?? '';
    await bookedIn(second);
    const answer = await change(second, { time: '15:15', capacity: 6, price: 12 }, { scope: 'following' });
    expect(answer).toMatchObject({ status: 200, told: 1 });
    expect(answer.changed).toBeGreaterThan(3);
    const first = await stored(added.classId ?? '');
    expect(first).toMatchObject({ capacity: 10, pricePence: 2000 });
    const after = await stored(second);
    expect(after).toMatchObject({ capacity: 6, pricePence: 1200 });
    expect(after.patternId).not.toBe(first.patternId);
    await generateClasses(studio.database, branchId, new Date('2027-02-01T06:00:00Z'));
    const tuesdays = await studio.database.orm
      .select()
      .from(classes)
      .where(and(eq(classes.localDate, '2027-03-09'), eq(classes.instructorId, 'noor-haddad')));
    const made = tuesdays.filter(({ patternId }) => patternId === after.patternId);
    expect(made).toMatchObject([{ capacity: 6, pricePence: 1200 }]);
    expect(tuesdays.some(({ patternId }) => patternId === first.patternId)).toBe(false);
  });

  it('is refused as a whole when one of them has more booked', async () => {
    const added = await add({ date: '2026-12-09', startTime: '15:10', repeat: 'weekly' });
    const cells = (await weekOf('2026-12-16')).classes;
    const second = cells.find(({ date, time }) => date === '2026-12-16' && time === '15:10')?.classId ?? '';
    for (let place = 0; place < 3; place++) await bookedIn(second);
    const refused = await change(added.classId ?? '', { capacity: 2 }, { scope: 'following' });
    expect(refused.code).toBe('below_booked');
    expect(refused.message).toMatch(/^Wed 16 Dec, 15:10: 3 people are booked/);
    expect((await stored(added.classId ?? '')).capacity).toBe(10);
  });
});

describe('taking off', () => {
  it('takes an empty class off and puts it back on; one with bookings has to be cancelled', async () => {
    const classId = await freeClass('2026-12-01', '15:10');
    expect((await ask<{ class: WeekCell }>('off', { classId })).class.status).toBe('CANCELLED');
    await add({ date: '2026-12-01', startTime: '15:30', instructorId: 'mei-tanaka' });
    expect((await ask('on', { classId })).code).toBe('clash');
    const other = await freeClass('2026-12-01', '11:00');
    await ask('off', { classId: other });
    expect((await ask<{ class: WeekCell }>('on', { classId: other })).class.status).toBe('ON');
    await bookedIn(other);
    expect((await ask('off', { classId: other })).code).toBe('has_bookings');
  });

  it('puts nothing back on while people are still being given back what they paid', async () => {
    const classId = await freeClass('2026-12-03', '15:10');
    const reason = 'The instructor is ill';
    const cancelled = { branchId, classIds: [classId], reason };
    await startClassCancellation(studio.services, cancelled, 'system');
    expect((await ask('on', { classId })).code).toBe('not_changeable');
    await runCancellations(studio.services);
    expect((await ask<{ class: WeekCell }>('on', { classId })).class.status).toBe('ON');
  });

  it('lets those wait for it again whose booking ended with it', async () => {
    const classId = await freeClass('2026-12-04', '21:00', { capacity: 1 });
    const [was, is] = [studio.visitor(), studio.visitor()];
    await bookAndPay(studio, was, classId);
    const cancelled = { branchId, classIds: [classId], reason: 'The instructor is ill' };
    await startClassCancellation(studio.services, cancelled, 'system');
    await runCancellations(studio.services);
    await ask('on', { classId });
    await bookAndPay(studio, is, classId);
    const joined = await was.call(paths.waitingJoin, { classIds: [classId], customer: guestDetails });
    expect(joined.status).toBe(200);
  });

  it('ends what repeats: empty ones go, those with bookings are named', async () => {
    const added = await add({ date: '2026-12-10', startTime: '15:10', repeat: 'weekly' });
    const booked =
      (await weekOf('2026-12-17')).classes.find(({ date, time }) => date === '2026-12-17' && time === '15:10')
        ?.classId ?? '';
    await bookedIn(booked);
    const classId = added.classId ?? '';
    const preview = await ask<EndSeriesResponse>('end', { classId, preview: true });
    expect(preview.withBookings.map((cell) => cell.classId)).toEqual([booked]);
    expect((await stored(classId)).status).toBe('ON');
    const ended = await ask<EndSeriesResponse>('end', { classId });
    expect(ended).toMatchObject({ removed: preview.removed, withBookings: [{ classId: booked }] });
    const gone = await studio.database.orm.select().from(classes).where(eq(classes.id, classId));
    expect(gone).toEqual([]);
    await generateClasses(studio.database, branchId, studio.time.now);
    expect((await cellsOn('2026-12-24')).filter(({ time }) => time === '15:10')).toEqual([]);
  });
});

describe('a closed day', () => {
  it('has no classes for visitors, and has them again when it is opened', async () => {
    const date = '2027-01-05';
    const before = (await cellsOn(date)).filter(({ status }) => status === 'ON');
    const [first] = before;
    const kept = first?.classId ?? '';
    await bookedIn(kept);
    const closed = await ask<EndSeriesResponse>('close', { date, name: 'Staff training' });
    expect(closed.removed).toBe(before.length - 1);
    expect(closed.withBookings.map((cell) => cell.classId)).toEqual([kept]);
    const { slots } = (await studio.visitor().call('/classes/class/availability', { date })).body;
    expect(slots.map(({ classId }) => classId)).toEqual([kept]);
    expect((await add({ date, startTime: '15:10' })).code).toBe('closed_day');
    const opened = await ask<ReopenDayResponse>('open', { date });
    expect(opened.made).toBe(before.length - 1);
    expect((await cellsOn(date)).filter(({ status }) => status === 'ON')).toHaveLength(before.length);
    expect((await ask('open', { date })).code).toBe('not_changeable');
  });
});

const entriesOf = (classId: string) =>
  studio.database.orm
    .select()
    .from(waitingEntries)
    .where(eq(waitingEntries.classId, classId))
    .orderBy(waitingEntries.id);

async function lineOf(classId: string): Promise<string[]> {
  return (await entriesOf(classId)).map(({ status }) => status);
}

describe('a bed out of order', () => {
  it('takes one place out of a class, and gives it back', async () => {
    const classId = await freeClass('2026-12-02', '11:00');
    const taken = await ask<BedOutOfServiceResponse>('bed/out', {
      where: { classId },
      reason: 'Spring broken',
    });
    expect(taken).toMatchObject({ status: 200, classes: 1, moved: 0, waiting: 0 });
    expect(await ask<TimetableClassResponse>('class', { classId })).toMatchObject({
      class: { capacity: 9, bedsOut: 1 },
      bedsOut: [{ bedId: taken.bedId, reason: 'Spring broken', of: 'class' }],
    });
    // Ten beds, of which one is out of service, leave nine places.
    await change(classId, { capacity: 8 });
    expect((await stored(classId)).capacity).toBe(7);
    await ask('bed/back', { bedId: taken.bedId });
    expect(await stored(classId)).toMatchObject({ capacity: 8, bedsOut: 0 });
    expect((await ask('bed/back', { bedId: taken.bedId })).code).toBe('not_changeable');
  });

  it('moves the last who booked a full class, or puts them first in line with everything back', async () => {
    const two = { capacity: 2 };
    const full = await freeClass('2026-12-02', '15:10', two);
    const fuller = await freeClass('2026-12-02', '15:10', {
      ...two,
      roomId: 'studio-2',
      instructorId: 'ines-duarte',
    });
    for (const classId of [full, fuller]) await bookedIn(classId);
    const [moving, waiting] = [await bookedIn(full), await bookedIn(fuller)];
    const look = (classId: string) =>
      ask<BedOutOfServicePreviewResponse>('bed/preview', { where: { classId } });
    const preview = await look(full);
    expect(preview).toMatchObject({ classes: 1, full: [{ bookingId: moving, name: 'Amara Okafor' }] });
    const to = preview.full[0]?.options[0];
    expect(to?.free).toBeGreaterThan(0);
    const refused = await ask('bed/out', { where: { classId: full }, reason: '' });
    expect(refused.code).toBe('below_booked');
    const moved = await ask<BedOutOfServiceResponse>('bed/out', {
      where: { classId: full },
      moves: [{ bookingId: moving, toClassId: to?.classId }],
    });
    expect(moved).toMatchObject({ status: 200, moved: 1, waiting: 0 });
    expect(await readClassTotals(studio.database, full)).toMatchObject({ capacity: 1, taken: 1 });
    const [apologised] = await studio.mails(guestDetails.email);
    expect(apologised?.text).toContain('A bed is out of order and the class was full.');
    const withdrawn = await ask<BedOutOfServiceResponse>('bed/out', {
      where: { classId: fuller },
      moves: [{ bookingId: waiting, toClassId: null }],
    });
    expect(withdrawn).toMatchObject({ status: 200, moved: 0, waiting: 1 });
    expect(await readClassTotals(studio.database, fuller)).toMatchObject({ capacity: 1, taken: 1 });
    const line = await studio.database.orm
      .select()
      .from(waitingEntries)
      .where(eq(waitingEntries.classId, fuller));
    expect(line).toMatchObject([{ status: 'WAITING', email: guestDetails.email }]);
    const back = await studio.database.orm.select().from(refunds).where(eq(refunds.bookingId, waiting));
    expect(back).toMatchObject([{ amountPence: 2000 }]);
    const [mail] = await studio.mails(guestDetails.email);
    expect(mail?.text).toContain('You are first on the waiting list');
  });

  it('keeps whoever lost their place first in line, and offers them the next that comes free', async () => {
    const classId = await freeClass('2026-12-05', '21:00', { capacity: 2 });
    const [stays, loses, other] = [studio.visitor(), studio.visitor(), studio.visitor()];
    const { bookingId: standing } = await bookAndPay(studio, stays, classId);
    await studio.database.orm
      .update(bookings)
      .set({ email: 'stays@guests.example' })
      .where(eq(bookings.id, standing));
    // An earlier cancellation by the member doesn't exclude them from the promised place.
    const { bookingId: changedMind } = await bookAndPay(studio, loses, classId);
    expect((await loses.call(paths.cancel, { bookingId: changedMind })).status).toBe(200);
    studio.time.now = new Date('2026-11-23T06:10:00Z');
    const { bookingId } = await bookAndPay(studio, loses, classId);
    const out = { where: { classId }, moves: [{ bookingId, toClassId: null }] };
    expect(await ask<BedOutOfServiceResponse>('bed/out', out)).toMatchObject({ status: 200, waiting: 1 });
    const joining = { classIds: [classId], customer: guestDetails };
    const customer = { ...guestDetails, email: 'other@guests.example' };
    expect((await other.call(paths.waitingJoin, { ...joining, customer })).status).toBe(200);
    studio.time.now = new Date('2026-11-23T12:00:00Z');
    await processWaitingLists(studio.services);
    expect(await lineOf(classId)).toEqual(['WAITING', 'WAITING']);
    // They can leave the waiting list and join again.
    const [first, second] = await entriesOf(classId);
    expect((await loses.call(paths.waitingLeave, { entryId: first?.id })).status).toBe(200);
    expect((await loses.call(paths.waitingJoin, joining)).status).toBe(200);
    expect((await other.call(paths.waitingLeave, { entryId: second?.id })).status).toBe(200);
    expect((await stays.call(paths.cancel, { bookingId: standing })).status).toBe(200);
    await processWaitingLists(studio.services);
    expect(await lineOf(classId)).toEqual(['LEFT', 'LEFT', 'OFFERED']);
    // A person who cancelled can't wait for the class.
    expect((await stays.call(paths.waitingJoin, joining)).body.code).toBe('waiting_closed');
  });

  it('brings the share of one of two places for one price back, and of the other only its own', async () => {
    const classId = await freeClass('2026-12-04', '15:10', { capacity: 2 });
    const visitor = studio.visitor();
    const { order = [] } = await bookAndPay(studio, visitor, classId, 2);
    const ids = order.map((one: { bookingId: string }) => one.bookingId);
    await studio.database.orm
      .update(bookings)
      .set({ savingKind: 'offer', pricePaidPence: 1000 })
      .where(inArray(bookings.id, ids));
    const { full } = await ask<BedOutOfServicePreviewResponse>('bed/preview', { where: { classId } });
    const taken = full[0]?.bookingId ?? '';
    const [stands = ''] = ids.filter((id) => id !== taken);
    const out = { where: { classId }, moves: [{ bookingId: taken, toClassId: null }] };
    expect(await ask<BedOutOfServiceResponse>('bed/out', out)).toMatchObject({ status: 200, waiting: 1 });
    const refundsOf = (id: string) =>
      studio.database.orm.select().from(refunds).where(eq(refunds.bookingId, id));
    expect(await refundsOf(taken)).toMatchObject([{ amountPence: 1000 }]);
    expect(await refundsOf(stands)).toEqual([]);
    const [mail] = await studio.mails(guestDetails.email);
    expect(mail?.text).toContain('£10');
    expect((await visitor.call(paths.cancel, { bookingId: stands })).status).toBe(200);
    expect(await refundsOf(taken)).toHaveLength(1);
    expect(await refundsOf(stands)).toMatchObject([{ amountPence: 1000 }]);
    const [told] = await studio.mails(guestDetails.email);
    expect(told?.text).toContain('£10');
    expect(told?.text).not.toContain('£20');
  });

  it('takes a place out of every class of a room between two days, also of those made later', async () => {
    const where = { roomId: 'studio-1', from: '2027-01-13', to: '2027-04-30' };
    const before = (await cellsOn('2027-01-13')).filter(({ roomId }) => roomId === 'studio-1');
    // A 1:1 needs one of the remaining beds.
    const alone = await freeClass('2027-01-13', '21:30', { roomId: 'studio-1', capacity: 1 });
    const single = { listed: false, taken: 1 };
    await studio.database.orm.update(classes).set(single).where(eq(classes.id, alone));
    const out = await ask<BedOutOfServiceResponse>('bed/out', { where, reason: 'Repair' });
    expect(out.status).toBe(200);
    expect(await stored(alone)).toMatchObject({ capacity: 1, bedsOut: 0 });
    await studio.database.orm.delete(classes).where(eq(classes.id, alone));
    const after = (await cellsOn('2027-01-13')).filter(({ roomId }) => roomId === 'studio-1');
    expect(after.map(({ capacity }) => capacity)).toEqual(before.map(({ capacity }) => capacity - 1));
    await generateClasses(studio.database, branchId, new Date('2027-03-01T06:00:00Z'));
    const made = (await cellsOn('2027-04-20')).filter(({ roomId }) => roomId === 'studio-1');
    expect(made.length).toBeGreaterThan(0);
    expect(new Set(made.map(({ bedsOut }) => bedsOut))).toEqual(new Set([1]));
    await ask('bed/back', { bedId: out.bedId });
    const back = (await cellsOn('2027-04-20')).filter(({ roomId }) => roomId === 'studio-1');
    expect(new Set(back.map(({ bedsOut }) => bedsOut))).toEqual(new Set([0]));
  });

  it('is missing from classes that were off, or whose day was closed, when it went out; each comes back alone', async () => {
    const date = '2026-12-09';
    const [off, ofClosedDay] = [await freeClass(date, '11:00'), await freeClass(date, '21:30')];
    const where = { roomId: 'studio-1', from: date, to: '2026-12-10' };
    const out = (reason: string) => ask<BedOutOfServiceResponse>('bed/out', { where, reason });
    const first = await out('Spring broken');
    expect((await ask('off', { classId: off })).status).toBe(200);
    expect((await ask('close', { date, name: 'Staff training' })).status).toBe(200);
    const second = await out('Rope torn');
    expect(second.status).toBe(200);
    await ask('open', { date });
    await ask('on', { classId: off });
    for (const classId of [off, ofClosedDay])
      expect(await stored(classId)).toMatchObject({ status: 'ON', capacity: 8, bedsOut: 2 });
    await ask('bed/back', { bedId: second.bedId });
    for (const classId of [off, ofClosedDay])
      expect(await stored(classId)).toMatchObject({ capacity: 9, bedsOut: 1 });
    await ask('bed/back', { bedId: first.bedId });
    expect(await stored(off)).toMatchObject({ capacity: 10, bedsOut: 0 });
  });
});
