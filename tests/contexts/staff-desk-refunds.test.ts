import type { BookingResponse } from '@studio/contracts/bookings';
import { paths } from '@studio/contracts/paths';
import type { CancelBookingAsStaffResponse } from '@studio/contracts/staff-bookings';
import type { GetPaymentResponse, GetPaymentTotalsResponse } from '@studio/contracts/staff-money';
import type { ListPersonBookingsResponse } from '@studio/contracts/staff-people';
import { assignInvoiceNumbers } from '@studio/server/assign-invoice-numbers';
import { findBooking } from '@studio/server/bookings/booking-store';
import { buildBookingResponse } from '@studio/server/bookings/reading/booking-response';
import { bookings } from '@studio/server/bookings/tables';
import { extractPdfText } from '@studio/server/documents/extract-pdf-text';
import { deskPayments } from '@studio/server/payments/tables';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callSuccessfully } from '../harness/call-api.ts';
import { createClass } from '../harness/create-class.ts';
import { type DeskStudio, openDeskStudio } from '../harness/desk-studio.ts';

const branchId = '11-miles-st';
const reason = 'The heating failed';

let { studio, staff, inHours, add, bookOk, auditOf, createCard, balanceOf, listPayments, taken, sell } =
  {} as DeskStudio;

beforeAll(async () => {
  ({ studio, staff, inHours, add, bookOk, auditOf, createCard, balanceOf, listPayments, taken, sell } =
    await openDeskStudio());
});
afterAll(() => studio.close());

/** Books a place of £20 in an upcoming class, paid at the front desk. */
async function bookAtDesk(
  email: string,
  more: object = { payment: { kind: 'desk', method: 'CASH' } },
  hours = 72,
) {
  const personId = await add({ email });
  const classId = await createClass(studio.database, { startsAt: inHours(hours) });
  const { bookingId } = await bookOk(personId, classId, more);
  const rows = await studio.database.orm
    .select()
    .from(deskPayments)
    .where(eq(deskPayments.subjectId, bookingId));
  const paymentId = rows.find(({ salePaymentId }) => salePaymentId === null)?.id ?? '';
  return { personId, classId, bookingId, paymentId };
}

const loadPayment = async (id: string) =>
  (await callSuccessfully<GetPaymentResponse>(staff, paths.moneyGet, { source: 'desk', id })).payment;

async function refund(id: string, amountPence: number, refundId: string = uuidv7()) {
  const input = { refundId, source: 'desk', id, amountPence, reason };
  return (await staff.call(paths.moneyRefund, input)).body;
}

const loadTotals = () => {
  const today = studio.time.now.toISOString().slice(0, 10);
  return callSuccessfully<GetPaymentTotalsResponse>(staff, paths.moneyTotals, { from: today, to: today });
};

async function readBooking(bookingId: string): Promise<BookingResponse> {
  const booking = await findBooking(studio.database, branchId, bookingId);
  if (!booking) throw new Error('The booking is missing.');
  return buildBookingResponse(studio.services, booking);
}

/** Lets a minute pass, so that earlier refunds are older than what follows. */
function passMinute(): void {
  studio.time.now = new Date(studio.time.now.getTime() + 60_000);
}

const cancel = async (bookingId: string) => {
  passMinute();
  const input = { bookingId, refund: true };
  const response = await callSuccessfully<CancelBookingAsStaffResponse>(staff, paths.staffCancel, input);
  await studio.idle();
  return response;
};

const getLastEmail = async (email: string) => (await studio.emails(email))[0];

