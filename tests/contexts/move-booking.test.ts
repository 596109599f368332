import { randomUUID } from 'node:crypto';
import type { BookingResponse } from '@studio/contracts/bookings';
import type { LateCancelResponse, ListMoveOptionsResponse } from '@studio/contracts/member-bookings';
import { addDays } from '@studio/domain/time/local-date';
import { bookings } from '@studio/server/bookings/tables';
import { refunds } from '@studio/server/payments/tables';
import { classes } from '@studio/server/timetable/tables';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readClassTotals } from '../harness/class-totals.ts';
import { createBooking } from '../harness/create-booking.ts';
import { createClass } from '../harness/create-class.ts';
import { type CreditInput, createCredit, loadCreditLedger } from '../harness/credits.ts';
import { type FakeUserPool, installFakeUserPool } from '../harness/fake-user-pool.ts';
import { bookAndPay, guestDetails } from '../harness/paid-booking.ts';
import { openTestStudio, type TestBrowser, type TestStudio } from '../harness/test-studio.ts';
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

const inHours = (hours: number) => new Date(studio.time.now.getTime() + hours * 3_600_000);
const classIn = (hours: number, input: { capacity?: number; pricePence?: number } = {}) =>
  createClass(studio.database, { startsAt: inHours(hours), ...input });

async function callApi<Answer>(visitor: TestBrowser, path: string, body: object) {
  const { status, body: response } = await visitor.call(path, body);
  return { status, ...(response as unknown as Answer & { code: string; message: string }) };
}
const move = (visitor: TestBrowser, bookingId: string, classId: string, fields: object = {}) =>
  callApi<BookingResponse>(visitor, '/classes/class/move', { bookingId, classId, ...fields });
const options = (visitor: TestBrowser, bookingId: string, fields: object = {}) =>
  callApi<ListMoveOptionsResponse>(visitor, '/classes/class/move/options', { bookingId, ...fields });
const cancelLate = (visitor: TestBrowser, bookingId: string) =>
  callApi<LateCancelResponse>(visitor, '/classes/class/late-cancel', { bookingId });

/** Books and pays, in a new browser, for a class that starts in the given number of hours. */
async function createPaidBooking(hours: number, input: { capacity?: number; pricePence?: number } = {}) {
  const classId = await classIn(hours, input);
  const visitor = studio.visitor();
  const { bookingId, booking, links } = await bookAndPay(studio, visitor, classId);
  return { visitor, classId, bookingId, booking, links };
}

/** Creates a member who booked a class with one session of a credit. */
async function bookedWithSession(hours: number, credit: Partial<CreditInput> = {}) {
  const { sub: memberId } = people.addUser(randomUUID());
  const visitor = studio.visitor().with(await tokens.access(memberId));
  const entitlementId = await createCredit(studio.database, studio.time.now, { memberId, ...credit });
  const classId = await classIn(hours, { capacity: 1 });
  const own = { principalUserId: memberId, classId };
  const { holdId } = (await visitor.call('/classes/class/hold', own)).body;
  const input = { ...own, holdId, customer: guestDetails, paymentMethod: 'ENTITLEMENT' };
  const { bookingId } = (await visitor.call('/classes/class/book', input)).body;
  return { visitor, memberId, entitlementId, classId, bookingId };
}

async function storedBooking(bookingId: string) {
  const [row] = await studio.database.orm.select().from(bookings).where(eq(bookings.id, bookingId));
  if (!row) throw new Error(`There is no booking ${bookingId}.`);
  return row;
}

const refundsOf = (bookingId: string) =>
  studio.database.orm.select().from(refunds).where(eq(refunds.bookingId, bookingId));

