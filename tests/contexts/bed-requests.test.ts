import type { GetAccountDataResponse } from '@studio/contracts/account-export-and-deletion';
import type { GetBedsResponse } from '@studio/contracts/beds';
import type { BookingResponse } from '@studio/contracts/bookings';
import { paths } from '@studio/contracts/paths';
import { changeBedFragment } from '@studio/domain/beds/bed-request';
import { bedRequests, classBeds } from '@studio/server/beds/tables';
import { processBedRequests } from '@studio/server/bookings/beds/process-bed-requests';
import { eraseGuestBookings } from '@studio/server/bookings/erase-member';
import { bookings } from '@studio/server/bookings/tables';
import { classTypes } from '@studio/server/catalogue/tables';
import { classes } from '@studio/server/timetable/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBookingMembers } from '../harness/booking-members.ts';
import { createClass } from '../harness/create-class.ts';
import { bookAndPay, guestDetails } from '../harness/paid-booking.ts';
import { openTestStudio, type TestBrowser, type TestStudio } from '../harness/test-studio.ts';

let studio: TestStudio;
const inTwoDays = new Date('2026-11-25T09:30:00Z');

beforeAll(async () => {
  studio = await openTestStudio({ now: '2026-11-23T06:00:00Z', limits: 'off' });
});
afterAll(() => studio.close());
beforeEach(() => {
  studio.time.now = new Date('2026-11-23T06:00:00Z');
});

const openClass = () => createClass(studio.database, { startsAt: inTwoDays, capacity: 10 });

interface BookedGuest {
  browser: TestBrowser;
  bookingId: string;
}

async function bookGuest(classId: string): Promise<BookedGuest> {
  const browser = studio.visitor();
  return { browser, bookingId: (await bookAndPay(studio, browser, classId)).bookingId };
}

/** Books places of several guests, who get the beds from 1 on. */
async function bookGuests(classId: string, count: number): Promise<BookedGuest[]> {
  const guests: BookedGuest[] = [];
  for (let index = 0; index < count; index++) guests.push(await bookGuest(classId));
  return guests;
}

function ask({ browser, bookingId }: BookedGuest, bed: number | null, mode: 'MOVE' | 'ASK' = 'MOVE') {
  // Each request is later than the one before, because the oldest comes first.
  studio.time.now = new Date(studio.time.now.getTime() + 1000);
  return browser.call(paths.bedsRequest, { bookingId, request: bed && { bed, mode } });
}

async function readBeds({ browser, bookingId }: BookedGuest): Promise<GetBedsResponse> {
  return (await browser.call(paths.bedsGet, { bookingId })).body as unknown as GetBedsResponse;
}

async function readOwnBed(guest: BookedGuest): Promise<number | undefined> {
  return (await readBeds(guest)).beds.find(({ state }) => state === 'own')?.number;
}

async function readBooking({ browser, bookingId }: BookedGuest): Promise<BookingResponse> {
  return (await browser.call(paths.bookingGet, { bookingId })).body as unknown as BookingResponse;
}

const cancel = ({ browser, bookingId }: BookedGuest) => browser.call(paths.cancel, { bookingId });
const choose = ({ browser, bookingId }: BookedGuest, bed: number) =>
  browser.call(paths.bedsChoose, { bookingId, beds: [bed] });
const settle = () => processBedRequests(studio.services);
const countRequests = async (classId: string) =>
  (await studio.database.orm.select().from(bedRequests).where(eq(bedRequests.classId, classId))).length;

