import type { BookingResponse } from '@studio/contracts/bookings';
import { paths } from '@studio/contracts/paths';
import type { GetPaymentResponse, GetPaymentTotalsResponse } from '@studio/contracts/staff-money';
import type { GetTodayResponse } from '@studio/contracts/staff-today';
import { updateFaultSettings } from '@studio/sandbox/stripe/fault-injection/fault-settings';
import { bookings } from '@studio/server/bookings/tables';
import { submitRefunds } from '@studio/server/payments/submit-refunds';
import { refunds } from '@studio/server/payments/tables';
import { eq, inArray } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { createClass } from './create-class.ts';
import { openPayment } from './paid-booking.ts';
import { openStaffedStudio } from './staffed-studio.ts';
import type { TestBrowser } from './test-studio.ts';

export interface PaidOrder {
  visitor: TestBrowser;
  classId: string;
  intentId: string;
  ids: string[];
  bookingId: string;
  paymentId: string;
}

const notRefunded: ReadonlySet<string> = new Set(['FAILED', 'HELD', 'DROPPED', 'WON']);

export const sum = (pence: number[]) => pence.reduce((total, amount) => total + amount, 0);

/** Opens a studio whose payments are refunded and disputed at the provider. */
export async function openProviderRefundStudio() {
  const { studio, tokens, people, staff } = await openStaffedStudio();
  // Refunds that will fail do so only when a test triggers it.
  await updateFaultSettings(studio.sandbox, (dials) => ({ ...dials, refundSettleMs: 3_600_000 }));

  async function asStaff<Answer>(path: string, body: object = {}): Promise<Answer & { code?: string }> {
    const reply = await staff.call(path, body);
    await studio.idle();
    return reply.body as unknown as Answer & { code?: string };
  }

  /** Books places at £20 each by card, three days ahead. */
  async function bookPaidPlaces({ places = 1, card = 'pm_card_visa' } = {}): Promise<PaidOrder> {
    const startsAt = new Date(studio.time.now.getTime() + 72 * 3_600_000);
    const classId = await createClass(studio.database, { startsAt, pricePence: 2000, capacity: 8 });
    const visitor = studio.visitor();
    const { paymentIntentId: intentId } = await openPayment(visitor, classId, places);
    await studio.pay(intentId, card);
    const confirmed = await visitor.call(paths.confirmPayment, { paymentIntentId: intentId, classId });
    expect(confirmed.status, confirmed.body.message).toBe(200);
    const ids = confirmed.body.order.map(({ bookingId }) => bookingId);
    const [{ paymentId } = { paymentId: null }] = await studio.database.orm
      .select({ paymentId: bookings.paymentId })
      .from(bookings)
      .where(inArray(bookings.id, ids));
    return { visitor, classId, intentId, ids, bookingId: ids[0] ?? '', paymentId: paymentId ?? '' };
  }

  /** Refunds in the provider's dashboard. */
  const refundAtProvider = (intentId: string, amount?: number) =>
    studio.stripe.refunds.create({ payment_intent: intentId, ...(amount && { amount }) });

  const deliverWebhooks = () => studio.deliverWebhooks();

  async function read({ visitor, bookingId }: PaidOrder, targetId = bookingId): Promise<BookingResponse> {
    return (await visitor.call(paths.bookingGet, { bookingId: targetId })).body as unknown as BookingResponse;
  }

  async function cancel({ visitor, bookingId }: PaidOrder, targetId = bookingId) {
    const { status, body } = await visitor.call(paths.cancel, { bookingId: targetId });
    expect(status, body.message).toBe(200);
    await studio.idle();
    return body.refund;
  }

  const rowsOf = (paymentId: string) =>
    studio.database.orm
      .select()
      .from(refunds)
      .where(eq(refunds.paymentId, paymentId))
      .orderBy(refunds.createdAt);

  /** Returns what was refunded at the provider and according to the database, in pence. */
  async function sumRefunds({ intentId, paymentId }: Pick<PaidOrder, 'intentId' | 'paymentId'>) {
    await studio.idle();
    const { data } = await studio.stripe.refunds.list({ payment_intent: intentId });
    const there = data.filter(({ status }) => status !== 'failed').map(({ amount }) => amount);
    const rows = (await rowsOf(paymentId)).filter(({ status }) => !notRefunded.has(status));
    return { there: sum(there), here: sum(rows.map(({ amountPence }) => amountPence)) };
  }

  /** Submits the due refunds of an order to the provider, also when a job of the server is submitting them. */
  const submitAll = ({ paymentId }: PaidOrder) =>
    vi.waitFor(async () => {
      await submitRefunds(studio.services);
      expect((await rowsOf(paymentId)).map(({ status }) => status)).not.toContain('DUE');
    });

  const listNotices = async () =>
    (await asStaff<GetTodayResponse>(paths.staffToday)).actionItems.filter(
      ({ providerId }) => providerId !== null,
    );

  const sumCardRefunds = async () => {
    const today = { from: '2026-11-23', to: '2026-11-23' };
    const { paymentMethods } = await asStaff<GetPaymentTotalsResponse>(paths.moneyTotals, today);
    return paymentMethods.find(({ paymentMethod }) => paymentMethod === 'CARD')?.refundedPence ?? 0;
  };

  const loadPayment = async (source: 'place' | 'purchase' | 'month', id: string) =>
    (await asStaff<GetPaymentResponse>(paths.moneyGet, { source, id })).payment;

  return {
    studio,
    tokens,
    people,
    staff,
    asStaff,
    bookPaidPlaces,
    refundAtProvider,
    deliverWebhooks,
    read,
    cancel,
    rowsOf,
    sumRefunds,
    submitAll,
    listNotices,
    sumCardRefunds,
    loadPayment,
  };
}

export type ProviderRefundStudio = Awaited<ReturnType<typeof openProviderRefundStudio>>;
