import { paths } from '@studio/contracts/paths';
import type { GetClassBedsResponse } from '@studio/contracts/staff-beds';
import { instructors } from '@studio/server/catalogue/tables';
import { audit } from '@studio/server/platform/database/tables';
import { bedsOutOfService, classes } from '@studio/server/timetable/tables';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CheckInStudio, openCheckInStudio } from '../harness/check-in-studio.ts';
import { createBooking } from '../harness/create-booking.ts';
import { createClass } from '../harness/create-class.ts';
import type { TestBrowser } from '../harness/test-studio.ts';

const branchId = '11-miles-st';
let { studio, logInAs } = {} as CheckInStudio;
let staff: TestBrowser;

beforeAll(async () => {
  ({ studio, logInAs } = await openCheckInStudio());
  studio.time.now = new Date('2026-11-23T06:00:00Z');
  staff = await logInAs(['STAFF']);
});
afterAll(() => studio.close());

const openClass = () =>
  createClass(studio.database, { startsAt: new Date('2026-11-25T09:30:00Z'), capacity: 10 });
const book = (classId: string, attendeeName: string) =>
  createBooking(studio.database, { classId, attendeeName });

async function readMap(classId: string, browser = staff): Promise<GetClassBedsResponse> {
  const { body } = await browser.call(paths.checkInBeds, { classId });
  return body as unknown as GetClassBedsResponse;
}

/** Returns what each bed of a class that isn't free shows: the client's name or the state. */
async function readTaken(classId: string): Promise<Record<string, string>> {
  const { beds } = await readMap(classId);
  const taken = beds.filter(({ state }) => state !== 'free');
  return Object.fromEntries(taken.map(({ label, state, client }) => [label, client?.name ?? state]));
}

async function move(input: { classId: string; bookingId: string; bed: number; swapWithId: string | null }) {
  const { status, body } = await staff.call(paths.timetableBedMove, input);
  return { status, code: body.code, message: body.message };
}

describe('the map of a class', () => {
  it('shows the team who has which bed, and which are held, free or out of service', async () => {
    const classId = await openClass();
    await book(classId, 'Ada Lee');
    await studio.visitor().call(paths.hold, { classId });
    const day = '2026-11-25';
    const bed = { branchId, id: classId, classId, roomId: 'studio-1', fromDate: day, toDate: day };
    await studio.database.orm
      .insert(bedsOutOfService)
      .values({ ...bed, reason: '', takenOutAt: studio.time.now, bedNumber: 5 });
    const { beds, kind, withoutBed } = await readMap(classId);
    expect({ kind, withoutBed }).toEqual({ kind: 'beds', withoutBed: [] });
    expect(beds.slice(0, 5)).toMatchObject([
      { number: 1, label: 'Bed 1', row: 1, column: 1, state: 'booked', client: { name: 'Ada Lee' } },
      { number: 2, state: 'held', client: null },
      { number: 3, state: 'free', client: null },
      { number: 4, state: 'free' },
      { number: 5, state: 'out', client: null },
    ]);
  });

  it('shows names to the class’s instructor, and not to another one', async () => {
    const classId = await openClass();
    await book(classId, 'Ada Lee');
    const [klass] = await studio.database.orm.select().from(classes).where(eq(classes.id, classId));
    const userId = crypto.randomUUID();
    const teaches = and(eq(instructors.branchId, branchId), eq(instructors.id, klass?.instructorId ?? ''));
    await studio.database.orm.update(instructors).set({ userId }).where(teaches);
    const instructor = await logInAs(['TRAINER'], userId);
    expect((await readMap(classId, instructor)).beds[0]?.client?.name).toBe('Ada Lee');
    expect(
      (
        await instructor.call(paths.timetableBedMove, {
          classId,
          bookingId: classId,
          bed: 2,
          swapWithId: null,
        })
      ).status,
    ).toBe(403);
    const other = await logInAs(['TRAINER'], crypto.randomUUID());
    expect((await other.call(paths.checkInBeds, { classId })).status).toBe(404);
    await studio.database.orm.update(instructors).set({ userId: null }).where(teaches);
  });
});