describe('a request to move to a taken bed', () => {
  it('moves the client who asked first once the bed is free, and emails them', async () => {
    const classId = await openClass();
    const [owner, first, second] = (await bookGuests(classId, 3)) as [BookedGuest, BookedGuest, BookedGuest];
    expect((await ask(first, 1)).body).toMatchObject({ request: { mode: 'MOVE', bed: { label: 'Bed 1' } } });
    await ask(second, 1);
    expect((await readBooking(first)).bedRequest).toMatchObject({ mode: 'MOVE', bed: { number: 1 } });
    await settle();
    expect(await readOwnBed(first)).toBe(2);
    await cancel(owner);
    await settle();
    expect([await readOwnBed(first), await readOwnBed(second)]).toEqual([1, 3]);
    expect((await readBooking(first)).bedRequest).toBeNull();
    expect((await readBooking(second)).bedRequest).not.toBeNull();
    const [email] = await studio.emails(guestDetails.email);
    expect(email?.subject).toContain('Bed changed');
    expect(email?.text).toContain(
      'The bed you asked for has come free, so we’ve moved you. You now have Bed 1.',
    );
    await cancel(first);
    await settle();
    expect(await readOwnBed(second)).toBe(1);
    expect(await countRequests(classId)).toBe(0);
  });

  it('passes over a client who has no bed to move from', async () => {
    const classId = await openClass();
    const [owner, first, second] = (await bookGuests(classId, 3)) as [BookedGuest, BookedGuest, BookedGuest];
    for (const guest of [first, second]) await ask(guest, 1);
    await studio.database.orm.delete(classBeds).where(eq(classBeds.bookingId, first.bookingId));
    await cancel(owner);
    await settle();
    expect(await readOwnBed(second)).toBe(1);
  });

  it('replaces an earlier one, and ends on demand', async () => {
    const classId = await openClass();
    const guests = (await bookGuests(classId, 3)) as [BookedGuest, BookedGuest, BookedGuest];
    await ask(guests[2], 1);
    await ask(guests[2], 2);
    expect((await readBeds(guests[2])).request).toMatchObject({ bed: { number: 2 } });
    await cancel(guests[0]);
    await settle();
    expect(await readOwnBed(guests[2])).toBe(3);
    expect((await ask(guests[2], null)).body).toMatchObject({ ok: true, request: null });
    await cancel(guests[1]);
    await settle();
    expect(await readOwnBed(guests[2])).toBe(3);
  });

  it('is only possible for a bed that another client has, and for one place', async () => {
    const classId = await openClass();
    const [, guest] = (await bookGuests(classId, 2)) as [BookedGuest, BookedGuest];
    expect(await ask(guest, 5)).toMatchObject({ status: 409, body: { code: 'not_changeable' } });
    for (const bed of [2, 99])
      expect(await ask(guest, bed)).toMatchObject({ status: 400, body: { code: 'bad_request' } });
    const pair = studio.visitor();
    const { body } = await pair.call(paths.hold, { classId, places: 2 });
    const request = { bed: 1, mode: 'MOVE' };
    expect((await pair.call(paths.bedsRequest, { holdId: body.holdId, request })).status).toBe(400);
    expect(
      (await studio.visitor().call(paths.bedsRequest, { bookingId: guest.bookingId, request })).status,
    ).toBe(404);
    expect(await countRequests(classId)).toBe(0);
  });

  it('ends when the booking is cancelled, moves, checks in or has the bed, and when the class starts', async () => {
    const [classId, other] = [await openClass(), await openClass()];
    const guests = (await bookGuests(classId, 6)) as [BookedGuest, ...BookedGuest[]];
    for (const guest of guests.slice(1)) expect((await ask(guest, 1)).status).toBe(200);
    const [owner, cancels, moves, chooses, arrives] = guests as [
      BookedGuest,
      BookedGuest,
      BookedGuest,
      BookedGuest,
      BookedGuest,
    ];
    await cancel(cancels);
    expect(await countRequests(classId)).toBe(4);
    await moves.browser.call(paths.move, { bookingId: moves.bookingId, classId: other });
    expect(await countRequests(classId)).toBe(3);
    await studio.database.orm
      .update(bookings)
      .set({ status: 'ATTENDED' })
      .where(eq(bookings.id, arrives.bookingId));
    expect(await countRequests(classId)).toBe(2);
    await choose(owner, 10);
    await choose(chooses, 1);
    expect(await countRequests(classId)).toBe(1);
    studio.time.now = inTwoDays;
    await settle();
    expect(await countRequests(classId)).toBe(0);
  });

  it('ends when the owner turns the choice of beds off', async () => {
    const classId = await openClass();
    const [, guest] = (await bookGuests(classId, 2)) as [BookedGuest, BookedGuest];
    await ask(guest, 1);
    const ofType = eq(classTypes.id, 'dynamic-reformer');
    await studio.database.orm.update(classTypes).set({ hasBedChoice: false }).where(ofType);
    await settle();
    expect(await countRequests(classId)).toBe(0);
    await studio.database.orm.update(classTypes).set({ hasBedChoice: true }).where(ofType);
  });

  it('ends when the class moves to another room, where the number means another bed', async () => {
    const classId = await openClass();
    const [, guest] = (await bookGuests(classId, 2)) as [BookedGuest, BookedGuest];
    await ask(guest, 1);
    await studio.database.orm.update(classes).set({ roomId: 'studio-2' }).where(eq(classes.id, classId));
    expect(await countRequests(classId)).toBe(0);
  });
});

