import { paths } from '@studio/contracts/paths';
import { type BookingRow, findBooking } from '@studio/server/bookings/booking-store';
import { cancelBooking } from '@studio/server/bookings/cancellation/cancel-booking';
import { buildBookingResponse } from '@studio/server/bookings/reading/booking-response';
import { startClassCancellation } from '@studio/server/class-cancellation/cancel-class';
import { runCancellations } from '@studio/server/class-cancellation/run-cancellations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callSuccessfully } from '../harness/call-api.ts';
import { createClass } from '../harness/create-class.ts';
import { type DeskStudio, openDeskStudio } from '../harness/desk-studio.ts';

let { studio, staff, inHours, add, bookOk, createCard, balanceOf } = {} as DeskStudio;

beforeAll(async () => {
  ({ studio, staff, inHours, add, bookOk, createCard, balanceOf } = await openDeskStudio());
});
afterAll(() => studio.close());

const branchId = '11-miles-st';

describe('a cancelled place that a gift card paid', () => {
  const bookWithCard = async (email: string, cardPence: number, hours: number) => {
    const personId = await add({ email });
    const classId = await createClass(studio.database, { startsAt: inHours(hours), capacity: 1 });
    const card = await createCard(cardPence);
    const duePence = 2000 - cardPence;
    const payment = duePence > 0 ? { kind: 'desk', method: 'CASH' } : { kind: 'later' };
    const codes = { payment, giftCardCode: card.code, expectedPence: Math.max(0, duePence) };
    const { bookingId } = await bookOk(personId, classId, codes);
    const booking = await findBooking(studio.database, branchId, bookingId);
    if (!booking) throw new Error('The booking is missing.');
    return { classId, card, booking, bookingId };
  };
  const getEmailText = async (to: string) => (await studio.emails(to))[0]?.text;
  const cancelAsClient = (booking: BookingRow) => cancelBooking(studio.services, booking, 'client', 'studio');

  it('returns the gift card’s part to it at once when the client cancels', async () => {
    const email = 'cancels@desk.example';
    const { card, booking } = await bookWithCard(email, 1500, 50);
    const view = async () => {
      const current = await findBooking(studio.database, branchId, booking.id);
      return buildBookingResponse(studio.services, current ?? booking);
    };
    expect((await view()).ifCancelled).toEqual({
      kind: 'at-desk',
      text: 'We’ll return £15 to your gift card, and refund £5 at the front desk.',
    });
    await cancelAsClient(booking);
    expect(await balanceOf(card.id)).toBe(1500);
    expect((await view()).cancellation?.money).toEqual({ kind: 'at-desk', amount: 5, giftCardAmount: 15 });
    expect(await getEmailText(email)).toContain('£5 refund at the front desk');
    expect(await getEmailText(email)).toContain('We’ve returned £15 to your gift card.');
    const again = await staff.call(paths.deskRefund, { bookingId: booking.id, reason: 'asked' });
    expect(again.body).toMatchObject({ refundedPence: 500 });
    expect(await balanceOf(card.id)).toBe(1500);
  });

  it('tells a client that the whole price was returned to the gift card that paid it', async () => {
    const email = 'all-back@desk.example';
    const { card, booking, bookingId } = await bookWithCard(email, 2000, 51);
    await cancelAsClient(booking);
    expect(await balanceOf(card.id)).toBe(2000);
    expect(await getEmailText(email)).toContain('£20 returned to your gift card');
    expect(await getEmailText(email)).not.toContain('front desk');
    expect((await staff.call(paths.deskRefund, { bookingId, reason: 'asked' })).status).toBe(409);
  });

  it('returns the payment to the gift card when the studio cancels the class', async () => {
    const email = 'class-off@desk.example';
    const { card, classId } = await bookWithCard(email, 2000, 52);
    const cancelled = { branchId, classIds: [classId], reason: 'The heating has failed' };
    await startClassCancellation(studio.services, cancelled, 'staff:test');
    await runCancellations(studio.services);
    await runCancellations(studio.services);
    expect(await balanceOf(card.id)).toBe(2000);
    expect(await getEmailText(email)).toContain('£20 returned to your gift card');
  });

  it('returns the payment when someone takes the place after a late cancellation', async () => {
    const email = 'too-late@desk.example';
    const { card, classId, bookingId } = await bookWithCard(email, 1500, 5);
    const late = { bookingId, refund: false, reason: 'ill' };
    await callSuccessfully(staff, paths.staffCancel, late);
    expect(await balanceOf(card.id)).toBe(0);
    expect(await getEmailText(email)).toContain(
      'we’ll return £15 to your gift card, refund £5 and email you',
    );
    const other = await add({ email: 'takes@desk.example' });
    await bookOk(other, classId, { payment: { kind: 'later' }, expectedPence: 2000 });
    expect(await balanceOf(card.id)).toBe(1500);
    expect(await getEmailText(email)).toContain('We’ve returned £15 to your gift card.');
  });
});