describe('moving a client to another bed', () => {
  it('changes the bed of one client if it is free, and writes the activity log', async () => {
    const classId = await openClass();
    const bookingId = await book(classId, 'Ada Lee');
    expect((await move({ classId, bookingId, bed: 7, swapWithId: null })).status).toBe(200);
    expect(await readTaken(classId)).toEqual({ 'Bed 7': 'Ada Lee' });
    // A repeated request changes nothing.
    expect((await move({ classId, bookingId, bed: 7, swapWithId: null })).status).toBe(200);
    const entries = await studio.database.orm.select().from(audit).where(eq(audit.subjectId, bookingId));
    expect(entries.filter(({ action }) => action === 'BED_CHANGED')).toMatchObject([
      { subject: 'booking', detail: { from: 1, beds: [7] } },
    ]);
  });

  it('swaps two clients, and both keep a bed', async () => {
    const classId = await openClass();
    const [ada, ben] = [await book(classId, 'Ada Lee'), await book(classId, 'Ben Hill')];
    expect((await move({ classId, bookingId: ada, bed: 2, swapWithId: ben })).status).toBe(200);
    expect(await readTaken(classId)).toEqual({ 'Bed 1': 'Ben Hill', 'Bed 2': 'Ada Lee' });
    const entries = await studio.database.orm.select().from(audit).where(eq(audit.subjectId, ben));
    expect(entries).toContainEqual(
      expect.objectContaining({ action: 'BED_CHANGED', detail: { from: 2, beds: [1] } }),
    );
  });

  it('changes nothing if the bed is held, out of service or no longer as the caller saw it', async () => {
    const classId = await openClass();
    const [ada, ben] = [await book(classId, 'Ada Lee'), await book(classId, 'Ben Hill')];
    await studio.visitor().call(paths.hold, { classId });
    const day = '2026-11-25';
    const bed = { branchId, id: classId, classId, roomId: 'studio-1', fromDate: day, toDate: day };
    await studio.database.orm
      .insert(bedsOutOfService)
      .values({ ...bed, reason: '', takenOutAt: studio.time.now, bedNumber: 5 });
    const before = await readTaken(classId);
    const rejected = { status: 409, code: 'slot_unavailable' };
    const moveAda = (number: number, swapWithId: string | null) =>
      move({ classId, bookingId: ada, bed: number, swapWithId });
    expect(await moveAda(3, null)).toMatchObject(rejected);
    expect(await moveAda(5, null)).toMatchObject({ ...rejected, message: 'Bed 5 is out of service.' });
    expect(await moveAda(2, null)).toMatchObject(rejected);
    expect(await moveAda(4, ben)).toMatchObject(rejected);
    expect((await moveAda(99, null)).status).toBe(404);
    expect((await move({ classId, bookingId: classId, bed: 4, swapWithId: null })).status).toBe(404);
    expect(await readTaken(classId)).toEqual(before);
  });

  it('emails the clients who move the bed that they have when the email is sent', async () => {
    const classId = await openClass();
    const [ada, ben] = [
      await createBooking(studio.database, { classId, attendeeName: 'Ada Lee', email: 'ada@moved.example' }),
      await createBooking(studio.database, { classId, attendeeName: 'Ben Hill', email: 'ben@moved.example' }),
    ];
    await move({ classId, bookingId: ada, bed: 7, swapWithId: null });
    const [first] = await studio.emails('ada@moved.example');
    expect(first?.subject).toContain('Bed changed');
    expect(first?.text).toContain('Our team has moved you to Bed 7.');
    expect(await studio.emails('ben@moved.example')).toEqual([]);
    await move({ classId, bookingId: ada, bed: 2, swapWithId: ben });
    await move({ classId, bookingId: ada, bed: 9, swapWithId: null });
    const toAda = await studio.emails('ada@moved.example');
    expect(toAda).toHaveLength(3);
    for (const { text } of toAda.slice(0, 2)) expect(text).toContain('Our team has moved you to Bed 9.');
    const toBen = await studio.emails('ben@moved.example');
    expect(toBen).toHaveLength(1);
    expect(toBen[0]?.text).toContain('Our team has moved you to Bed 7.');
  });

  it('emails neither a client who has checked in nor anyone once the class has started', async () => {
    const startsAt = new Date('2026-11-23T06:20:00Z');
    const classId = await createClass(studio.database, { startsAt, capacity: 10 });
    const arrived = { classId, status: 'ATTENDED', checkedInAt: studio.time.now } as const;
    const [ada, ben] = [
      await createBooking(studio.database, { ...arrived, email: 'ada@arrived.example' }),
      await createBooking(studio.database, { classId, email: 'ben@arrived.example' }),
    ];
    expect((await move({ classId, bookingId: ada, bed: 2, swapWithId: ben })).status).toBe(200);
    expect(await studio.emails('ada@arrived.example')).toEqual([]);
    expect(await studio.emails('ben@arrived.example')).toHaveLength(1);
    studio.time.now = startsAt;
    expect((await move({ classId, bookingId: ben, bed: 5, swapWithId: null })).status).toBe(200);
    expect(await studio.emails('ben@arrived.example')).toHaveLength(1);
    studio.time.now = new Date('2026-11-23T06:00:00Z');
  });

  it('is over when the class has ended or is cancelled', async () => {
    const classId = await openClass();
    const bookingId = await book(classId, 'Ada Lee');
    await studio.database.orm.update(classes).set({ status: 'CANCELLED' }).where(eq(classes.id, classId));
    expect(await move({ classId, bookingId, bed: 4, swapWithId: null })).toMatchObject({
      status: 409,
      code: 'not_changeable',
    });
  });
});