describe('moving a booking', () => {
  it('takes the new place and frees the old one, with the same code, QR code and price', async () => {
    const { visitor, classId, bookingId, booking, links } = await createPaidBooking(24);
    const to = await classIn(100);
    await studio.database.orm
      .update(bookings)
      .set({ remindedAt: studio.time.now })
      .where(eq(bookings.id, bookingId));
    const moved = await move(visitor, bookingId, to);
    // The new class gets its own reminder.
    expect((await storedBooking(bookingId)).remindedAt).toBeNull();
    expect(moved.status).toBe(200);
    expect(moved.booking).toMatchObject({
      classId: to,
      status: 'CONFIRMED',
      displayCode: booking.displayCode,
      pricePaid: booking.pricePaid,
      start: inHours(100).toISOString(),
    });
    expect(moved.links).toEqual(links);
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ taken: 0, confirmed: 0 });
    expect(await readClassTotals(studio.database, to)).toMatchObject({ taken: 1, confirmed: 1 });
    expect(await refundsOf(bookingId)).toEqual([]);
  });

  it('emails a calendar entry with the same UID and the next SEQUENCE, as does the file', async () => {
    const { visitor, bookingId, links } = await createPaidBooking(30);
    await studio.emails(guestDetails.email);
    const file = async () => (await studio.app.inject(links.ics ?? '')).body;
    expect(await file()).toMatch(/SEQUENCE:0/);
    await move(visitor, bookingId, await classIn(101));
    const [sentEmail] = await studio.emails(guestDetails.email);
    expect(sentEmail?.subject).toMatch(/^Moved: Dynamic Reformer Pilates/);
    expect(sentEmail?.text).toMatch(
      /Moved from Tue 24 Nov, 12:00\. Your QR code and booking code haven’t changed\./,
    );
    const first = await file();
    expect(first).toContain(`UID:${bookingId}`);
    expect(first).toMatch(/SEQUENCE:1\r?\n/);
    await move(visitor, bookingId, await classIn(102));
    expect(await file()).toMatch(/SEQUENCE:2/);
    await visitor.call('/classes/class/cancel', { bookingId });
    expect(await file()).toMatch(/SEQUENCE:3/);
  });

  it('is idempotent, and the audit log names the actor', async () => {
    const { visitor, bookingId } = await createPaidBooking(30);
    const to = await classIn(103);
    await move(visitor, bookingId, to);
    expect((await move(visitor, bookingId, to)).status).toBe(200);
    expect(await storedBooking(bookingId)).toMatchObject({ classId: to, sequence: 1 });
    const statement = {
      name: 'test_moves',
      text: "SELECT actor, reason FROM audit WHERE subject_id = $1 AND reason = 'moved'",
    };
    expect(await studio.database.run(statement, [bookingId])).toEqual([{ actor: 'client', reason: 'moved' }]);
  });

  it('changes nothing when the other class is full', async () => {
    const { visitor, classId, bookingId } = await createPaidBooking(30);
    const full = await createPaidBooking(104, { capacity: 1 });
    const rejected = await move(visitor, bookingId, full.classId);
    expect(rejected).toMatchObject({ status: 409, code: 'slot_unavailable' });
    expect(await storedBooking(bookingId)).toMatchObject({ classId, sequence: 0 });
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ taken: 1, confirmed: 1 });
    expect(await readClassTotals(studio.database, full.classId)).toMatchObject({ taken: 1, confirmed: 1 });
  });

  it('takes no place that a waiting list claims', async () => {
    const { visitor, bookingId } = await createPaidBooking(30);
    const to = await classIn(105);
    await studio.database.orm
      .update(classes)
      .set({ waiting: 1, waitingConfirmed: 1, offering: true })
      .where(eq(classes.id, to));
    expect(await move(visitor, bookingId, to)).toMatchObject({ status: 409, code: 'slot_unavailable' });
  });

  it('is rejected under 24 hours, for another price, and for other visitors', async () => {
    const late = await createPaidBooking(23);
    expect((await move(late.visitor, late.bookingId, await classIn(106))).code).toBe('cancellation_closed');
    expect((await options(late.visitor, late.bookingId)).code).toBe('cancellation_closed');
    const { visitor, bookingId, links } = await createPaidBooking(30);
    const pricierClassId = await classIn(107, { pricePence: 2200 });
    expect((await move(visitor, bookingId, pricierClassId)).code).toBe('not_movable');
    expect((await move(visitor, bookingId, randomUUID())).status).toBe(404);
    const to = await classIn(108);
    expect((await move(studio.visitor(), bookingId, to)).status).toBe(404);
    const key = new URL(links.booking, 'http://localhost').searchParams.get('k');
    expect((await move(studio.visitor(), bookingId, to, { key })).status).toBe(200);
    await visitor.call('/classes/class/cancel', { bookingId });
    expect((await move(visitor, bookingId, await classIn(109))).code).toBe('already_cancelled');
  });

  it('keeps the session with the booking, and returns it only when the booking is cancelled', async () => {
    const { visitor, bookingId, entitlementId } = await bookedWithSession(40);
    expect(await loadCreditLedger(studio.database, entitlementId)).toMatchObject({ balance: 9, booked: 1 });
    await move(visitor, bookingId, await classIn(110));
    expect(await loadCreditLedger(studio.database, entitlementId)).toMatchObject({
      balance: 9,
      booked: 1,
      returned: 0,
    });
    await visitor.call('/classes/class/cancel', { bookingId });
    expect(await loadCreditLedger(studio.database, entitlementId)).toMatchObject({
      balance: 10,
      returned: 1,
    });
  });

  it('is rejected for a class that the credit does not cover', async () => {
    const { visitor, bookingId } = await bookedWithSession(40, { expiresAt: inHours(60) });
    const afterExpiryClassId = await classIn(61);
    const rejected = await move(visitor, bookingId, afterExpiryClassId);
    expect(rejected).toMatchObject({ code: 'not_movable' });
    expect(rejected.message).toContain('Reformer Pack of 10');
    const { classes: offered } = await options(visitor, bookingId);
    expect(offered.map(({ classId }) => classId)).not.toContain(afterExpiryClassId);
  });
});

