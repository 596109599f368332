import { bookings } from '@studio/server/bookings/tables';
import { tours } from '@studio/server/tours/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClass } from '../harness/create-class.ts';
import {
  getOwnProfile,
  type MemberStudio,
  openMemberStudio,
  upsertProfile,
} from '../harness/member-studio.ts';
import { guestDetails, openPayment } from '../harness/paid-booking.ts';
import type { TestBrowser } from '../harness/test-studio.ts';

let { studio, tokens, people, member } = {} as MemberStudio;

beforeAll(async () => {
  ({ studio, tokens, people, member } = await openMemberStudio());
});
afterAll(() => studio.close());

async function createFreeClass(): Promise<string> {
  const startsAt = new Date(studio.time.now.getTime() + 72 * 3_600_000);
  return createClass(studio.database, { startsAt, pricePence: 0 });
}

/** Books a free class, as a member when `principalUserId` is given. */
async function book(browser: TestBrowser, email: string, principalUserId?: string): Promise<string> {
  const classId = await createFreeClass();
  const { holdId } = (await browser.call('/classes/class/hold', { classId, principalUserId })).body;
  const input = { holdId, classId, principalUserId, customer: { ...guestDetails, email } };
  return (await browser.call('/classes/class/book', input)).body.bookingId;
}

/** Each test uses its own slot. */
const slots = ['10:00', '10:30', '11:00', '11:30', '12:00', '12:30'].map((time) => `2026-11-24T${time}`);

async function bookTour(browser: TestBrowser, email: string): Promise<string> {
  const slotId = slots.shift();
  await browser.call('/booking/hold', { slotId });
  const { firstName, lastName, phone } = guestDetails;
  const customer = { firstName, lastName, phone, email };
  return (await browser.call('/booking/book', { slotId, customer })).body.bookingId;
}

async function ownerOf(bookingId: string): Promise<string | null | undefined> {
  const [row] = await studio.database.orm.select().from(bookings).where(eq(bookings.id, bookingId));
  return row?.principalId;
}

async function ownerOfTour(tourId: string): Promise<string | null | undefined> {
  const [row] = await studio.database.orm.select().from(tours).where(eq(tours.id, tourId));
  return row?.principalId;
}

const audited = {
  name: 'test_joined',
  text: "SELECT actor FROM audit WHERE subject_id = $1 AND action = 'JOINED'",
};
const listJoined = (subjectId: string) => studio.database.run<{ actor: string }>(audited, [subjectId]);

describe('bookings made as a guest', () => {
  it('join the account once on the first call, whatever the spelling of the address', async () => {
    const email = 'joy.archer@guests.example';
    const visitor = studio.visitor();
    const bookingId = await book(visitor, 'Joy.Archer@Guests.example');
    const tourId = await bookTour(visitor, email);
    const others = await book(studio.visitor(), 'not.joy.archer@guests.example');
    const { sub, browser } = await member({ email });
    await browser.call('/classes/booking/facets');
    expect([await ownerOf(bookingId), await ownerOfTour(tourId), await ownerOf(others)]).toEqual([
      sub,
      sub,
      null,
    ]);
    await getOwnProfile(browser);
    for (const id of [bookingId, tourId]) expect(await listJoined(id)).toEqual([{ actor: `member:${sub}` }]);
    expect((await browser.call('/classes/booking/get', { bookingId })).status).toBe(200);
  });

  it('do not join while the address is unverified, but once it is verified', async () => {
    const email = 'kit@guests.example';
    const bookingId = await book(studio.visitor(), email);
    const { sub, browser } = await member({ email, emailVerified: false });
    await getOwnProfile(browser);
    await upsertProfile(browser, { userId: sub, email });
    expect(await ownerOf(bookingId)).toBeNull();
    people.addUser(sub, { emailVerified: true });
    await upsertProfile(browser, { userId: sub });
    expect(await ownerOf(bookingId)).toBe(sub);
  });

  it('join after a change of address, and those joined by the old address stay', async () => {
    const [old, next] = [
      await book(studio.visitor(), 'a@lee.example'),
      await book(studio.visitor(), 'b@lee.example'),
    ];
    const { sub, browser } = await member({ email: 'a@lee.example' });
    await getOwnProfile(browser);
    expect([await ownerOf(old), await ownerOf(next)]).toEqual([sub, null]);
    people.addUser(sub, { email: 'b@lee.example' });
    await upsertProfile(browser, { userId: sub });
    expect([await ownerOf(old), await ownerOf(next)]).toEqual([sub, sub]);
    expect((await getOwnProfile(browser)).body.user.email).toBe('b@lee.example');
  });

  it('join even when they were made later without logging in', async () => {
    const { sub, browser, email } = await member();
    await getOwnProfile(browser);
    const bookingId = await book(studio.visitor(), email);
    await getOwnProfile(browser);
    expect(await ownerOf(bookingId)).toBe(sub);
  });

  it('never join when they belong to another member', async () => {
    const [first, second] = [await member(), await member({ email: 'shared@guests.example' })];
    const bookingId = await book(first.browser, 'shared@guests.example', first.sub);
    await getOwnProfile(second.browser);
    expect(await ownerOf(bookingId)).toBe(first.sub);
    expect(await listJoined(bookingId)).toEqual([]);
  });

  it('stay readable for the guest, without revealing that the address has an account', async () => {
    const email = 'max@guests.example';
    const visitor = studio.visitor();
    const bookingId = await book(visitor, email);
    const before = await visitor.call('/classes/booking/get', { bookingId });
    const { browser, sub } = await member({ email });
    await getOwnProfile(browser);
    expect(await visitor.call('/classes/booking/get', { bookingId })).toEqual(before);
    const seen = (await browser.call('/classes/booking/get', { bookingId })).body.booking;
    expect([seen.principal, before.body.booking.principal]).toEqual([sub, null]);
  });
});

