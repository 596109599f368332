import { randomUUID } from 'node:crypto';
import { bookings } from '@studio/server/bookings/tables';
import { IdentityUnavailableError } from '@studio/server/integrations/identity/port';
import { members } from '@studio/server/members/tables';
import { tours } from '@studio/server/tours/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClass } from '../harness/create-class.ts';
import { type FakeUserPool, installFakeUserPool } from '../harness/fake-user-pool.ts';
import { guestDetails, openPayment } from '../harness/paid-booking.ts';
import { type ApiReply, openTestStudio, type TestBrowser, type TestStudio } from '../harness/test-studio.ts';
import { type TestTokens, trustTestKey } from '../harness/test-tokens.ts';

let studio: TestStudio;
let tokens: TestTokens;
let people: FakeUserPool;
beforeAll(async () => {
  studio = await openTestStudio();
  tokens = await trustTestKey(studio);
  people = installFakeUserPool(studio);
});
afterAll(() => studio.close());

/** Creates a member with an account and their own browser. */
async function member(account: Parameters<FakeUserPool['addUser']>[1] = {}) {
  const person = people.addUser(randomUUID(), account);
  const browser = studio.visitor().with(await tokens.access(person.sub, person.groups));
  return { ...person, browser };
}

const getOwnProfile = (browser: TestBrowser) => browser.call('/classes/user/get');
const upsert = (browser: TestBrowser, user: object) => browser.call('/classes/user/upsert', { user });

async function storedMember(userId: string) {
  const [row] = await studio.database.orm.select().from(members).where(eq(members.userId, userId));
  return row;
}

async function freeClass(): Promise<string> {
  const startsAt = new Date(studio.time.now.getTime() + 72 * 3_600_000);
  return createClass(studio.database, { startsAt, pricePence: 0 });
}

/** Books a free class, as a member when `principalUserId` is given. */
async function book(browser: TestBrowser, email: string, principalUserId?: string): Promise<string> {
  const classId = await freeClass();
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

describe('member profile', () => {
  it('is created on the first authenticated call of any kind, from verified data of the pool', async () => {
    const { sub, browser, email } = await member({ firstName: 'Noor', title: 'Dr', phone: '+447700900111' });
    expect(await storedMember(sub)).toBeUndefined();
    await browser.call('/classes/booking/facets');
    expect(await storedMember(sub)).toMatchObject({ email, firstName: 'Noor', title: 'Dr' });
    const { status, body } = await getOwnProfile(browser);
    const profile = { firstName: 'Noor', lastName: 'Quill', title: 'Dr', phone: '+447700900111' };
    expect(status).toBe(200);
    expect(body.user).toEqual({ userId: sub, email, ...profile, groups: [] });
  });

  it('is created once by concurrent calls, after which the pool is not called', async () => {
    const { sub, browser } = await member();
    const first = await Promise.all([getOwnProfile(browser), getOwnProfile(browser), getOwnProfile(browser)]);
    expect(first.map(({ status }) => status)).toEqual([200, 200, 200]);
    const before = people.countRequests();
    await getOwnProfile(browser);
    await browser.call('/classes/booking/facets');
    expect(people.countRequests()).toBe(before);
    expect(await storedMember(sub)).toBeDefined();
  });

  it('omits an unverified email address', async () => {
    const { browser } = await member({ emailVerified: false });
    expect((await getOwnProfile(browser)).body.user.email).toBeNull();
  });

  it('returns the groups of the token', async () => {
    const { browser } = await member({ groups: ['STAFF', 'somebody-elses'] });
    expect((await getOwnProfile(browser)).body.user.groups).toEqual(['STAFF']);
  });

  it('is not created for a disabled or deleted account, whose calls return 403', async () => {
    const closed = await member({ enabled: false });
    const deleted = await member();
    people.removeUser(deleted.sub);
    for (const { sub, browser } of [closed, deleted]) {
      for (const path of ['/classes/user/get', '/classes/booking/facets']) {
        const reply = await browser.call(path);
        expect(reply).toMatchObject({
          status: 403,
          body: { code: 'forbidden', message: 'This account is closed.' },
        });
      }
      expect(await storedMember(sub)).toBeUndefined();
    }
  });

  it('is created by a later call when the pool is down, while other calls succeed', async () => {
    const { sub, browser } = await member();
    people.fail(new IdentityUnavailableError('silent'));
    const [other, profile] = [await browser.call('/classes/booking/facets'), await getOwnProfile(browser)];
    people.fail(null);
    expect([other.status, profile.status]).toEqual([200, 503]);
    expect(await storedMember(sub)).toBeUndefined();
    expect((await getOwnProfile(browser)).status).toBe(200);
  });
});

describe('saving the profile', () => {
  it('stores what the member sends, but always the email address of the pool', async () => {
    const { sub, browser, email } = await member();
    const sent = { firstName: ' Mei ', lastName: 'Tanaka', title: 'Other', phone: '07700 900123' };
    const reply = await upsert(browser, { userId: sub, email: 'victim@guests.example', ...sent });
    expect(reply).toEqual({ status: 200, body: { ok: true } });
    const { user } = (await getOwnProfile(browser)).body;
    const saved = { firstName: 'Mei', lastName: 'Tanaka', title: 'Other', phone: '+447700900123' };
    expect(user).toMatchObject({ email, ...saved });
  });

  it('keeps omitted fields, and clears an empty title or phone, but no name', async () => {
    const { sub, browser } = await member({ phone: '+447700900111' });
    await upsert(browser, { userId: sub, firstName: 'Mei' });
    const after = { firstName: 'Mei', lastName: 'Quill', title: 'Ms', phone: '+447700900111' };
    expect((await getOwnProfile(browser)).body.user).toMatchObject(after);
    await upsert(browser, { userId: sub, firstName: '', lastName: null, title: '', phone: '' });
    const emptied = { firstName: 'Mei', lastName: 'Quill', title: null, phone: null };
    expect((await getOwnProfile(browser)).body.user).toMatchObject(emptied);
  });

  it('changes nothing without that member’s token, and returns the same response', async () => {
    const [account, other] = [await member(), await member()];
    await getOwnProfile(account.browser);
    const before = await storedMember(account.sub);
    const unknownId = randomUUID();
    const replies: ApiReply[] = [
      await upsert(studio.visitor(), { userId: account.sub, firstName: 'Forged', phone: '' }),
      await upsert(other.browser, { userId: account.sub, firstName: 'Forged', phone: '' }),
      await upsert(studio.visitor(), { userId: unknownId, firstName: 'New', title: 'Mx' }),
    ];
    expect(replies).toEqual(replies.map(() => ({ status: 200, body: { ok: true } })));
    expect(await storedMember(account.sub)).toEqual(before);
    expect(await storedMember(unknownId)).toBeUndefined();
  });

  it.each([
    ['user.title', { title: 'Sir' }],
    ['user.phone', { phone: 'call me' }],
    ['user.firstName', { firstName: 'x'.repeat(61) }],
    ['user.userId', { userId: '' }],
  ])('rejects an invalid %s', async (field, wrong) => {
    const { sub, browser } = await member();
    const reply = await upsert(browser, { userId: sub, ...wrong });
    expect(reply).toMatchObject({ status: 400, body: { code: 'bad_request', field } });
  });
});

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
    await upsert(browser, { userId: sub, email });
    expect(await ownerOf(bookingId)).toBeNull();
    people.addUser(sub, { emailVerified: true });
    await upsert(browser, { userId: sub });
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
    await upsert(browser, { userId: sub });
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
    const [memberClassId, guestClassId] = [await freeClass(), await freeClass()];
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
