import type { GetBedsResponse } from '@studio/contracts/beds';
import type { ListBookingsResponse } from '@studio/contracts/member-bookings';
import { paths } from '@studio/contracts/paths';
import { classTypes } from '@studio/server/catalogue/tables';
import { classes } from '@studio/server/timetable/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBookingMembers } from '../harness/booking-members.ts';
import { createClass } from '../harness/create-class.ts';
import { bookAndPay, guestDetails } from '../harness/paid-booking.ts';
import { openTestStudio, type TestBrowser, type TestStudio } from '../harness/test-studio.ts';

let studio: TestStudio;
const inTwoDays = new Date('2026-11-25T09:30:00Z');

beforeAll(async () => {
  studio = await openTestStudio({ now: '2026-11-23T06:00:00Z' });
});
afterAll(() => studio.close());

const openClass = (capacity = 10) => createClass(studio.database, { startsAt: inTwoDays, capacity });

async function getBeds(browser: TestBrowser, owner: object): Promise<GetBedsResponse> {
  return (await browser.call(paths.bedsGet, owner)).body as unknown as GetBedsResponse;
}

/** Returns the numbers of the caller's own beds, in order. */
async function getOwnBeds(browser: TestBrowser, owner: object): Promise<number[]> {
  const { beds } = await getBeds(browser, owner);
  return beds.filter(({ state }) => state === 'own').map(({ number }) => number);
}

/** Returns the beds that are taken in a class, in order, and the class's counter. */
async function readTaken(classId: string): Promise<{ beds: number[]; taken: number }> {
  const rows = await studio.database.run<{ number: number }>(
    { name: 'test_taken_beds', text: 'SELECT number FROM class_beds WHERE class_id = $1 ORDER BY number' },
    [classId],
  );
  const [klass] = await studio.database.orm.select().from(classes).where(eq(classes.id, classId));
  return { beds: rows.map(({ number }) => number), taken: klass?.taken ?? -1 };
}

async function hold(browser: TestBrowser, classId: string, places = 1): Promise<string> {
  const { body } = await browser.call(paths.hold, { classId, places });
  return body.holdId;
}

describe('the bed of a hold', () => {
  it('is given with the place, and freed with it', async () => {
    const classId = await openClass();
    const visitor = studio.visitor();
    const holdId = await hold(visitor, classId);
    expect(await getOwnBeds(visitor, { holdId })).toEqual([1]);
    expect(await readTaken(classId)).toEqual({ beds: [1], taken: 1 });
    await visitor.call(paths.release, { holdId });
    expect(await readTaken(classId)).toEqual({ beds: [], taken: 0 });
  });

  it('can be chosen, and another browser sees only that it is taken', async () => {
    const classId = await openClass();
    const [one, other] = [studio.visitor(), studio.visitor()];
    const holdId = await hold(one, classId);
    const chosen = await one.call(paths.bedsChoose, { holdId, beds: [4] });
    expect(chosen.status).toBe(200);
    expect(await getOwnBeds(one, { holdId })).toEqual([4]);
    const otherHold = await hold(other, classId);
    const { beds } = await getBeds(other, { holdId: otherHold });
    expect(beds).toContainEqual({
      number: 4,
      label: 'Bed 4',
      note: null,
      row: 1,
      column: 4,
      state: 'taken',
    });
    expect((await other.call(paths.bedsGet, { holdId })).status).toBe(404);
  });

  it('stays when someone else has taken the chosen one', async () => {
    const classId = await openClass();
    const [one, other] = [studio.visitor(), studio.visitor()];
    const [holdId, otherHold] = [await hold(one, classId), await hold(other, classId)];
    expect(await getOwnBeds(other, { holdId: otherHold })).toEqual([2]);
    const rejected = await other.call(paths.bedsChoose, { holdId: otherHold, beds: [1] });
    expect(rejected).toMatchObject({ status: 409, body: { code: 'slot_unavailable' } });
    expect(await getOwnBeds(other, { holdId: otherHold })).toEqual([2]);
    expect(await getOwnBeds(one, { holdId })).toEqual([1]);
  });

  it('is side by side with the others of the hold, as far as possible', async () => {
    const classId = await openClass();
    const visitor = studio.visitor();
    const single = studio.visitor();
    const holdId = await hold(single, classId);
    await single.call(paths.bedsChoose, { holdId, beds: [2] });
    const pair = await hold(visitor, classId, 2);
    expect(await getOwnBeds(visitor, { holdId: pair })).toEqual([3, 4]);
    await visitor.call(paths.hold, { classId, places: 4 });
    expect(await getOwnBeds(visitor, { holdId: pair })).toEqual([6, 7, 8, 9]);
    await visitor.call(paths.hold, { classId, places: 1 });
    expect(await getOwnBeds(visitor, { holdId: pair })).toEqual([1]);
    expect(await readTaken(classId)).toEqual({ beds: [1, 2], taken: 2 });
  });

  it('must be one bed for each place', async () => {
    const visitor = studio.visitor();
    const holdId = await hold(visitor, await openClass(), 2);
    for (const beds of [[3], [3, 3], [3, 4, 5]])
      expect(await visitor.call(paths.bedsChoose, { holdId, beds })).toMatchObject({
        status: 400,
        body: { code: 'bad_request' },
      });
  });
});