describe('logging in during checkout', () => {
  it('keeps the hold, and the booking belongs to the member', async () => {
    const { sub, browser } = await member();
    const visitor = studio.visitor();
    const classId = await createClass(studio.database, {
      startsAt: new Date(studio.time.now.getTime() + 72 * 3_600_000),
    });
    const { holdId } = (await visitor.call('/classes/class/hold', { classId })).body;
    const asGuest = await visitor.call('/classes/payments/create-intent', {
      classId,
      holdId,
      customer: guestDetails,
    });
    const loggedIn = visitor.with(await tokens.access(sub));
    const repeated = await loggedIn.call('/classes/class/hold', { classId, principalUserId: sub });
    expect(repeated.body.holdId).toBe(holdId);
    const input = { classId, holdId, customer: guestDetails, principalUserId: sub };
    const { paymentIntentId } = (await loggedIn.call('/classes/payments/create-intent', input)).body;
    expect(paymentIntentId).toBe(asGuest.body.paymentIntentId);
    await studio.pay(paymentIntentId);
    const { bookingId } = (await loggedIn.call('/classes/payments/confirm', { paymentIntentId })).body;
    expect(await ownerOf(bookingId)).toBe(sub);
    expect((await browser.call('/classes/booking/get', { bookingId })).status).toBe(200);
  });

  it('applies even when only the hold is requested again before the payment succeeds', async () => {
    const { sub } = await member();
    const visitor = studio.visitor();
    const classId = await createClass(studio.database, {
      startsAt: new Date(studio.time.now.getTime() + 72 * 3_600_000),
    });
    const { paymentIntentId } = await openPayment(visitor, classId);
    const loggedIn = visitor.with(await tokens.access(sub));
    await loggedIn.call('/classes/class/hold', { classId, principalUserId: sub });
    await studio.pay(paymentIntentId);
    const { bookingId } = (await visitor.call('/classes/payments/confirm', { paymentIntentId })).body;
    expect(await ownerOf(bookingId)).toBe(sub);
  });

  it('applies to a free class as well, and logging out makes it a guest booking again', async () => {
    const { sub } = await member();
    const visitor = studio.visitor();
    const loggedIn = visitor.with(await tokens.access(sub));
    const [memberClassId, guestClassId] = [await createFreeClass(), await createFreeClass()];
    for (const classId of [memberClassId, guestClassId])
      await visitor.call('/classes/class/hold', { classId });
    await loggedIn.call('/classes/class/hold', { classId: guestClassId, principalUserId: sub });
    const [memberHold, guestHold] = await Promise.all(
      [memberClassId, guestClassId].map((classId) => visitor.call('/classes/class/hold', { classId })),
    );
    const input = { holdId: memberHold?.body.holdId, classId: memberClassId, customer: guestDetails };
    const booked = await loggedIn.call('/classes/class/book', { ...input, principalUserId: sub });
    const asGuest = { holdId: guestHold?.body.holdId, classId: guestClassId, customer: guestDetails };
    const bookedAsGuest = await visitor.call('/classes/class/book', asGuest);
    expect([await ownerOf(booked.body.bookingId), await ownerOf(bookedAsGuest.body.bookingId)]).toEqual([
      sub,
      null,
    ]);
  });
});

describe('tour of a member', () => {
  it('can be viewed, moved and cancelled by its member without the signed link', async () => {
    const { browser, sub, email } = await member();
    const other = await member();
    const bookingId = await bookTour(browser, email);
    expect(await ownerOfTour(bookingId)).toBe(sub);
    const otherDevice = studio.visitor().with(await tokens.access(sub));
    const slotId = slots.shift();
    for (const [path, body] of [
      ['/booking/tour/get', { bookingId }],
      ['/booking/tour/move', { bookingId, slotId }],
      ['/booking/tour/cancel', { bookingId }],
    ] as const) {
      for (const otherBrowser of [studio.visitor(), other.browser]) {
        expect((await otherBrowser.call(path, body)).status).toBe(404);
      }
      expect([path, (await otherDevice.call(path, body)).status]).toEqual([path, 200]);
    }
  });
});
