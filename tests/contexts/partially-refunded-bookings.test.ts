import { randomUUID } from 'node:crypto';
import type { BookingResponse } from '@studio/contracts/bookings';
import type { BookingListResponse } from '@studio/contracts/member-bookings';
import { paths } from '@studio/contracts/paths';
import { bookings } from '@studio/server/bookings/tables';
import { refunds } from '@studio/server/payments/tables';
import { eq, inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBooking } from '../harness/create-booking.ts';
import { createClass } from '../harness/create-class.ts';
import { bookAndPay, guestDetails } from '../harness/paid-booking.ts';
import { openStaffedStudio, type StaffedStudio } from '../harness/staffed-studio.ts';

const visa = 'Visa ending 4242';

let { studio, tokens, people, staff } = {} as StaffedStudio;

beforeAll(async () => {
  ({ studio, tokens, people, staff } = await openStaffedStudio());
});
afterAll(() => studio.close());

/** Books places at £20 each by card, in a class that starts in the given number of hours. */
async function paid({ hours = 72, places = 1 } = {}) {
  const startsAt = new Date(studio.time.now.getTime() + hours * 3_600_000);
  const classId = await createClass(studio.database, { startsAt, pricePence: 2000 });
  const visitor = studio.visitor();
  const { order } = await bookAndPay(studio, visitor, classId, places);
  const ids = order.map(({ bookingId }) => bookingId);
  const [{ paymentId } = { paymentId: null }] = await studio.database.orm
    .select({ paymentId: bookings.paymentId })
    .from(bookings)
    .where(inArray(bookings.id, ids));
  return { visitor, classId, ids, bookingId: ids[0] ?? '', paymentId: paymentId ?? '' };
}

type Paid = Awaited<ReturnType<typeof paid>>;

/** Refunds as staff do on the payments page. */
async function refundByHand({ paymentId, bookingId }: Paid, pence: number, of = bookingId) {
  const wish = { refundId: uuidv7(), source: 'place', id: paymentId, bookingId: of };
  const { body, status } = await staff.call(paths.moneyRefund, {
    ...wish,
    amountPence: pence,
    reason: 'The shower was cold',
  });
  await studio.idle();
  return { status, code: body.code };
}

async function read({ visitor, bookingId }: Paid, of = bookingId): Promise<BookingResponse> {
  return (await visitor.call(paths.bookingGet, { bookingId: of })).body as unknown as BookingResponse;
}

async function cancel({ visitor, bookingId }: Paid, of = bookingId) {
  const { status, body } = await visitor.call(paths.cancel, { bookingId: of });
  expect(status, body.message).toBe(200);
  await studio.idle();
  return body.refund;
}

/** Returns the total refunded of a payment, in pence. */
async function goneBack({ paymentId }: Paid): Promise<number> {
  const rows = await studio.database.orm.select().from(refunds).where(eq(refunds.paymentId, paymentId));
  return rows.reduce((sum, { amountPence }) => sum + amountPence, 0);
}

const lastMail = async () => (await studio.mails(guestDetails.email))[0];

