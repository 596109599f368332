import { randomUUID } from 'node:crypto';
import { giveBack } from '@studio/server/payments/give-back';
import { refundByStaff, type StaffRefund } from '@studio/server/payments/refund-by-staff';
import { givenBackOf } from '@studio/server/payments/refund-room';
import { payBackOtherwise } from '@studio/server/payments/settle-failed-refund';
import { deskPayments, refunds } from '@studio/server/payments/tables';
import { migratePostgres, openPostgres } from '@studio/server/platform/postgres';
import { Refused } from '@studio/server/platform/refused';
import type { Services } from '@studio/server/platform/services';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from './harness/create-database.ts';
import { type InProcessServices, openServices } from './harness/in-process-services.ts';
import { meetingPoint } from './harness/meeting-point.ts';

const branchId = '11-miles-st';
const crowd = 30;
const paidPence = 10_000;

let database: ReturnType<typeof openPostgres>;
let processes: [InProcessServices, InProcessServices];

beforeAll(async () => {
  const databaseUrl = await createDatabase();
  await migratePostgres(databaseUrl);
  database = openPostgres(databaseUrl, 5);
  // One after the other: the first one seeds.
  processes = [await openServices(databaseUrl), await openServices(databaseUrl)];
});
afterAll(async () => {
  await Promise.all(processes.map(({ close }) => close()));
  await database.close();
});

const servicesOf = (number: number): Services => processes[number % 2 === 0 ? 0 : 1].services;

function wish(paymentId: string, amountPence: number): StaffRefund {
  return {
    ...{ branchId, refundId: randomUUID(), paymentId, intentId: `pi_${paymentId}`, bookingId: null },
    ...{ paidPence, bookingPence: null, amountPence, currency: 'GBP', reason: 'raced' },
    actor: 'staff:racer',
  };
}

async function counted(works: readonly Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const settled of await Promise.allSettled(works)) {
    if (settled.status === 'rejected' && !(settled.reason instanceof Refused)) throw settled.reason;
    const word = settled.status === 'fulfilled' ? 'done' : settled.reason.code;
    counts[word] = (counts[word] ?? 0) + 1;
  }
  return counts;
}

const sumOf = async (paymentId: string) =>
  (await givenBackOf(database, { branchId, paymentId, bookingId: null })).totalPence;

describe('money that many give back at once, on two processes', () => {
  it('is never more than was paid', async () => {
    const paymentId = randomUUID();
    const works = Array.from({ length: crowd }, (_, number) =>
      refundByStaff(servicesOf(number), wish(paymentId, 2300)),
    );
    expect(await counted(works)).toEqual({ done: 4, refund_too_much: crowd - 4 });
    expect(await sumOf(paymentId)).toBe(9200);
  });

  it('goes back once for one press, however often it arrives', async () => {
    const paymentId = randomUUID();
    const one = wish(paymentId, 4000);
    const works = Array.from({ length: crowd }, (_, number) => refundByStaff(servicesOf(number), one));
    expect(await counted(works)).toEqual({ done: crowd });
    expect(await sumOf(paymentId)).toBe(4000);
  });

  it('is what a place cost, when it is cancelled in the same moment', async () => {
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
      const place = { ...wish(paymentId, 1500), bookingId, paidPence: 2000, bookingPence: 2000 };
      await counted([
        refundByStaff(servicesOf(round), place),
        database.transaction((tx) => giveBack(tx, cancelled, new Date())),
      ]);
      expect(await sumOf(paymentId)).toBe(2000);
    }
  });

  it('control: looking first and writing afterwards gives more back than was paid', async () => {
    const paymentId = randomUUID();
    const met = meetingPoint(2);
    const naive = () =>
      database.transaction(async (tx) => {
        const { totalPence } = await givenBackOf(tx, { branchId, paymentId, bookingId: null });
        await met();
        if (totalPence + 6000 > paidPence) throw new Refused('refund_too_much');
        const { refundId: id, ...row } = wish(paymentId, 6000);
        const at = new Date();
        const { intentId, bookingId, amountPence, currency, reason } = row;
        await tx.orm.insert(refunds).values({
          ...{
            branchId,
            id,
            paymentId,
            intentId,
            bookingId,
            amountPence,
            currency,
            reason,
            madeBy: row.actor,
          },
          ...{ nextAttemptAt: at, createdAt: at, updatedAt: at },
        });
      });
    expect(await counted([naive(), naive()])).toEqual({ done: 2 });
    expect(await sumOf(paymentId)).toBeGreaterThan(paidPence);
  });
});

it('a failed refund is handed over at the desk once, whoever does it', async () => {
  const one = wish(randomUUID(), 1000);
  await refundByStaff(servicesOf(0), one);
  const own = eq(refunds.id, one.refundId);
  await database.orm.update(refunds).set({ status: 'FAILED' }).where(own);
  const failed = { branchId, refundId: one.refundId, actor: one.actor, why: 'came by', personId: null };
  const works = Array.from({ length: crowd }, (_, number) =>
    payBackOtherwise(servicesOf(number), { ...failed, method: 'CASH' }),
  );
  expect(await counted(works)).toEqual({ done: 1, not_changeable: crowd - 1 });
  const rows = await database.orm
    .select()
    .from(deskPayments)
    .where(and(eq(deskPayments.subjectId, one.refundId), isNull(deskPayments.givesBack)));
  expect(rows.map(({ amountPence }) => amountPence)).toEqual([-1000]);
});
