import { paths } from '@studio/contracts/paths';
import type { GetPaymentResponse } from '@studio/contracts/staff-money';
import { assignInvoiceNumbers, assignRecentInvoiceNumbers } from '@studio/server/assign-invoice-numbers';
import { findBooking } from '@studio/server/bookings/booking-store';
import { buildBookingResponse } from '@studio/server/bookings/reading/booking-response';
import { extractPdfText } from '@studio/server/documents/extract-pdf-text';
import { deskPayments } from '@studio/server/payments/tables';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callSuccessfully } from '../harness/call-api.ts';
import { createClass } from '../harness/create-class.ts';
import { type DeskStudio, openDeskStudio } from '../harness/desk-studio.ts';

let { studio, staff, inHours, add, bookOk, loadMoney, createCard, balanceOf, listPayments } =
  {} as DeskStudio;

beforeAll(async () => {
  ({ studio, staff, inHours, add, bookOk, loadMoney, createCard, balanceOf, listPayments } =
    await openDeskStudio());
});
afterAll(() => studio.close());

const branchId = '11-miles-st';

describe('a class whose rest the client pays later', () => {
  it('has one invoice, for the gift card’s part and the rest', async () => {
    const personId = await add({ email: 'later@desk.example' });
    const classId = await createClass(studio.database, { startsAt: inHours(41) });
    const card = await createCard(500);
    const later = { payment: { kind: 'later' }, giftCardCode: card.code, expectedPence: 1500 };
    const { bookingId, paidPence, duePence } = await bookOk(personId, classId, later);
    expect([paidPence, duePence]).toEqual([500, 1500]);
    await assignInvoiceNumbers(studio.services);
    // The invoice waits until the rest is paid, because one purchase has one invoice.
    expect((await loadMoney(personId)).lines).toMatchObject([{ amountPence: 500, invoice: null }]);
    const booking = await findBooking(studio.database, branchId, bookingId);
    if (!booking) throw new Error('The booking is missing.');
    const { links } = await buildBookingResponse(studio.services, booking);
    expect(links.invoice).toBeNull();
    // The job looks for payments of the last hours, and finds the older one because the rest has the same booking.
    const takenAt = new Date(studio.time.now.getTime() - 48 * 3_600_000);
    await studio.database.orm
      .update(deskPayments)
      .set({ takenAt })
      .where(eq(deskPayments.subjectId, bookingId));
    await callSuccessfully(staff, paths.payAtDesk, { bookingId, method: 'CASH' });
    await assignRecentInvoiceNumbers(studio.services);
    const { lines } = await loadMoney(personId);
    expect(lines.map(({ amountPence }) => amountPence).sort()).toEqual([1500, 500]);
    expect(new Set(lines.map(({ invoice }) => invoice?.number)).size).toBe(1);
    const pdf = await studio.app.inject({ method: 'GET', url: lines[0]?.invoice?.link ?? '' });
    const text = extractPdfText(pdf.rawPayload);
    expect(text).toContain('£20.00');
    expect(text).toContain('Cash £15 and gift card £5');
    const paid = await listPayments();
    const rest = paid.find(({ item, amountPence }) => item && amountPence === 1500);
    const open = { source: 'desk', id: rest?.paymentId };
    const { payment } = await callSuccessfully<GetPaymentResponse>(staff, paths.moneyGet, open);
    expect(payment).toMatchObject({ paymentMethod: 'CASH', amountPence: 1500, giftCardPence: 500 });
    const cancelled = await callSuccessfully(staff, paths.staffCancel, { bookingId, refund: true });
    expect(cancelled).toMatchObject({ refundedPence: 2000, giftCardPence: 500 });
    expect(await balanceOf(card.id)).toBe(500);
  });

  it('is paid by a gift card as far as it goes, and then in cash, with one invoice', async () => {
    const personId = await add({ email: 'due@desk.example' });
    const classId = await createClass(studio.database, { startsAt: inHours(42) });
    const { bookingId } = await bookOk(personId, classId, { payment: { kind: 'later' } });
    const card = await createCard(500);
    const pay = (fields: object) => staff.call(paths.payAtDesk, { bookingId, ...fields });
    expect((await pay({ method: 'GIFT_CARD' })).body.code).toBe('bad_request');
    const wrong = await pay({ method: 'GIFT_CARD', giftCardCode: 'AAAA AAAA AAAA AAAA' });
    expect(wrong.body.code).toBe('gift_card_refused');
    const byCard = { method: 'GIFT_CARD', giftCardCode: card.code };
    const both = await Promise.all([pay(byCard), pay(byCard)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 200)?.body).toMatchObject({
      paidPence: 500,
      duePence: 1500,
    });
    expect(await balanceOf(card.id)).toBe(0);
    const outdated = await pay({ method: 'CASH', expectedPence: 2000 });
    expect(outdated.body.code).toBe('price_changed');
    const rest = await pay({ method: 'CASH', expectedPence: 1500 });
    expect(rest.body).toMatchObject({ paidPence: 1500, duePence: 0 });
    expect((await pay({ method: 'CASH' })).body.code).toBe('no_payment_required');
    await assignInvoiceNumbers(studio.services);
    const { lines } = await loadMoney(personId);
    expect(new Set(lines.map(({ invoice }) => invoice?.number)).size).toBe(1);
    const cancelled = await callSuccessfully(staff, paths.staffCancel, { bookingId, refund: true });
    expect(cancelled).toMatchObject({ refundedPence: 2000, giftCardPence: 500 });
    expect(await balanceOf(card.id)).toBe(500);
  });

  it('needs no money when the gift card covers it', async () => {
    const personId = await add({ email: 'whole@desk.example' });
    const classId = await createClass(studio.database, { startsAt: inHours(43) });
    const { bookingId } = await bookOk(personId, classId, { payment: { kind: 'later' } });
    const card = await createCard(5000);
    const byCard = { bookingId, method: 'GIFT_CARD', giftCardCode: card.code };
    expect(await callSuccessfully(staff, paths.payAtDesk, byCard)).toMatchObject({
      paidPence: 2000,
      duePence: 0,
    });
    expect(await balanceOf(card.id)).toBe(3000);
    await assignInvoiceNumbers(studio.services);
    const [line] = (await loadMoney(personId)).lines;
    expect(line).toMatchObject({ paymentMethod: 'Gift card', amountPence: 2000 });
    expect(line?.invoice).not.toBeNull();
  });
});
