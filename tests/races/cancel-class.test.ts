import { setTimeout as sleep } from 'node:timers/promises';
import { paths } from '@studio/contracts/paths';
import { findClassCancellation } from '@studio/server/bookings/cancellation/find-class-cancellation';
import { bookings } from '@studio/server/bookings/tables';
import { cancelOrderInClass, startClassCancellation } from '@studio/server/class-cancellation/cancel-class';
import { listOrdersInClass } from '@studio/server/class-cancellation/class-cancellation-store';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBookingRow } from '../harness/create-booking.ts';
import { selectByExtent } from '../harness/extent.ts';
import { createCaller } from './harness/api-client.ts';
import {
  type CheckoutBrowser,
  confirmPayment,
  openCheckoutBrowser,
  openPaidCheckoutBrowser,
} from './harness/checkout-browser.ts';
import { checkClassTotals, countEmailsByKind, createFutureClass } from './harness/class-state.ts';
import { getPaymentTotals, payIntent } from './harness/provider-sandbox.ts';
import { startTwoStudios, type TwoStudioProcesses } from './harness/two-studio-processes.ts';
import { waitUntil } from './harness/wait-until.ts';

const branchId = '11-miles-st';
const rounds = selectByExtent({ all: 1, storm: 8 });
const clock = { now: () => new Date() };

let studios: TwoStudioProcesses;
beforeAll(async () => {
  studios = await startTwoStudios();
});
afterAll(() => studios?.close());

/** Cancels the class as staff. Both processes then process its bookings in the background. */
const cancelClass = (classId: string) =>
  startClassCancellation(
    { database: studios.database, clock },
    { branchId, classIds: [classId], reason: 'The boiler has burst' },
    'staff:test',
  );

const one = (nth: number) => studios.processes[nth % 2 === 0 ? 0 : 1];

async function isFinished(classId: string): Promise<boolean> {
  return (await findClassCancellation(studios.database, branchId, classId))?.finishedAt != null;
}

/** Returns the pence of these buyers that weren't refunded, and the highest number of refunds for one of them. */
async function listUnrefunded(buyers: readonly CheckoutBrowser[]): Promise<{ pence: number; most: number }> {
  const money = await Promise.all(
    buyers.map((buyer) => getPaymentTotals(studios.processes[1], buyer.intentId)),
  );
  return {
    pence: money.reduce((sum, { captured, refunded }) => sum + captured - refunded, 0),
    most: Math.max(0, ...money.map(({ refunds }) => refunds)),
  };
}

/** Expects no places, no bookings and no unrefunded money. */
async function expectFullyCancelled(classId: string, buyers: readonly CheckoutBrowser[]): Promise<void> {
  await waitUntil('the cancelling is finished', () => isFinished(classId));
  await waitUntil('all money is back', async () => (await listUnrefunded(buyers)).pence === 0);
  expect(await checkClassTotals(studios.database, classId)).toMatchObject({
    taken: 0,
    livePlaces: 0,
    confirmed: 0,
    addsUp: true,
  });
  expect((await listUnrefunded(buyers)).most).toBeLessThanOrEqual(1);
}

describe('a class that the studio cancels during bookings', () => {
  it('50 people book, pay and cancel: all money is refunded once, and no place remains', async () => {
    for (let round = 0; round < rounds; round++) {
      const classId = await createFutureClass(studios.database, 60);
      const nth = (count: number) => Array.from({ length: count }, (_, index) => index);
      const booked = await Promise.all(nth(14).map((n) => openPaidCheckoutBrowser(one(n), classId)));
      const bookingIds = await Promise.all(
        booked.map(async (buyer, n) => String((await confirmPayment(one(n), buyer)).body.bookingId)),
      );
      const paid = await Promise.all(nth(14).map((n) => openPaidCheckoutBrowser(one(n), classId)));
      const paying = await Promise.all(nth(10).map((n) => openCheckoutBrowser(one(n), classId)));
      const at = () => sleep(Math.random() * 250);
      const actions = [
        ...booked
          .slice(0, 8)
          .map(
            (buyer, n) => () =>
              createCaller(one(n).url, buyer.browser).call(paths.cancel, { bookingId: bookingIds[n] }),
          ),
        ...paid.map((buyer, n) => () => confirmPayment(one(n), buyer)),
        ...paying.map((buyer, n) => async () => {
          await payIntent(one(n), buyer.intentId).catch(() => null);
          return confirmPayment(one(n), buyer);
        }),
        ...nth(12).map((n) => () => createCaller(one(n).url).call(paths.hold, { classId })),
      ];
      await Promise.all([
        at().then(() => cancelClass(classId)),
        ...actions.map(async (action) => {
          await at();
          await action();
        }),
      ]);
      await expectFullyCancelled(classId, [...booked, ...paid, ...paying]);
    }
  });

  it('control: a list of bookings from before the cancellation misses a person who pays in between', async () => {
    const classId = await createFutureClass(studios.database, 10);
    // Two clients pay, 4,000 pence in all. The list is read between the payments, so it contains only the first client.
    const early = await openPaidCheckoutBrowser(one(0), classId);
    await confirmPayment(one(0), early);
    const late = await openPaidCheckoutBrowser(one(0), classId);
    const seen = await listOrdersInClass(studios.database, branchId, classId);
    await confirmPayment(one(0), late);
    await studios.database.run(setCancelled, [classId]);
    const job = { branchId, id: late.holdId, classId, reason: 'x', requestedBy: 'staff:test' };
    const row = { ...job, requestedAt: new Date(), leasedUntil: null, finishedAt: null };
    for (const [booking] of seen)
      await studios.database.transaction((tx) =>
        cancelOrderInClass(tx, row, String(booking?.orderId), new Date()),
      );
    expect(await checkClassTotals(studios.database, classId)).toMatchObject({ confirmed: 1 });
    const [due] = await studios.database.run<{ pence: number }>(refundsDue, [classId]);
    expect(due?.pence).toBe(2000);
  });
});