/** Returns whether the page of a booking offers to move it. */
async function getMoveOption(visitor: TestBrowser, bookingId: string): Promise<BookingResponse['move']> {
  const { body } = await visitor.call('/classes/booking/get', { bookingId });
  return (body as unknown as BookingResponse).move;
}

describe('one of two places for the price of one', () => {
  async function bookPair() {
    const classId = await classIn(40, { capacity: 4 });
    const visitor = studio.visitor();
    const { order = [] } = await bookAndPay(studio, visitor, classId, 2);
    const ids = order.map(({ bookingId }: { bookingId: string }) => bookingId);
    await studio.database.orm
      .update(bookings)
      .set({ savingKind: 'offer', pricePaidPence: 1000 })
      .where(inArray(bookings.id, ids));
    const [first = '', second = ''] = ids;
    return { visitor, classId, first, second };
  }

  it('cannot be moved while the other is booked, and the error suggests what to do', async () => {
    const { visitor, classId, first, second } = await bookPair();
    const to = await classIn(112);
    for (const rejected of [await move(visitor, first, to), await options(visitor, second)]) {
      expect(rejected).toMatchObject({ status: 409, code: 'not_movable' });
      expect(rejected.message).toContain('Cancel both');
    }
    const offered = await getMoveOption(visitor, first);
    expect(offered).toEqual({ possible: false, reason: expect.stringContaining('Cancel both') });
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ taken: 2, confirmed: 2 });
    // As the sentence promises, cancelling both refunds everything.
    for (const bookingId of [first, second]) await visitor.call('/classes/class/cancel', { bookingId });
    const refundRows = [...(await refundsOf(first)), ...(await refundsOf(second))];
    expect(refundRows.reduce((sum, { amountPence }) => sum + amountPence, 0)).toBe(2000);
  });

  it('can be moved like any other booking once the other place is cancelled', async () => {
    const { visitor, first, second } = await bookPair();
    await visitor.call('/classes/class/cancel', { bookingId: first });
    const to = await classIn(113);
    const offered = await getMoveOption(visitor, second);
    expect(offered).toEqual({ possible: true, reason: null });
    expect((await move(visitor, second, to)).status).toBe(200);
    expect(await storedBooking(second)).toMatchObject({ classId: to, pricePaidPence: 1000 });
    await visitor.call('/classes/class/cancel', { bookingId: second });
    const refundRows = [...(await refundsOf(first)), ...(await refundsOf(second))];
    expect(refundRows.reduce((sum, { amountPence }) => sum + amountPence, 0)).toBe(2000);
  });
});

