import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type {
  BookForClientResponse,
  CancelBookingAsStaffResponse,
  QuoteStaffBookingResponse,
} from '@studio/contracts/staff-bookings';
import type { GetPersonResponse, ListPersonBookingsResponse } from '@studio/contracts/staff-people';
import type { WaitingEntriesResponse } from '@studio/contracts/waiting-list';
import { assignInvoiceNumbers } from '@studio/server/assign-invoice-numbers';
import { bookings } from '@studio/server/bookings/tables';
import { classes } from '@studio/server/timetable/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callSuccessfully } from '../harness/call-api.ts';
import { createBooking } from '../harness/create-booking.ts';
import { createClass } from '../harness/create-class.ts';
import { loadCreditLedger } from '../harness/credits.ts';
import { getEmailedKey } from '../harness/get-emailed-key.ts';
import { bookAndPay, guestDetails } from '../harness/paid-booking.ts';
import { openPeopleStudio, type PeopleStudio } from '../harness/people-studio.ts';

let { studio, staff, inHours, add, book, bookOk, grant, taken, auditOf, loadMoney } = {} as PeopleStudio;

beforeAll(async () => {
  ({ studio, staff, inHours, add, book, bookOk, grant, taken, auditOf, loadMoney } =
    await openPeopleStudio());
});
afterAll(() => studio.close());

