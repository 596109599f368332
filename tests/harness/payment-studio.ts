import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { GetPaymentResponse, GetPaymentTotalsResponse } from '@studio/contracts/staff-money';
import { findBooking } from '@studio/server/bookings/booking-store';
import { bookings } from '@studio/server/bookings/tables';
import { deskPayments } from '@studio/server/payments/tables';
import { ensurePerson } from '@studio/server/people/ensure-person';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { createClass } from './create-class.ts';
import { installFakeUserPool } from './fake-user-pool.ts';
import { bookAndPay } from './paid-booking.ts';
import { openTestStudio } from './test-studio.ts';
import { trustTestKey } from './test-tokens.ts';

const branchId = '11-miles-st';
const today = '2026-11-23';
export const staffId = randomUUID();

export const rangeOfToday = { from: today, to: today };

/** Opens a studio whose staff take and refund payments. */
export async function openPaymentStudio() {
  const studio = await openTestStudio();
  const tokens = await trustTestKey(studio);
  const people = installFakeUserPool(studio);
  people.addUser(staffId, { groups: ['STAFF'] });

  async function asStaff<Answer>(path: string, body: object = {}): Promise<Answer & { code?: string }> {
    const browser = studio.visitor().with(await tokens.access(staffId, ['STAFF']));
    const { body: response } = await browser.call(path, body);
    await studio.idle();
    return response as unknown as Answer & { code?: string };
  }

  /** Books places and pays by card. */
  async function bookPaidPlaces(places = 1): Promise<{ paymentId: string; bookingIds: string[] }> {
    const startsAt = new Date(studio.time.now.getTime() + 72 * 3_600_000);
    const classId = await createClass(studio.database, { startsAt, pricePence: 2000 });
    const { bookingId } = await bookAndPay(studio, studio.visitor(), classId, places);
    const booking = await findBooking(studio.database, branchId, bookingId);
    if (!booking?.paymentId) throw new Error('Nothing was paid.');
    const rows = await studio.database.orm
      .select()
      .from(bookings)
      .where(eq(bookings.paymentId, booking.paymentId));
    rows.sort((a, b) => a.position - b.position);
    return { paymentId: booking.paymentId, bookingIds: rows.map(({ id }) => id) };
  }

  const loadPayment = async (paymentId: string) =>
    (await asStaff<GetPaymentResponse>(paths.moneyGet, { source: 'place', id: paymentId })).payment;

  function refund(paymentId: string, amountPence: number, more: object = {}) {
    const input = {
      refundId: uuidv7(),
      source: 'place',
      id: paymentId,
      amountPence,
      reason: 'The heating failed',
    };
    return asStaff<{ ok: boolean }>(paths.moneyRefund, { ...input, ...more });
  }

  const totals = (more: object = {}) =>
    asStaff<GetPaymentTotalsResponse>(paths.moneyTotals, { ...rangeOfToday, ...more });

  async function insertDeskPayment(
    amountPence: number,
    method: 'CASH' | 'TERMINAL',
    note: string | null = null,
  ) {
    const { now } = studio.time;
    const personId = await studio.database.transaction((tx) =>
      ensurePerson(
        tx,
        {
          branchId,
          memberId: null,
          email: 'desk@people.example',
          firstName: '=cmd|',
          lastName: 'Desk',
          phone: null,
          source: 'staff',
        },
        now,
      ),
    );
    await studio.database.orm.insert(deskPayments).values({
      branchId,
      id: uuidv7(),
      personId,
      subject: 'product',
      subjectId: randomUUID(),
      method,
      amountPence,
      currency: 'GBP',
      note,
      takenBy: `staff:${staffId}`,
      takenAt: now,
    });
  }

  return { studio, tokens, people, asStaff, bookPaidPlaces, loadPayment, refund, totals, insertDeskPayment };
}

export type PaymentStudio = Awaited<ReturnType<typeof openPaymentStudio>>;