describe('the bed of a booking', () => {
  it('is the one of its hold, for each place of the order', async () => {
    const classId = await openClass();
    const visitor = studio.visitor();
    const holdId = await hold(visitor, classId, 2);
    await visitor.call(paths.bedsChoose, { holdId, beds: [5, 4] });
    const { order } = await bookAndPay(studio, visitor, classId, 2);
    expect(order).toMatchObject([{ bed: { number: 4, label: 'Bed 4' } }, { bed: { number: 5 } }]);
    expect(await readTaken(classId)).toEqual({ beds: [4, 5], taken: 2 });
  });

  it('can be changed until the class starts, and is freed by a cancellation', async () => {
    const classId = await openClass();
    const visitor = studio.visitor();
    const { bookingId } = await bookAndPay(studio, visitor, classId);
    const { body } = await visitor.call(paths.bedsChoose, { bookingId, beds: [7] });
    expect(body).toMatchObject({ ok: true, canChoose: true, places: 1 });
    expect(await getOwnBeds(visitor, { bookingId })).toEqual([7]);
    await visitor.call(paths.cancel, { bookingId });
    expect(await readTaken(classId)).toEqual({ beds: [], taken: 0 });
    expect(await visitor.call(paths.bedsChoose, { bookingId, beds: [7] })).toMatchObject({
      status: 409,
      body: { code: 'not_changeable' },
    });
  });

  it('keeps its number in another class if it is free there', async () => {
    const [from, to] = [await openClass(), await openClass()];
    const visitor = studio.visitor();
    const { bookingId } = await bookAndPay(studio, visitor, from);
    await visitor.call(paths.bedsChoose, { bookingId, beds: [8] });
    expect((await visitor.call(paths.move, { bookingId, classId: to })).status).toBe(200);
    expect(await readTaken(from)).toEqual({ beds: [], taken: 0 });
    expect(await readTaken(to)).toEqual({ beds: [8], taken: 1 });
  });

  it('is lost in a room without a map, and given again in a room with one', async () => {
    const classId = await openClass();
    await bookAndPay(studio, studio.visitor(), classId);
    await hold(studio.visitor(), classId);
    const setRoom = (roomId: string) =>
      studio.database.orm.update(classes).set({ roomId }).where(eq(classes.id, classId));
    await setRoom('studio-2');
    expect(await readTaken(classId)).toEqual({ beds: [], taken: 2 });
    await setRoom('studio-1');
    expect(await readTaken(classId)).toEqual({ beds: [1, 2], taken: 2 });
  });
});

describe('a full class', () => {
  it('has as many beds as bookings', async () => {
    const classId = await openClass(4);
    for (let place = 0; place < 4; place++) await hold(studio.visitor(), classId);
    expect((await studio.visitor().call(paths.hold, { classId })).status).toBe(409);
    expect(await readTaken(classId)).toEqual({ beds: [1, 2, 3, 4], taken: 4 });
  });
});

describe('the bed of a booked class', () => {
  it('is in the email and the calendar entry', async () => {
    const visitor = studio.visitor();
    const { bookingId } = await bookAndPay(studio, visitor, await openClass());
    const [email] = await studio.emails(guestDetails.email);
    expect(email?.text).toContain('Amara Okafor: Bed 1');
    const { body } = await visitor.call(paths.bookingGet, { bookingId });
    const calendar = await studio.app.inject(body.links.ics ?? '');
    expect(calendar.body).toContain('Bed 1');
  });

  it('is the one that a member gets next time, if it is free', async () => {
    const members = await createBookingMembers(studio);
    const member = await members.member();
    await members.grantFlex(member.memberId);
    const { bookingId } = await members.bookWithSession(member, await openClass());
    await member.browser.call(paths.bedsChoose, { bookingId, beds: [6] });
    const next = await openClass();
    const { holdId } = await members.hold(member, next);
    expect(await getOwnBeds(member.browser, { holdId })).toEqual([6]);
    const { items } = await member.call<ListBookingsResponse>(paths.bookingList, { scope: 'future' });
    expect(items).toMatchObject([{ bookingId, bed: { number: 6, label: 'Bed 6', note: null } }]);
  });
});

describe('a class type without a choice of beds', () => {
  it('gives each place a bed that the client sees and cannot change', async () => {
    const ofType = eq(classTypes.id, 'dynamic-reformer');
    await studio.database.orm.update(classTypes).set({ hasBedChoice: false }).where(ofType);
    const visitor = studio.visitor();
    const holdId = await hold(visitor, await openClass());
    expect(await getBeds(visitor, { holdId })).toMatchObject({
      canChoose: false,
      beds: [{ number: 1, state: 'own' }],
    });
    expect(await visitor.call(paths.bedsChoose, { holdId, beds: [2] })).toMatchObject({
      status: 409,
      body: { code: 'not_changeable' },
    });
    await studio.database.orm.update(classTypes).set({ hasBedChoice: true }).where(ofType);
  });
});