describe('booking for a client', () => {
  it('takes a place once per order, emails the client, and never exceeds the capacity', async () => {
    const email = 'books.with.us@example.com';
    const personId = await add({ firstName: 'Bea', email });
    const classId = await createClass(studio.database, { startsAt: inHours(40), capacity: 1 });
    const order = { orderId: randomUUID(), personId, classId, payment: { kind: 'desk', method: 'TERMINAL' } };
    const made = await callSuccessfully<BookForClientResponse>(staff, paths.bookFor, {
      ...order,
      expectedPence: 2000,
    });
    expect(await callSuccessfully(staff, paths.bookFor, order)).toEqual(made);
    expect(made).toMatchObject({ paidPence: 2000, duePence: 0 });
    expect(await taken(classId)).toBe(1);
    const [sentEmail] = await studio.emails(email);
    expect(sentEmail?.text).toContain('At the front desk');
    const full = await book(await add(), classId, { payment: { kind: 'later' }, reason: 'please' });
    expect(full.body.code).toBe('slot_unavailable');
  });

  it('is rejected when the price has changed, or the client already has a place', async () => {
    const personId = await add();
    const classId = await createClass(studio.database, { startsAt: inHours(41) });
    const cash = { payment: { kind: 'desk', method: 'CASH' }, expectedPence: 1800 };
    expect((await book(personId, classId, cash)).body.code).toBe('price_changed');
    await bookOk(personId, classId, { payment: { kind: 'later' } });
    expect((await book(personId, classId, { payment: { kind: 'later' } })).body.code).toBe('already_booked');
    await bookOk(personId, classId, { payment: { kind: 'later' }, guestName: 'Their sister' });
    expect(
      (await book(personId, classId, { payment: { kind: 'complimentary' }, guestName: 'X' })).body.code,
    ).toBe('reason_needed');
    expect(await taken(classId)).toBe(2);
  });

  it('bypasses a waiting list only with a reason', async () => {
    studio.services.config.quietHours = false;
    const classId = await createClass(studio.database, { startsAt: inHours(42), capacity: 1 });
    await studio.database.orm.update(classes).set({ taken: 1 }).where(eq(classes.id, classId));
    const waitingVisitor = studio.visitor();
    const joined = await waitingVisitor.call(paths.waitingJoin, {
      classIds: [classId],
      customer: guestDetails,
    });
    expect(joined.status).toBe(200);
    const { entryId = '' } = (joined.body as unknown as WaitingEntriesResponse).entries[0] ?? {};
    const key = await getEmailedKey(studio.services, entryId);
    expect((await waitingVisitor.call(paths.waitingConfirm, { entryId, key })).status).toBe(200);
    await studio.database.orm.update(classes).set({ taken: 0 }).where(eq(classes.id, classId));
    const personId = await add();
    const rejected = await book(personId, classId, { payment: { kind: 'later' } });
    expect(rejected.body).toMatchObject({
      code: 'reason_needed',
      message: '1 client is on the waiting list. Enter a reason for booking ahead of them.',
    });
    await bookOk(personId, classId, { payment: { kind: 'later' }, reason: 'was here first' });
    studio.services.config.quietHours = true;
  });

  it('needs no reason to bypass people who have not confirmed their waiting list entry', async () => {
    const classId = await createClass(studio.database, { startsAt: inHours(42.5), capacity: 1 });
    await studio.database.orm.update(classes).set({ taken: 1 }).where(eq(classes.id, classId));
    await studio.visitor().call(paths.waitingJoin, { classIds: [classId], customer: guestDetails });
    await studio.database.orm.update(classes).set({ taken: 0 }).where(eq(classes.id, classId));
    const personId = await add();
    const quote = await callSuccessfully<QuoteStaffBookingResponse>(staff, paths.bookQuote, {
      personId,
      classId,
    });
    expect(quote.class).toMatchObject({ waiting: 1, waitingUnconfirmed: 1, offering: false });
    await bookOk(personId, classId, { payment: { kind: 'later' } });
  });

  it('takes an amount due at the desk once, or waives it with a reason', async () => {
    const personId = await add();
    const classId = await createClass(studio.database, { startsAt: inHours(43) });
    const { bookingId } = await bookOk(personId, classId, { payment: { kind: 'later' } });
    const gift = { bookingId, method: 'COMPLIMENTARY' };
    expect((await staff.call(paths.payAtDesk, gift)).body.code).toBe('reason_needed');
    expect(await callSuccessfully(staff, paths.payAtDesk, { bookingId, method: 'CASH' })).toMatchObject({
      paidPence: 2000,
    });
    const repeated = await staff.call(paths.payAtDesk, { bookingId, method: 'CASH' });
    expect(repeated.body.code).toBe('no_payment_required');
    const other = await createClass(studio.database, { startsAt: inHours(44) });
    const waived = await bookOk(personId, other, { payment: { kind: 'later' } });
    const why = { bookingId: waived.bookingId, method: 'COMPLIMENTARY', reason: 'first class on us' };
    expect(await callSuccessfully(staff, paths.payAtDesk, why)).toMatchObject({ paidPence: 0 });
    const page = await callSuccessfully<ListPersonBookingsResponse>(staff, paths.personBookings, {
      personId,
      scope: 'upcoming',
    });
    expect(page.bookings.map(({ paidWith, paidPence }) => [paidWith, paidPence])).toEqual([
      ['Cash', 2000],
      ['Complimentary', 0],
    ]);
  });
});