describe('refund of a front-desk payment for an upcoming class', () => {
  it('can be made in parts until nothing is left, and keeps the booking', async () => {
    const { classId, bookingId, paymentId } = await bookAtDesk('parts@desk.example');
    const before = await loadTotals();
    expect(await loadPayment(paymentId)).toMatchObject({ remainingPence: 2000, remainingGiftCardPence: 0 });
    expect(await refund(paymentId, 500)).toMatchObject({ ok: true, giftCardPence: 0 });
    expect(await refund(paymentId, 1501)).toMatchObject({ code: 'refund_too_much' });
    expect((await loadPayment(paymentId)).remainingPence).toBe(1500);
    expect(await refund(paymentId, 1500)).toMatchObject({ ok: true });
    expect(await refund(paymentId, 1)).toMatchObject({ code: 'refund_too_much' });
    expect(await taken(classId)).toBe(1);
    expect((await findBooking(studio.database, branchId, bookingId))?.status).toBe('CONFIRMED');

    const after = await loadTotals();
    expect(after.receivedPence).toBe(before.receivedPence - 2000);
    expect(after.till?.cashPence).toBe((before.till?.cashPence ?? 0) - 2000);
    const listed = (await listPayments()).filter((row) => row.paymentId === paymentId);
    expect(listed.map(({ amountPence }) => amountPence).sort()).toEqual([-1500, -500, 2000]);
    const entries = (await auditOf(bookingId)).filter(({ action }) => action === 'REFUNDED');
    expect(entries).toMatchObject([
      { reason, detail: { amountPence: 500, paymentId } },
      { reason, detail: { amountPence: 1500, paymentId } },
    ]);

    await assignInvoiceNumbers(studio.services);
    const { refunds } = await loadPayment(paymentId);
    expect(refunds.map(({ amountPence }) => amountPence)).toEqual([500, 1500]);
    expect(new Set(refunds.map(({ document }) => document?.number)).size).toBe(2);
    const note = await studio.app.inject({ url: refunds[0]?.document?.url ?? '' });
    expect(extractPdfText(note.rawPayload)).toContain('£5.00');
  });

  it('is made once when repeated, and rejected with another amount under its id', async () => {
    const { paymentId } = await bookAtDesk('repeated@desk.example');
    const refundId = uuidv7();
    for (let times = 0; times < 2; times++)
      expect(await refund(paymentId, 700, refundId)).toMatchObject({ ok: true });
    expect(await refund(paymentId, 800, refundId)).toMatchObject({ code: 'idempotency_mismatch' });
    const { paymentId: otherId } = await bookAtDesk('other@desk.example');
    expect(await refund(otherId, 700, refundId)).toMatchObject({ code: 'idempotency_mismatch' });
    expect((await loadPayment(paymentId)).remainingPence).toBe(1300);
  });

  it('returns the money first, and then the gift card’s part to the gift card', async () => {
    const card = await createCard(1500);
    const { bookingId, paymentId } = await bookAtDesk('mixed@desk.example', {
      payment: { kind: 'desk', method: 'TERMINAL' },
      giftCardCode: card.code,
    });
    expect(await loadPayment(paymentId)).toMatchObject({
      ...{ remainingPence: 2000, remainingGiftCardPence: 1500, paymentMethod: 'TERMINAL' },
    });
    const refundId = uuidv7();
    for (let times = 0; times < 2; times++)
      expect(await refund(paymentId, 700, refundId)).toMatchObject({ ok: true, giftCardPence: 200 });
    expect(await balanceOf(card.id)).toBe(200);
    expect(await loadPayment(paymentId)).toMatchObject({
      ...{ remainingPence: 1300, remainingGiftCardPence: 1300 },
    });
    expect((await readBooking(bookingId)).ifCancelled?.text).toBe(
      'We’ll return £13 to your gift card. We’ve already refunded £7.',
    );
    expect(await cancel(bookingId)).toMatchObject({ refundedPence: 1300, giftCardPence: 1300 });
    expect(await balanceOf(card.id)).toBe(1500);
    expect((await getLastEmail('mixed@desk.example'))?.text).toContain('£13 returned to your gift card');
  });

  it('leaves the rest to a later cancellation, whose texts name only the rest', async () => {
    const { personId, bookingId, paymentId } = await bookAtDesk('rest@desk.example');
    await refund(paymentId, 500);
    const rest = 'You paid at the front desk, so we’ll refund £15 there. We’ve already refunded £5.';
    expect((await readBooking(bookingId)).ifCancelled?.text).toBe(rest);
    const input = { personId, scope: 'upcoming' };
    const { bookings: listed } = await callSuccessfully<ListPersonBookingsResponse>(
      ...([staff, paths.personBookings, input] as const),
    );
    expect(listed[0]?.ifCancelled).toMatchObject({ kind: 'at-desk', pence: 1500, beforePence: 500 });
    expect(await cancel(bookingId)).toMatchObject({ refundTo: 'desk', refundedPence: 1500 });
    expect((await readBooking(bookingId)).cancellation?.money).toEqual({
      ...{ kind: 'refunded-at-desk', amount: 15 },
    });
    expect((await getLastEmail('rest@desk.example'))?.text).toContain('£15 refund at the front desk');
    expect(await refund(paymentId, 1)).toMatchObject({ code: 'refund_too_much' });
  });

  it('leaves nothing to a later cancellation once all is refunded', async () => {
    const { bookingId, paymentId, classId } = await bookAtDesk('all@desk.example');
    await refund(paymentId, 2000);
    expect((await readBooking(bookingId)).ifCancelled).toEqual({
      kind: 'nothing',
      text: 'We’ve already refunded £20, so there’s nothing more to refund.',
    });
    passMinute();
    expect((await staff.call(paths.cancelClass, { classIds: [classId], reason })).status).toBe(200);
    await studio.idle();
    expect((await readBooking(bookingId)).cancellation?.money).toEqual({
      ...{ kind: 'already-refunded', amount: 20 },
    });
    const email = await getLastEmail('all@desk.example');
    expect(email?.text).toContain('We’ve already refunded £20 at the front desk');
  });

  it('isn’t promised again when the class is cancelled after it returned to a gift card', async () => {
    const card = await createCard(4000);
    const payment = { payment: { kind: 'desk', method: 'CASH' }, giftCardCode: card.code };
    const part = await bookAtDesk('part-card@desk.example', payment);
    const whole = await bookAtDesk('whole-card@desk.example', payment);
    await refund(part.paymentId, 500);
    await refund(whole.paymentId, 2000);
    passMinute();
    const classIds = [part.classId, whole.classId];
    expect((await staff.call(paths.cancelClass, { classIds, reason })).status).toBe(200);
    await studio.idle();
    expect(await balanceOf(card.id)).toBe(4000);
    expect((await getLastEmail('part-card@desk.example'))?.text).toContain('£15 returned to your gift card');
    const email = await getLastEmail('whole-card@desk.example');
    expect(email?.text).toContain('We’ve already refunded £20');
    expect(email?.text).not.toContain('returned to your gift card');
  });

  it('lowers what a late cancellation returns to the gift card once someone takes the place', async () => {
    const card = await createCard(2000);
    const payment = { payment: { kind: 'desk', method: 'CASH' }, giftCardCode: card.code };
    const { bookingId, paymentId } = await bookAtDesk('late-card@desk.example', payment, 20);
    passMinute();
    await callSuccessfully(staff, paths.staffCancel, { bookingId, refund: false, reason });
    await studio.idle();
    passMinute();
    await refund(paymentId, 500);
    expect((await readBooking(bookingId)).cancellation?.money).toMatchObject({
      ...{ kind: 'if-taken', giftCardAmount: 15 },
    });
    await refund(paymentId, 1500);
    expect((await readBooking(bookingId)).cancellation?.money).toEqual({
      ...{ kind: 'already-refunded', amount: 20 },
    });
  });

  it('can be made for a cancelled booking whose money the front desk still has', async () => {
    const { bookingId, paymentId } = await bookAtDesk('owed@desk.example');
    await studio.database.orm
      .update(bookings)
      .set({ status: 'CANCELLED', cancelledAt: studio.time.now })
      .where(eq(bookings.id, bookingId));
    expect(await refund(paymentId, 2000)).toMatchObject({ ok: true });
    expect((await readBooking(bookingId)).cancellation?.money).toMatchObject({ amount: 20 });
  });
});

describe('refund of another front-desk payment', () => {
  it('isn’t possible for a sale of sessions, which is reversed as a whole', async () => {
    const personId = await add({ email: 'pack@desk.example' });
    await sell({ personId, productId: 'reformer-pack-10' });
    const paid = (await listPayments()).find((row) => row.personId === personId);
    const payment = await loadPayment(paid?.paymentId ?? '');
    expect(payment.remainingPence).toBe(0);
    expect(await refund(payment.id, 500)).toMatchObject({ code: 'not_changeable' });
  });

  it('needs a payment', async () => {
    expect(await refund(uuidv7(), 500)).toMatchObject({ code: 'not_found' });
  });
});