describe('kill -9 during a class cancellation', { tags: 'long' }, () => {
  it('resumes after the restart: every booking once, every email once', async () => {
    const places = 400;
    const classId = await createFutureClass(studios.database, places + 4);
    const rows = Array.from({ length: places }, () => buildBookingRow({ classId }));
    await studios.database.orm.insert(bookings).values(rows);
    await studios.database.run(takeAll, [classId, places]);
    const buyers = await Promise.all([0, 1, 2, 3].map((n) => openPaidCheckoutBrowser(one(n), classId)));
    for (const buyer of buyers) expect((await confirmPayment(one(0), buyer)).status).toBe(200);
    // Locks a booking halfway, so that the cancellation can't pass it before both processes are killed.
    const inOrder = await listOrdersInClass(studios.database, branchId, classId);
    const middle = inOrder[200]?.[0];
    await studios.database.transaction(async (tx) => {
      await tx.orm
        .select()
        .from(bookings)
        .where(eq(bookings.id, middle?.id ?? ''))
        .for('update');
      await cancelClass(classId);
      await waitUntil('some are done', async () => (await getDoneCount(classId)) > 20);
      await Promise.all(studios.processes.map((each) => each.kill()));
    });
    expect(await isFinished(classId)).toBe(false);
    await Promise.all([studios.killAndRestart(0), studios.killAndRestart(1)]);
    await expectFullyCancelled(classId, buyers);
    expect(await getDoneCount(classId)).toBe(places + 4);
    expect(await countEmailsByKind(studios.database, classId)).toMatchObject({
      'class-cancelled': places + 4,
    });
  });

  it('control: a cancellation whose lease cannot be taken over stays unfinished', async () => {
    const classId = await createFutureClass(studios.database, 2);
    await studios.database.orm.insert(bookings).values([buildBookingRow({ classId })]);
    await studios.database.run(takeAll, [classId, 1]);
    await studios.database.transaction(async (tx) => {
      await startClassCancellation(
        { database: { ...studios.database, transaction: (work) => work(tx) }, clock },
        { branchId, classIds: [classId], reason: 'The boiler has burst' },
        'staff:test',
      );
      await tx.run(lease, [classId]);
    });
    await sleep(5000);
    expect(await isFinished(classId)).toBe(false);
    expect(await checkClassTotals(studios.database, classId)).toMatchObject({ confirmed: 1 });
  });
});

async function getDoneCount(classId: string): Promise<number> {
  const [row] = await studios.database.run<{ done: number }>(countDone, [classId]);
  return row?.done ?? 0;
}

const setCancelled = { name: 'test_set_off', text: `UPDATE classes SET status = 'CANCELLED' WHERE id = $1` };
const takeAll = { name: 'test_take_all', text: 'UPDATE classes SET taken = taken + $2 WHERE id = $1' };
const lease = {
  name: 'test_lease',
  text: `UPDATE class_cancellations SET leased_until = now() + interval '1 hour' WHERE class_id = $1`,
};
const refundsDue = {
  name: 'test_refunds_due',
  text: `SELECT sum(r.amount_pence)::int AS pence FROM refunds r JOIN payments p ON p.id = r.payment_id
    WHERE p.class_id = $1`,
};
const countDone = {
  name: 'test_cancelled_done',
  text: `SELECT count(*)::int AS done FROM class_cancellation_bookings d
    JOIN bookings b ON b.branch_id = d.branch_id AND b.id = d.booking_id WHERE b.class_id = $1`,
};