describe('cancelling and moving for a client', () => {
  it('returns the session in time without a reason, and later as staff decide with a reason', async () => {
    const personId = await add({ email: 'late.cancel@example.com' });
    const entitlementId = await grant(personId, 3);
    const payment = { kind: 'credit', entitlementId } as const;
    const inTime = await createClass(studio.database, { startsAt: inHours(25) });
    const late = await createClass(studio.database, { startsAt: inHours(5) });
    const later = await createClass(studio.database, { startsAt: inHours(6) });
    const first = await bookOk(personId, inTime, { payment });
    const cancel = (bookingId: string, more: object) => staff.call(paths.staffCancel, { bookingId, ...more });
    expect((await cancel(first.bookingId, { refund: false })).body).toMatchObject({ refundTo: 'session' });
    const second = await bookOk(personId, late, { payment });
    expect((await cancel(second.bookingId, { refund: true })).body.code).toBe('reason_needed');
    const why = { reason: 'her train stood still' };
    expect((await cancel(second.bookingId, { refund: true, ...why })).body).toMatchObject({
      refundTo: 'session',
    });
    const third = await bookOk(personId, later, { payment });
    expect((await cancel(third.bookingId, { refund: false, ...why })).body).toMatchObject({
      refundTo: 'nothing',
    });
    expect(await loadCreditLedger(studio.database, entitlementId)).toMatchObject({
      balance: 2,
      booked: 3,
      returned: 2,
    });
    expect([await taken(inTime), await taken(late), await taken(later)]).toEqual([0, 0, 0]);
    expect((await auditOf(second.bookingId)).map(({ action, reason: said }) => [action, said])).toEqual([
      ['CONFIRMED', 'booked by the studio'],
      ['CANCELLED', 'by the studio: her train stood still'],
    ]);
    expect((await cancel(third.bookingId, { refund: true, ...why })).body.code).toBe('already_cancelled');
  });

  it('returns desk money at the desk, with a credit note, and card money to the card', async () => {
    const personId = await add({ email: 'desk.money@example.com' });
    const classId = await createClass(studio.database, { startsAt: inHours(45) });
    const { bookingId } = await bookOk(personId, classId, { payment: { kind: 'desk', method: 'CASH' } });
    studio.time.now = new Date(studio.time.now.getTime() + 60_000);
    const refunded = await callSuccessfully<CancelBookingAsStaffResponse>(staff, paths.staffCancel, {
      bookingId,
      refund: true,
    });
    expect(refunded).toMatchObject({ refundTo: 'desk', refundedPence: 2000 });
    await assignInvoiceNumbers(studio.services);
    const { lines } = await loadMoney(personId);
    expect(lines.map(({ kind, amountPence }) => [kind, amountPence])).toEqual([
      ['desk-refund', -2000],
      ['desk', 2000],
    ]);
    expect(lines.map(({ invoice }) => invoice?.number.slice(0, 3))).toEqual(['CN-', 'INV']);
    const paper = await studio.app.inject({ method: 'GET', url: lines[0]?.invoice?.link ?? '' });
    expect(paper.statusCode).toBe(200);
    const visitor = studio.visitor();
    const paid = await bookAndPay(studio, visitor, classId);
    const card = await callSuccessfully<CancelBookingAsStaffResponse>(staff, paths.staffCancel, {
      bookingId: paid.bookingId,
      refund: true,
    });
    expect(card).toMatchObject({ refundTo: 'card', refundedPence: 2000 });
  });

  it('leaves a desk payment that the member cancelled to be returned at the desk, once', async () => {
    const personId = await add({ email: 'self.cancel@example.com' });
    const classId = await createClass(studio.database, { startsAt: inHours(46) });
    const { bookingId } = await bookOk(personId, classId, { payment: { kind: 'desk', method: 'CASH' } });
    const { bookings: listed } = await callSuccessfully<ListPersonBookingsResponse>(
      staff,
      paths.personBookings,
      {
        personId,
        scope: 'upcoming',
      },
    );
    const key = new URL(listed[0]?.link ?? '', 'http://x').searchParams.get('k');
    expect((await studio.visitor().call(paths.cancel, { bookingId, key })).status).toBe(200);
    const [sentEmail] = await studio.emails('self.cancel@example.com');
    expect(sentEmail?.text).toContain('£20 refund at the front desk');
    const page = await callSuccessfully<GetPersonResponse>(staff, paths.personGet, { personId });
    expect(page.counts).toMatchObject({ owedPence: 2000, cancelled: 1 });
    const refund = { bookingId, reason: 'as they asked' };
    expect(await callSuccessfully(staff, paths.deskRefund, refund)).toMatchObject({ refundedPence: 2000 });
    expect((await staff.call(paths.deskRefund, refund)).body.code).toBe('not_changeable');
  });

  it('refunds the desk payment of a past booking once, and none of an upcoming one', async () => {
    const personId = await add({ email: 'past.cash@example.com' });
    const classId = await createClass(studio.database, { startsAt: inHours(0.02), durationMin: 5 });
    const { bookingId } = await bookOk(personId, classId, { payment: { kind: 'desk', method: 'CASH' } });
    const refund = { bookingId, reason: 'The heating failed' };
    const list = async () => {
      const input = { personId, scope: 'upcoming' };
      return (await callSuccessfully<ListPersonBookingsResponse>(staff, paths.personBookings, input))
        .bookings;
    };
    const start = studio.time.now;
    expect(await list()).toMatchObject([{ deskRefundPence: 0 }]);
    expect((await staff.call(paths.deskRefund, refund)).body.code).toBe('not_changeable');
    studio.time.now = inHours(0.2);
    expect(await list()).toMatchObject([{ owedPence: 0, deskRefundPence: 2000 }]);
    expect(await callSuccessfully(staff, paths.deskRefund, refund)).toMatchObject({ refundedPence: 2000 });
    expect((await staff.call(paths.deskRefund, refund)).body.code).toBe('not_changeable');
    expect(await list()).toMatchObject([{ deskRefundPence: 0 }]);
    studio.time.now = start;
  });

  it('refunds part of a desk payment, once, and no more than is left', async () => {
    const personId = await add({ email: 'part.cash@example.com' });
    const classId = await createClass(studio.database, { startsAt: inHours(0.04), durationMin: 5 });
    const { bookingId } = await bookOk(personId, classId, { payment: { kind: 'desk', method: 'CASH' } });
    const start = studio.time.now;
    studio.time.now = inHours(0.2);
    const refund = (amountPence: number, ofPence: number) =>
      staff.call(paths.deskRefund, {
        bookingId,
        reason: 'Left after half the class',
        part: { amountPence, ofPence },
      });
    expect((await refund(2001, 2000)).body.code).toBe('refund_too_much');
    expect((await refund(500, 2000)).body).toMatchObject({ refundedPence: 500 });
    // A repeated request names an amount that is no longer left, so that it can't refund twice.
    expect((await refund(500, 2000)).body.code).toBe('not_changeable');
    const { bookings: listed } = await callSuccessfully<ListPersonBookingsResponse>(
      staff,
      paths.personBookings,
      { personId, scope: 'upcoming' },
    );
    expect(listed).toMatchObject([{ deskRefundPence: 1500 }]);
    expect((await refund(1500, 1500)).body).toMatchObject({ refundedPence: 1500 });
    studio.time.now = start;
  });

  it('moves within 24 hours and to another price only with a reason, never into a full class', async () => {
    const personId = await add({ email: 'moved@example.com' });
    const soonClassId = await createClass(studio.database, { startsAt: inHours(4) });
    const pricierClassId = await createClass(studio.database, { startsAt: inHours(60), pricePence: 2500 });
    const full = await createClass(studio.database, { startsAt: inHours(61), capacity: 1 });
    await createBooking(studio.database, { classId: full });
    const { bookingId } = await bookOk(personId, soonClassId, { payment: { kind: 'desk', method: 'CASH' } });
    const move = (classId: string, reason?: string) =>
      staff.call(paths.staffMove, { bookingId, classId, reason });
    expect((await move(pricierClassId)).body.code).toBe('reason_needed');
    expect((await move(full, 'she asked')).body.code).toBe('slot_unavailable');
    expect((await move(pricierClassId, 'she asked')).status).toBe(200);
    expect([await taken(soonClassId), await taken(pricierClassId), await taken(full)]).toEqual([0, 1, 1]);
    const [row] = await studio.database.orm.select().from(bookings).where(eq(bookings.id, bookingId));
    expect(row).toMatchObject({ classId: pricierClassId, pricePaidPence: 2000, sequence: 1 });
  });
});