describe('a booking of which the desk has refunded a part', () => {
  it('says so, promises the rest, and gives back exactly that', async () => {
    const place = await paid();
    await refundByHand(place, 500);
    const before = await read(place);
    expect(before.booking).toMatchObject({ pricePaid: 20, refundedAmount: 5, paymentStatus: 'succeeded' });
    expect(before.booking.refunds).toMatchObject([{ amount: 5, status: 'completed', byStudio: true }]);
    expect(before.ifCancelled).toEqual({
      kind: 'refund',
      text: `£15 goes back to ${visa}. £5 was refunded before.`,
    });
    expect(before.ended).toBeNull();

    expect(await cancel(place)).toMatchObject({ amount: 15 });
    const after = await read(place);
    expect(after.booking).toMatchObject({ refundedAmount: 20, paymentStatus: 'refunded' });
    expect(after.booking.refunds.map(({ amount, byStudio }) => [amount, byStudio])).toEqual([
      [5, true],
      [15, false],
    ]);
    expect(after.ended).toEqual({ byStudio: false, reason: null, money: { kind: 'refund', amount: 15 } });
    const mail = await lastMail();
    expect(mail?.text).toContain('£15 is on its way back');
    expect(mail?.text).toContain('£5 was refunded before.');
    expect(await goneBack(place)).toBe(2000);
    expect(await refundByHand(place, 1)).toMatchObject({ code: 'refund_too_much' });
  });

  it('has a credit note of each that opens with its link alone', async () => {
    const place = await paid();
    await refundByHand(place, 500);
    await cancel(place);
    for (const { creditNote } of (await read(place)).booking.refunds) {
      const note = await studio.app.inject(creditNote);
      expect([note.statusCode, note.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect((await studio.app.inject(creditNote.replace(/k=.*/, 'k=forged'))).statusCode).toBe(404);
    }
  });

  it('is the same in the list of its member', async () => {
    const place = await paid();
    const { sub } = people.know(randomUUID());
    await studio.database.orm
      .update(bookings)
      .set({ principalId: sub })
      .where(eq(bookings.id, place.bookingId));
    await refundByHand(place, 500);
    const member = studio.visitor().with(await tokens.access(sub, []));
    const { body } = await member.call(paths.bookingList, { scope: 'future' });
    const [listed] = (body as unknown as BookingListResponse).items;
    expect(listed).toMatchObject({ status: 'CONFIRMED', refundedAmount: 5, paymentStatus: 'succeeded' });
    expect(listed?.refunds).toEqual((await read(place)).booking.refunds);
  });
});

describe('a booking of which the desk has refunded all', () => {
  it('promises nothing, gives nothing back, and blames no pair for it', async () => {
    const place = await paid();
    await refundByHand(place, 700);
    await refundByHand(place, 1300);
    const before = await read(place);
    expect(before.booking).toMatchObject({ refundedAmount: 20, paymentStatus: 'refunded' });
    expect(before.ifCancelled).toEqual({
      kind: 'nothing',
      text: '£20 was already refunded, so nothing more goes back.',
    });
    expect(await cancel(place)).toBeNull();
    expect((await read(place)).ended?.money).toEqual({ kind: 'given-before', amount: 20 });
    const mail = await lastMail();
    expect(mail?.subject).toMatch(/^Cancelled/);
    expect(mail?.text).toContain(`Already refunded.\n£20 was refunded to ${visa} before`);
    expect(mail?.text).not.toContain('two places');
    expect(await goneBack(place)).toBe(2000);
  });

  it('is one place of an order: the others go back whole', async () => {
    const order = await paid({ places: 2 });
    const [, other = ''] = order.ids;
    await refundByHand(order, 2000);
    expect((await read(order, other)).ifCancelled?.text).toBe(`£20 goes back to ${visa}.`);
    expect(await cancel(order)).toBeNull();
    expect(await cancel(order, other)).toMatchObject({ amount: 20 });
    expect(await goneBack(order)).toBe(4000);
  });

  it('gives nothing back for its place given up either', async () => {
    const place = await paid({ hours: 20 });
    await refundByHand(place, 500);
    expect((await read(place)).ifGivenUp).toMatchObject({ kind: 'refund', amount: 15 });
    expect((await place.visitor.call(paths.giveUp, { bookingId: place.bookingId })).status).toBe(200);
    expect((await lastMail())?.text).toContain('If somebody takes it, £15 comes back to you');
    expect((await read(place)).ended?.money).toEqual({ kind: 'if-taken', amount: 15 });
    await refundByHand(place, 1500);
    expect((await read(place)).ended?.money).toEqual({ kind: 'given-before', amount: 20 });
    expect(await goneBack(place)).toBe(2000);
  });
});

describe('a pair for one price of which the desk has refunded a part', () => {
  async function pair(): Promise<Paid & { last: string }> {
    const order = await paid({ places: 2 });
    // Makes both look like a pair for one price of £20.
    await studio.database.orm
      .update(bookings)
      .set({ savingKind: 'offer', pricePaidPence: 1000 })
      .where(inArray(bookings.id, order.ids));
    return { ...order, last: order.ids[1] ?? '' };
  }

  it('gives back what is left of the one price with the last of them', async () => {
    const order = await pair();
    await refundByHand(order, 400);
    expect((await read(order)).ifCancelled?.text).toContain('one price for two places');
    expect(await cancel(order)).toBeNull();
    expect((await read(order)).ended?.money.kind).toBe('pair-stands');
    expect((await lastMail())?.text).toContain('The other place keeps its price');
    expect((await read(order, order.last)).ifCancelled?.text).toBe(
      `£16 goes back to ${visa}. £4 was refunded before.`,
    );
    expect(await cancel(order, order.last)).toMatchObject({ amount: 16 });
    expect(await goneBack(order)).toBe(2000);
  });

  it('tells what goes back for the other, though its own place had been refunded', async () => {
    const order = await pair();
    await refundByHand(order, 1000, order.last);
    await cancel(order);
    expect(await cancel(order, order.last)).toMatchObject({ amount: 10 });
    expect((await lastMail())?.text).toContain('£10 is on its way back');
    expect((await read(order, order.last)).ended?.money.kind).toBe('given-before');
    expect(await goneBack(order)).toBe(2000);
  });

  it('says that all of it was refunded when both places were', async () => {
    const order = await pair();
    for (const bookingId of order.ids) await refundByHand(order, 1000, bookingId);
    expect((await read(order)).ifCancelled?.text).toContain('£10 was already refunded');
    expect(await cancel(order)).toBeNull();
    expect((await read(order)).ended?.money.kind).toBe('given-before');
    expect(await goneBack(order)).toBe(2000);
  });
});

describe('a class that the studio cancels', () => {
  const reason = 'The heating has failed';

  it('tells its guests that the studio did, and why, and counts what was refunded', async () => {
    const place = await paid();
    await refundByHand(place, 500);
    expect((await staff.call(paths.cancelClass, { classIds: [place.classId], reason })).status).toBe(200);
    await studio.idle();
    expect((await read(place)).ended).toEqual({
      byStudio: true,
      reason,
      money: { kind: 'refund', amount: 15 },
    });
    expect((await lastMail())?.text).toContain('£5 was refunded before.');
    const whole = await paid();
    await refundByHand(whole, 2000);
    await staff.call(paths.cancelClass, { classIds: [whole.classId], reason });
    await studio.idle();
    expect((await lastMail())?.text).toContain('Already refunded.');
    expect([await goneBack(place), await goneBack(whole)]).toEqual([2000, 2000]);
  });

  it('is not why somebody had cancelled before', async () => {
    const place = await paid();
    await cancel(place);
    await staff.call(paths.cancelClass, { classIds: [place.classId], reason });
    await studio.idle();
    expect((await read(place)).ended).toMatchObject({ byStudio: false, reason: null });
  });

  it('is told from one booking that the studio cancels, whose reason stays with the team', async () => {
    const place = await paid();
    const wish = { bookingId: place.bookingId, giveBack: true, reason: 'Asked by phone' };
    expect((await staff.call(paths.staffCancel, wish)).status).toBe(200);
    expect((await read(place)).ended).toMatchObject({ byStudio: true, reason: null });
  });
});

it('gives what was paid at the desk back there, not to a card', async () => {
  const classId = await createClass(studio.database, {
    startsAt: new Date(studio.time.now.getTime() + 72 * 3_600_000),
  });
  const visitor = studio.visitor();
  const bookingId = await createBooking(studio.database, {
    classId,
    clientId: visitor.clientId,
    paymentMethod: 'PAYG',
    basePence: 2000,
    pricePaidPence: 0,
    duePence: 2000,
  });
  const place = { visitor, classId, bookingId, ids: [bookingId], paymentId: '' };
  const reason = 'By phone';
  expect((await staff.call(paths.payAtDesk, { bookingId, method: 'CASH' })).status).toBe(200);
  expect((await read(place)).ifCancelled).toEqual({
    kind: 'at-desk',
    text: 'You paid at the studio, so £20 is given back at the desk.',
  });
  expect(await cancel(place)).toBeNull();
  expect((await read(place)).ended?.money).toEqual({ kind: 'at-desk', amount: 20 });
  expect((await lastMail())?.text).toContain('£20 is given back at the desk');
  expect((await staff.call(paths.deskGiveBack, { bookingId, reason })).status).toBe(200);
  expect((await read(place)).ended?.money).toEqual({ kind: 'given-at-desk', amount: 20 });
});
