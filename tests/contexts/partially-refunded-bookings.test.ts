import { randomUUID } from 'node:crypto';
import type { BookingResponse } from '@studio/contracts/bookings';
import type { ListBookingsResponse } from '@studio/contracts/member-bookings';
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
async function bookPaidPlaces({ hours = 72, places = 1 } = {}) {
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

type PaidOrder = Awaited<ReturnType<typeof bookPaidPlaces>>;

/** Refunds as staff do on the payments page. */
async function refundAsStaff({ paymentId, bookingId }: PaidOrder, pence: number, targetId = bookingId) {
  const input = { refundId: uuidv7(), source: 'place', id: paymentId, bookingId: targetId };
  const { body, status } = await staff.call(paths.moneyRefund, {
    ...input,
    amountPence: pence,
    reason: 'The shower was cold',
  });
  await studio.idle();
  return { status, code: body.code };
}

async function read({ visitor, bookingId }: PaidOrder, targetId = bookingId): Promise<BookingResponse> {
  return (await visitor.call(paths.bookingGet, { bookingId: targetId })).body as unknown as BookingResponse;
}

async function cancel({ visitor, bookingId }: PaidOrder, targetId = bookingId) {
  const { status, body } = await visitor.call(paths.cancel, { bookingId: targetId });
  expect(status, body.message).toBe(200);
  await studio.idle();
  return body.refund;
}

/** Returns the total refunded of a payment, in pence. */
async function sumRefunds({ paymentId }: PaidOrder): Promise<number> {
  const rows = await studio.database.orm.select().from(refunds).where(eq(refunds.paymentId, paymentId));
  return rows.reduce((sum, { amountPence }) => sum + amountPence, 0);
}

const getLastEmail = async () => (await studio.emails(guestDetails.email))[0];

describe('a booking that staff refunded in part', () => {
  it('shows the refund, promises the rest, and refunds exactly the rest', async () => {
    const place = await bookPaidPlaces();
    await refundAsStaff(place, 500);
    const before = await read(place);
    expect(before.booking).toMatchObject({ pricePaid: 20, refundedAmount: 5, paymentStatus: 'succeeded' });
    expect(before.booking.refunds).toMatchObject([{ amount: 5, status: 'completed', byStudio: true }]);
    expect(before.ifCancelled).toEqual({
      kind: 'refund',
      text: `We’ll refund £15 to ${visa}. We’ve already refunded £5.`,
    });
    expect(before.cancellation).toBeNull();

    expect(await cancel(place)).toMatchObject({ amount: 15 });
    const after = await read(place);
    expect(after.booking).toMatchObject({ refundedAmount: 20, paymentStatus: 'refunded' });
    expect(after.booking.refunds.map(({ amount, byStudio }) => [amount, byStudio])).toEqual([
      [5, true],
      [15, false],
    ]);
    expect(after.cancellation).toEqual({
      byStudio: false,
      reason: null,
      money: { kind: 'refund', amount: 15 },
    });
    const sentEmail = await getLastEmail();
    expect(sentEmail?.text).toContain('We’re refunding £15 to ');
    expect(sentEmail?.text).toContain('We refunded £5 earlier.');
    expect(await sumRefunds(place)).toBe(2000);
    expect(await refundAsStaff(place, 1)).toMatchObject({ code: 'refund_too_much' });
  });

  it('has a credit note for each refund, which opens with its link only', async () => {
    const place = await bookPaidPlaces();
    await refundAsStaff(place, 500);
    await cancel(place);
    for (const { creditNote } of (await read(place)).booking.refunds) {
      const note = await studio.app.inject(creditNote);
      expect([note.statusCode, note.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect((await studio.app.inject(creditNote.replace(/k=.*/, 'k=forged'))).statusCode).toBe(404);
    }
  });

  it('is the same in its member’s booking list', async () => {
    const place = await bookPaidPlaces();
    const { sub } = people.addUser(randomUUID());
    await studio.database.orm
      .update(bookings)
      .set({ principalId: sub })
      .where(eq(bookings.id, place.bookingId));
    await refundAsStaff(place, 500);
    const member = studio.visitor().with(await tokens.access(sub, []));
    const { body } = await member.call(paths.bookingList, { scope: 'future' });
    const [listed] = (body as unknown as ListBookingsResponse).items;
    expect(listed).toMatchObject({ status: 'CONFIRMED', refundedAmount: 5, paymentStatus: 'succeeded' });
    expect(listed?.refunds).toEqual((await read(place)).booking.refunds);
  });
});

describe('a booking that staff refunded in full', () => {
  it('promises and refunds nothing more, and does not mention a pair', async () => {
    const place = await bookPaidPlaces();
    await refundAsStaff(place, 700);
    await refundAsStaff(place, 1300);
    const before = await read(place);
    expect(before.booking).toMatchObject({ refundedAmount: 20, paymentStatus: 'refunded' });
    expect(before.ifCancelled).toEqual({
      kind: 'nothing',
      text: 'We’ve already refunded £20, so there’s nothing more to refund.',
    });
    expect(await cancel(place)).toBeNull();
    expect((await read(place)).cancellation?.money).toEqual({ kind: 'already-refunded', amount: 20 });
    const sentEmail = await getLastEmail();
    expect(sentEmail?.subject).toMatch(/^Cancelled/);
    expect(sentEmail?.text).toContain(`Already refunded.\nWe’ve already refunded £20 to ${visa}`);
    expect(sentEmail?.text).not.toContain('two places');
    expect(await sumRefunds(place)).toBe(2000);
  });

  it('leaves the other places of its order fully refundable', async () => {
    const order = await bookPaidPlaces({ places: 2 });
    const [, other = ''] = order.ids;
    await refundAsStaff(order, 2000);
    expect((await read(order, other)).ifCancelled?.text).toBe(`We’ll refund £20 to ${visa}.`);
    expect(await cancel(order)).toBeNull();
    expect(await cancel(order, other)).toMatchObject({ amount: 20 });
    expect(await sumRefunds(order)).toBe(4000);
  });

  it('is not refunded again after a late cancellation', async () => {
    const place = await bookPaidPlaces({ hours: 20 });
    await refundAsStaff(place, 500);
    expect((await read(place)).ifLateCancelled).toMatchObject({ kind: 'refund', amount: 15 });
    expect((await place.visitor.call(paths.lateCancel, { bookingId: place.bookingId })).status).toBe(200);
    expect((await getLastEmail())?.text).toContain('If someone takes your place, we’ll refund £15');
    expect((await read(place)).cancellation?.money).toEqual({ kind: 'if-taken', amount: 15 });
    await refundAsStaff(place, 1500);
    expect((await read(place)).cancellation?.money).toEqual({ kind: 'already-refunded', amount: 20 });
    expect(await sumRefunds(place)).toBe(2000);
  });
});

describe('a pair for one price that staff refunded in part', () => {
  async function bookPair(): Promise<PaidOrder & { last: string }> {
    const order = await bookPaidPlaces({ places: 2 });
    // Makes both look like a pair for one price of £20.
    await studio.database.orm
      .update(bookings)
      .set({ savingKind: 'offer', pricePaidPence: 1000 })
      .where(inArray(bookings.id, order.ids));
    return { ...order, last: order.ids[1] ?? '' };
  }

  it('refunds the rest of the one price with the last place', async () => {
    const order = await bookPair();
    await refundAsStaff(order, 400);
    expect((await read(order)).ifCancelled?.text).toContain('one price for two places');
    expect(await cancel(order)).toBeNull();
    expect((await read(order)).cancellation?.money.kind).toBe('pair-active');
    expect((await getLastEmail())?.text).toContain('your other place is still booked');
    expect((await read(order, order.last)).ifCancelled?.text).toBe(
      `We’ll refund £16 to ${visa}. We’ve already refunded £4.`,
    );
    expect(await cancel(order, order.last)).toMatchObject({ amount: 16 });
    expect(await sumRefunds(order)).toBe(2000);
  });

  it('reports the refund for the other place, even when its own place had been refunded', async () => {
    const order = await bookPair();
    await refundAsStaff(order, 1000, order.last);
    await cancel(order);
    expect(await cancel(order, order.last)).toMatchObject({ amount: 10 });
    expect((await getLastEmail())?.text).toContain('We’re refunding £10 to ');
    expect((await read(order, order.last)).cancellation?.money.kind).toBe('already-refunded');
    expect(await sumRefunds(order)).toBe(2000);
  });

  it('reports that everything was refunded when both places were', async () => {
    const order = await bookPair();
    for (const bookingId of order.ids) await refundAsStaff(order, 1000, bookingId);
    expect((await read(order)).ifCancelled?.text).toContain('We’ve already refunded £10');
    expect(await cancel(order)).toBeNull();
    expect((await read(order)).cancellation?.money.kind).toBe('already-refunded');
    expect(await sumRefunds(order)).toBe(2000);
  });
});

describe('a class that the studio cancels', () => {
  const reason = 'The heating has failed';

  it('names the studio and the reason to its guests, and deducts earlier refunds', async () => {
    const place = await bookPaidPlaces();
    await refundAsStaff(place, 500);
    expect((await staff.call(paths.cancelClass, { classIds: [place.classId], reason })).status).toBe(200);
    await studio.idle();
    expect((await read(place)).cancellation).toEqual({
      byStudio: true,
      reason,
      money: { kind: 'refund', amount: 15 },
    });
    expect((await getLastEmail())?.text).toContain('We refunded £5 earlier.');
    const fullyRefunded = await bookPaidPlaces();
    await refundAsStaff(fullyRefunded, 2000);
    await staff.call(paths.cancelClass, { classIds: [fullyRefunded.classId], reason });
    await studio.idle();
    expect((await getLastEmail())?.text).toContain('Already refunded.');
    expect([await sumRefunds(place), await sumRefunds(fullyRefunded)]).toEqual([2000, 2000]);
  });

  it('is not the reason of a booking that its guest had cancelled before', async () => {
    const place = await bookPaidPlaces();
    await cancel(place);
    await staff.call(paths.cancelClass, { classIds: [place.classId], reason });
    await studio.idle();
    expect((await read(place)).cancellation).toMatchObject({ byStudio: false, reason: null });
  });

  it('differs from one booking that staff cancel, whose reason stays internal', async () => {
    const place = await bookPaidPlaces();
    const input = { bookingId: place.bookingId, refund: true, reason: 'Asked by phone' };
    expect((await staff.call(paths.staffCancel, input)).status).toBe(200);
    expect((await read(place)).cancellation).toMatchObject({ byStudio: true, reason: null });
  });
});

it('a desk payment is returned at the desk, not to a card', async () => {
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
    text: 'You paid at the front desk, so we’ll refund £20 there.',
  });
  expect(await cancel(place)).toBeNull();
  expect((await read(place)).cancellation?.money).toEqual({ kind: 'at-desk', amount: 20 });
  expect((await getLastEmail())?.text).toContain('£20 refund at the front desk');
  expect((await staff.call(paths.deskRefund, { bookingId, reason })).status).toBe(200);
  expect((await read(place)).cancellation?.money).toEqual({ kind: 'refunded-at-desk', amount: 20 });
});
