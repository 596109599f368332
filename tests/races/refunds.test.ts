import { randomUUID } from 'node:crypto';
import { createRefund } from '@studio/server/payments/create-refund';
import { refundAsStaff, type StaffRefundInput } from '@studio/server/payments/refund-as-staff';
import { loadRefundedAmounts } from '@studio/server/payments/refunded-amounts';
import { markRefundPaidAtDesk } from '@studio/server/payments/settle-failed-refund';
import { deskPayments, refunds } from '@studio/server/payments/tables';
import { AppError } from '@studio/server/platform/app-error';
import { and, eq, isNull } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { countWorkOutcomes } from './harness/count-work-outcomes.ts';
import { createBarrier } from './harness/create-barrier.ts';
import { createTwoServicesOpener, type TwoServices } from './harness/two-services.ts';

const branchId = '11-miles-st';
const callCount = 30;
const paidPence = 10_000;

const open = createTwoServicesOpener();
let { database, services: servicesOf } = {} as TwoServices;
beforeAll(async () => {
  ({ database, services: servicesOf } = await open());
});

function createInput(paymentId: string, amountPence: number): StaffRefundInput {
  return {
    branchId,
    refundId: randomUUID(),
    paymentId,
    intentId: `pi_${paymentId}`,
    bookingId: null,
    paidPence,
    bookingPence: null,
    amountPence,
    currency: 'GBP',
    reason: 'raced',
    actor: 'staff:racer',
  };
}

const getRefundedTotal = async (paymentId: string) =>
  (await loadRefundedAmounts(database, { branchId, paymentId, bookingId: null })).totalPence;

describe('concurrent refunds of one payment, on two processes', () => {
  it('never exceed the amount paid', async () => {
    const paymentId = randomUUID();
    const works = Array.from({ length: callCount }, (_, number) =>
      refundAsStaff(servicesOf(number), createInput(paymentId, 2300)),
    );
    expect(await countWorkOutcomes(works)).toEqual({ done: 4, refund_too_much: callCount - 4 });
    expect(await getRefundedTotal(paymentId)).toBe(9200);
  });

  it('are made once for one click, however often it arrives', async () => {
    const paymentId = randomUUID();
    const one = createInput(paymentId, 4000);
    const works = Array.from({ length: callCount }, (_, number) => refundAsStaff(servicesOf(number), one));
    expect(await countWorkOutcomes(works)).toEqual({ done: callCount });
    expect(await getRefundedTotal(paymentId)).toBe(4000);
  });

  it('never exceed the price of a place that is cancelled at the same time', async () => {
    for (let round = 0; round < 8; round++) {
      const [paymentId, bookingId] = [randomUUID(), randomUUID()];
      const payment = { branchId, id: paymentId, currency: 'GBP', intentId: `pi_${paymentId}` };
      const cancelled = {
        payment,
        bookingId,
        amountPence: 2000,
        paidPence: 2000,
        reason: 'cancelled',
        actor: 'system',
      } as const;
      const place = { ...createInput(paymentId, 1500), bookingId, paidPence: 2000, bookingPence: 2000 };
      await countWorkOutcomes([
        refundAsStaff(servicesOf(round), place),
        database.transaction((tx) => createRefund(tx, cancelled, new Date())),
      ]);
      expect(await getRefundedTotal(paymentId)).toBe(2000);
    }
  });

  it('control: reading first and writing afterwards refunds more than was paid', async () => {
    const paymentId = randomUUID();
    const met = createBarrier(2);
    const naive = () =>
      database.transaction(async (tx) => {
        const { totalPence } = await loadRefundedAmounts(tx, { branchId, paymentId, bookingId: null });
        await met();
        if (totalPence + 6000 > paidPence) throw new AppError('refund_too_much');
        const { refundId: id, ...row } = createInput(paymentId, 6000);
        const at = new Date();
        const { intentId, bookingId, amountPence, currency, reason } = row;
        await tx.orm.insert(refunds).values({
          branchId,
          id,
          paymentId,
          intentId,
          bookingId,
          amountPence,
          currency,
          reason,
          madeBy: row.actor,
          nextAttemptAt: at,
          createdAt: at,
          updatedAt: at,
        });
      });
    expect(await countWorkOutcomes([naive(), naive()])).toEqual({ done: 2 });
    expect(await getRefundedTotal(paymentId)).toBeGreaterThan(paidPence);
  });
});

it('a failed refund is paid at the desk once, however many staff do it', async () => {
  const one = createInput(randomUUID(), 1000);
  await refundAsStaff(servicesOf(0), one);
  const own = eq(refunds.id, one.refundId);
  await database.orm.update(refunds).set({ status: 'FAILED' }).where(own);
  const failed = { branchId, refundId: one.refundId, actor: one.actor, reason: 'came by', personId: null };
  const works = Array.from({ length: callCount }, (_, number) =>
    markRefundPaidAtDesk(servicesOf(number), { ...failed, method: 'CASH' }),
  );
  expect(await countWorkOutcomes(works)).toEqual({ done: 1, not_changeable: callCount - 1 });
  const rows = await database.orm
    .select()
    .from(deskPayments)
    .where(and(eq(deskPayments.subjectId, one.refundId), isNull(deskPayments.refundsPaymentId)));
  expect(rows.map(({ amountPence }) => amountPence)).toEqual([-1000]);
});