describe('a request to be asked', () => {
  it('emails a link to the choice and keeps the bed of the client, and others wait 15 minutes', async () => {
    const classId = await openClass();
    const [owner, asked, moved] = (await bookGuests(classId, 3)) as [BookedGuest, BookedGuest, BookedGuest];
    await ask(asked, 1, 'ASK');
    await ask(moved, 1);
    await cancel(owner);
    await settle();
    await settle();
    const [email, before] = await studio.emails(guestDetails.email);
    expect(email?.subject).toContain('Bed free');
    expect(email?.text).toContain('Bed 1 has come free.');
    expect(email?.text).toContain(changeBedFragment);
    expect(before?.subject).not.toContain('Bed free');
    expect([await readOwnBed(asked), await readOwnBed(moved)]).toEqual([2, 3]);
    expect((await readBeds(asked)).request).toBeNull();
    studio.time.now = new Date(studio.time.now.getTime() + 16 * 60_000);
    await settle();
    expect([await readOwnBed(asked), await readOwnBed(moved)]).toEqual([2, 1]);
  });
});

describe('a request during checkout', () => {
  it('passes on to the booking, and ends with the hold', async () => {
    const classId = await openClass();
    const owner = await bookGuest(classId);
    const [books, leaves] = [studio.visitor(), studio.visitor()];
    for (const browser of [books, leaves]) {
      const { holdId } = (await browser.call(paths.hold, { classId })).body;
      const request = { bed: 1, mode: 'MOVE' };
      expect((await browser.call(paths.bedsRequest, { holdId, request })).status).toBe(200);
      if (browser === leaves) await browser.call(paths.release, { holdId });
    }
    expect(await countRequests(classId)).toBe(1);
    const { bookingId } = await bookAndPay(studio, books, classId);
    expect((await readBooking({ browser: books, bookingId })).bedRequest).toMatchObject({
      bed: { number: 1 },
    });
    await cancel(owner);
    await settle();
    expect(await readOwnBed({ browser: books, bookingId })).toBe(1);
  });
});

describe('the data of a person', () => {
  it('contains the requests of a member', async () => {
    const members = await createBookingMembers(studio);
    const member = await members.member();
    const classId = await openClass();
    await bookGuest(classId);
    await members.grantFlex(member.memberId);
    const { bookingId } = await members.bookWithSession(member, classId);
    await ask({ browser: member.browser, bookingId }, 1);
    const { data } = await member.call<GetAccountDataResponse>(paths.accountData, {});
    expect(data.bedRequests).toMatchObject([{ bookingId, number: 1, mode: 'MOVE' }]);
  });

  it('is erased with the bookings of a guest', async () => {
    const classId = await openClass();
    const [, guest] = (await bookGuests(classId, 2)) as [BookedGuest, BookedGuest];
    await ask(guest, 1);
    await studio.database.transaction((tx) =>
      eraseGuestBookings(tx, { branchId: '11-miles-st', emailKey: guestDetails.email }),
    );
    expect(await countRequests(classId)).toBe(0);
  });
});