describe('classes that a booking can be moved to', () => {
  it('exclude those where the same person already has a place', async () => {
    const { sub: memberId } = people.addUser(randomUUID());
    const visitor = studio.visitor().with(await tokens.access(memberId));
    const [from, bookedClassId, free] = [await classIn(41), await classIn(114), await classIn(115)];
    const { bookingId, order = [] } = await bookAndPay(studio, visitor, from, 2);
    await bookAndPay(studio, visitor, bookedClassId);
    const offered = async (id: string) => (await options(visitor, id)).classes.map(({ classId }) => classId);
    expect(await offered(bookingId)).toContain(free);
    expect(await offered(bookingId)).not.toContain(bookedClassId);
    // A guest has no place in that class yet.
    const friend = order[1]?.bookingId ?? '';
    await studio.database.orm.update(bookings).set({ attendeeName: 'Bea' }).where(eq(bookings.id, friend));
    expect(await offered(friend)).toContain(bookedClassId);
    // A guest can move to the class that the booker moved to.
    expect((await move(visitor, bookingId, free)).status).toBe(200);
    expect(await offered(friend)).toContain(free);
  });

  it('exclude those where the member’s personal credit already pays for a place, whatever the name', async () => {
    const { visitor, memberId, bookingId, entitlementId } = await bookedWithSession(42);
    const other = await classIn(116);
    const otherBooking = {
      classId: other,
      principalId: memberId,
      entitlementId,
      attendeeName: 'Somebody else',
    };
    await createBooking(studio.database, otherBooking);
    const { classes: offered } = await options(visitor, bookingId);
    expect(offered.map(({ classId }) => classId)).not.toContain(other);
  });

  it('have the same activity and price and a free place, and are paged by two weeks', async () => {
    const { visitor, classId, bookingId } = await createPaidBooking(31);
    const open = await classIn(120);
    const full = (await createPaidBooking(121, { capacity: 1 })).classId;
    const pricierClassId = await classIn(122, { pricePence: 2200 });
    const { status, classes: offered, range } = await options(visitor, bookingId);
    expect(status).toBe(200);
    const ids = offered.map((slot) => slot.classId);
    expect(ids).toContain(open);
    for (const other of [classId, full, pricierClassId]) expect(ids).not.toContain(other);
    const starts = offered.map(({ start }) => start);
    expect(starts).toEqual([...starts].sort());
    expect(new Set(offered.map((slot) => slot.activityType))).toEqual(new Set(['reformer']));
    expect(range).toEqual({ from: '2026-11-23', to: '2026-12-06', next: '2026-12-07' });
    const rows = await studio.database.orm.select().from(classes).where(inArray(classes.id, ids));
    expect(rows.every((row) => row.pricePence === 2000 && row.taken < row.capacity)).toBe(true);
    const later = await options(visitor, bookingId, { from: range.next });
    expect(later.classes.every(({ dateStart }) => dateStart.slice(0, 10) >= '2026-12-07')).toBe(true);
    const last = await options(visitor, bookingId, { from: addDays('2026-11-23', 28) });
    expect(last.range.next).toBeNull();
  });
});

describe('late cancellation', () => {
  it('frees the place without a refund in the last 24 hours, and emails what may be refunded', async () => {
    const { visitor, classId, bookingId } = await createPaidBooking(23);
    expect((await visitor.call('/classes/booking/get', { bookingId })).body).toMatchObject({
      ifCancelled: null,
      ifLateCancelled: { kind: 'refund', amount: 20 },
    });
    const lateCancelled = await cancelLate(visitor, bookingId);
    expect(lateCancelled).toMatchObject({
      status: 200,
      ok: true,
      lateCancelledAt: studio.time.now.toISOString(),
    });
    expect(await readClassTotals(studio.database, classId)).toMatchObject({ taken: 0, confirmed: 0 });
    await studio.idle();
    expect(await refundsOf(bookingId)).toEqual([]);
    const { booking } = (await visitor.call('/classes/booking/get', { bookingId })).body;
    expect(booking).toMatchObject({ status: 'CANCELLED', refundedAmount: 0, waivedAt: null });
    expect(booking.lateCancelledAt).toBe(studio.time.now.toISOString());
    const [sentEmail] = await studio.emails(guestDetails.email);
    expect(sentEmail?.subject).toMatch(/^Late cancelled: Dynamic Reformer Pilates/);
    expect(sentEmail?.text).toContain('If someone takes your place, we’ll refund £20 and email you.');
    expect((await cancelLate(visitor, bookingId)).code).toBe('already_cancelled');
  });

  it('is rejected while cancelling is free, and once the class has started', async () => {
    const early = await createPaidBooking(24);
    expect(await cancelLate(early.visitor, early.bookingId)).toMatchObject({
      status: 409,
      code: 'give_up_too_early',
    });
    const { visitor, bookingId } = await createPaidBooking(2);
    const before = studio.time.now;
    studio.time.now = inHours(2);
    const afterStart = await cancelLate(visitor, bookingId);
    studio.time.now = before;
    expect(afterStart).toMatchObject({ status: 409, code: 'class_begun' });
    expect((await cancelLate(studio.visitor(), bookingId)).status).toBe(404);
  });

  it('is refunded only once another person books the place', async () => {
    const { visitor, classId, bookingId } = await createPaidBooking(20, { capacity: 2 });
    await cancelLate(visitor, bookingId);
    await bookAndPay(studio, studio.visitor(), classId);
    expect(await refundsOf(bookingId)).toEqual([]);
    // A hold on the last place isn't a booking and may still be released.
    const holding = studio.visitor();
    await holding.call('/classes/class/hold', { classId });
    expect(await refundsOf(bookingId)).toEqual([]);
    await bookAndPay(studio, holding, classId);
    expect(await refundsOf(bookingId)).toMatchObject([{ amountPence: 2000 }]);
    const { booking } = (await visitor.call('/classes/booking/get', { bookingId })).body;
    expect(booking.waivedAt).toBe(studio.time.now.toISOString());
    const sentEmails = await studio.emails(guestDetails.email);
    const refundEmail = sentEmails.find(({ subject }) =>
      subject.startsWith('Your released place has been taken: '),
    );
    expect(refundEmail?.text).toContain('We’re refunding £20 to ');
  });

  it('returns the session to the first who cancelled, even when two processes’ clocks differ', async () => {
    const first = await bookedWithSession(20);
    await studio.database.orm.update(classes).set({ capacity: sql`2` }).where(eq(classes.id, first.classId));
    const second = studio.visitor();
    const other = await bookAndPay(studio, second, first.classId);
    const before = studio.time.now;
    studio.time.now = new Date(before.getTime() + 40);
    await cancelLate(first.visitor, first.bookingId);
    studio.time.now = before;
    await cancelLate(second, other.bookingId);
    expect(await loadCreditLedger(studio.database, first.entitlementId)).toMatchObject({
      balance: 9,
      returned: 0,
    });
    await bookAndPay(studio, studio.visitor(), first.classId);
    expect(await loadCreditLedger(studio.database, first.entitlementId)).toMatchObject({
      balance: 10,
      returned: 1,
    });
    expect(await refundsOf(other.bookingId)).toEqual([]);
    await bookAndPay(studio, studio.visitor(), first.classId);
    expect(await refundsOf(other.bookingId)).toHaveLength(1);
    expect(await loadCreditLedger(studio.database, first.entitlementId)).toMatchObject({ returned: 1 });
  });

  it('is refunded in full and once for a pair for one price when both places are taken together', async () => {
    const classId = await classIn(20, { capacity: 2 });
    const visitor = studio.visitor();
    const { order = [] } = await bookAndPay(studio, visitor, classId, 2);
    const ids = order.map(({ bookingId }: { bookingId: string }) => bookingId);
    await studio.database.orm
      .update(bookings)
      .set({ savingKind: 'offer', pricePaidPence: 1000 })
      .where(inArray(bookings.id, ids));
    for (const bookingId of ids) expect((await cancelLate(visitor, bookingId)).status).toBe(200);
    await bookAndPay(studio, studio.visitor(), classId, 2);
    const refundRows = await studio.database.orm
      .select()
      .from(refunds)
      .where(inArray(refunds.bookingId, ids));
    expect(refundRows.map(({ amountPence }) => amountPence)).toEqual([1000, 1000]);
  });

  it('is compensated once per place that is taken, even when the class has lost a place', async () => {
    const first = await createPaidBooking(20, { capacity: 2 });
    const second = studio.visitor();
    const other = await bookAndPay(studio, second, first.classId);
    await cancelLate(first.visitor, first.bookingId);
    // A bed goes out of service, so no one can take the late-cancelled place any more.
    await studio.database.orm.update(classes).set({ capacity: 1 }).where(eq(classes.id, first.classId));
    await cancelLate(second, other.bookingId);
    await bookAndPay(studio, studio.visitor(), first.classId);
    expect(await refundsOf(first.bookingId)).toHaveLength(1);
    expect(await refundsOf(other.bookingId)).toEqual([]);
  });

  it('is also compensated when another booking moves into the class', async () => {
    const { visitor, classId, bookingId } = await createPaidBooking(20, { capacity: 1 });
    await cancelLate(visitor, bookingId);
    const mover = await createPaidBooking(50);
    expect((await move(mover.visitor, mover.bookingId, classId)).status).toBe(200);
    expect(await refundsOf(bookingId)).toHaveLength(1);
  });
});
