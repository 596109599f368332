import { setTimeout as sleep } from 'node:timers/promises';
import { paths } from '@studio/contracts/paths';
import type { Database } from '@studio/server/platform/database/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBooking } from '../harness/create-booking.ts';
import { createClass } from '../harness/create-class.ts';
import { createCredit, loadCreditLedger } from '../harness/credits.ts';
import { selectByExtent } from '../harness/extent.ts';
import { type ApiResult, type Caller, createCaller } from './harness/api-client.ts';
import { confirmPayment, openPaidCheckoutBrowser } from './harness/checkout-browser.ts';
import { checkClassTotals, createFutureClass, readDeadlockCount } from './harness/class-state.ts';
import { countOutcomes } from './harness/count-outcomes.ts';
import { createBarrier } from './harness/create-barrier.ts';
import { pickProcess, startTwoStudios, type TwoStudioProcesses } from './harness/two-studio-processes.ts';

const rounds = selectByExtent({ short: 1, all: 2, storm: 20 });
const hourMs = 3_600_000;

let studios: TwoStudioProcesses;

beforeAll(async () => {
  studios = await startTwoStudios();
});
afterAll(() => studios?.close());

interface Owner {
  browser: Caller;
  bookingId: string;
  classId: string;
  number: number;
}

/** Creates a caller with a booking in a class, alternating between the processes. */
async function createOwner(number: number, classId: string, changes: object = {}): Promise<Owner> {
  const browser = createCaller(pickProcess(studios, number).url);
  const { clientId } = browser;
  const bookingId = await createBooking(studios.database, { classId, clientId, ...changes });
  return { browser, bookingId, classId, number };
}

const move = ({ browser, bookingId }: Owner, classId: string): Promise<ApiResult> =>
  browser.call(paths.move, { bookingId, classId });
const cancel = ({ browser, bookingId }: Owner): Promise<ApiResult> =>
  browser.call(paths.cancel, { bookingId });
/** Returns the same browser at the other process. */
const atOtherProcess = (one: Owner): Owner => ({
  ...one,
  browser: createCaller(pickProcess(studios, one.number + 1).url, one.browser),
});

const classOf = {
  name: 'test_class_of',
  text: 'SELECT class_id AS "classId", status FROM bookings WHERE id = $1',
};
async function getBookingState({ bookingId }: Owner): Promise<{ classId: string; status: string }> {
  const [row] = await studios.database.run<{ classId: string; status: string }>(classOf, [bookingId]);
  if (!row) throw new Error(`There is no booking ${bookingId}.`);
  return row;
}

describe('moving bookings, two processes on one PostgreSQL', () => {
  it('gives the last place to exactly one of 50 movers; 49 stay where they are', async () => {
    for (let round = 0; round < rounds; round++) {
      const from = await createFutureClass(studios.database, 50);
      const to = await createFutureClass(studios.database, 1);
      const owners = await Promise.all(Array.from({ length: 50 }, (_, number) => createOwner(number, from)));
      const responses = await Promise.all(owners.map((one) => move(one, to)));
      expect(countOutcomes(responses)).toEqual({ ok: 1, '409 slot_unavailable': 49 });
      expect(await checkClassTotals(studios.database, from)).toMatchObject({
        taken: 49,
        confirmed: 49,
        addsUp: true,
      });
      expect(await checkClassTotals(studios.database, to)).toMatchObject({
        taken: 1,
        confirmed: 1,
        addsUp: true,
      });
    }
  });

  it('control: reading first and moving afterwards fills one place more than once', async () => {
    let overfilled = 0;
    for (let round = 0; round < 5; round++) {
      const [from, to] = [
        await createFutureClass(studios.database, 50),
        await createFutureClass(studios.database, 1),
      ];
      const owners = await Promise.all(Array.from({ length: 50 }, (_, number) => createOwner(number, from)));
      const met = createBarrier(owners.length);
      await Promise.all(owners.map((one) => naiveMove(studios.database, one, to, met)));
      if ((await checkClassTotals(studios.database, to)).confirmed > 1) overfilled += 1;
    }
    expect(overfilled).toBeGreaterThan(0);
  });

  it('moves or cancels a booking, never both: its place is taken once or free, in one class', async () => {
    for (let round = 0; round < rounds * 10; round++) {
      const from = await createFutureClass(studios.database, 2);
      const to = await createFutureClass(studios.database, 2);
      const one = await createOwner(round, from);
      const [moved, cancelled] = await Promise.all([move(one, to), cancel(atOtherProcess(one))]);
      const { classId, status } = await getBookingState(one);
      expect(status === 'CANCELLED').toBe(cancelled.body.ok);
      expect(moved.body.ok || cancelled.body.ok).toBe(true);
      expect(classId).toBe(moved.body.ok ? to : from);
      for (const id of [from, to]) {
        const there = id === classId && status !== 'CANCELLED' ? 1 : 0;
        expect(await checkClassTotals(studios.database, id)).toMatchObject({ taken: there, addsUp: true });
      }
    }
  });

  it('lets people swap classes: 20 each way between two full classes with one place left', {
    tags: 'long',
  }, async () => {
    for (let round = 0; round < rounds; round++) {
      const [left, right] = [
        await createFutureClass(studios.database, 21),
        await createFutureClass(studios.database, 21),
      ];
      const owners = await Promise.all(
        Array.from({ length: 40 }, (_, number) => createOwner(number, number % 2 === 0 ? left : right)),
      );
      const responses = await Promise.all(
        owners.map((one) => move(one, one.classId === left ? right : left)),
      );
      const rejected = responses.filter(({ status }) => status !== 200);
      expect(rejected.every(({ body }) => body.code === 'slot_unavailable')).toBe(true);
      const books = [
        await checkClassTotals(studios.database, left),
        await checkClassTotals(studios.database, right),
      ];
      expect(books.every(({ addsUp }) => addsUp)).toBe(true);
      expect(books.reduce((sum, { confirmed }) => sum + confirmed, 0)).toBe(40);
    }
    await sleep(1500);
    expect(await readDeadlockCount(studios.database)).toBe(0);
  });

  it('moves a booking to one class when it is moved to several at once', async () => {
    const from = await createFutureClass(studios.database, 1);
    const targets = await Promise.all(
      Array.from({ length: 12 }, () => createFutureClass(studios.database, 3)),
    );
    const one = await createOwner(0, from);
    const responses = await Promise.all(
      targets.map((to, number) => move(number % 2 === 0 ? one : atOtherProcess(one), to)),
    );
    expect(responses.some(({ body }) => body.ok)).toBe(true);
    const { classId } = await getBookingState(one);
    for (const id of [from, ...targets])
      expect(await checkClassTotals(studios.database, id)).toMatchObject({
        taken: id === classId ? 1 : 0,
        addsUp: true,
      });
  });
});

describe('late-cancelled places that are booked again, two processes on one PostgreSQL', () => {
  it('are refunded once each, in the order of cancellation, however many clients book at once', async () => {
    for (let round = 0; round < rounds; round++) {
      const { database } = studios;
      const classId = await createClass(database, {
        startsAt: new Date(Date.now() + 5 * hourMs),
        capacity: 6,
      });
      const credits = await Promise.all(
        Array.from({ length: 6 }, (_, number) =>
          createCredit(database, new Date(), { memberId: `member ${round} ${number}` }),
        ),
      );
      const cancellers: Owner[] = [];
      for (const [number, entitlementId] of credits.entries()) {
        const canceller = await createOwner(number, classId, { entitlementId, paymentMethod: 'ENTITLEMENT' });
        const response = await canceller.browser.call(paths.lateCancel, { bookingId: canceller.bookingId });
        expect(response.status).toBe(200);
        cancellers.push(canceller);
      }
      const buyers = await Promise.all(
        Array.from({ length: 4 }, (_, number) =>
          openPaidCheckoutBrowser(pickProcess(studios, number), classId),
        ),
      );
      // Each buyer confirms twice, at both processes.
      const confirmations = buyers.flatMap((buyer) =>
        studios.processes.map((studio) => confirmPayment(studio, buyer)),
      );
      const responses = await Promise.all(confirmations);
      expect(countOutcomes(responses)).toEqual({ ok: 8 });
      const returned = await Promise.all(credits.map((id) => loadCreditLedger(database, id)));
      expect(returned.map((ledger) => ledger.returned)).toEqual([1, 1, 1, 1, 0, 0]);
      expect(returned.map((ledger) => ledger.balance)).toEqual([11, 11, 11, 11, 10, 10]);
      expect(await checkClassTotals(database, classId)).toMatchObject({
        taken: 4,
        confirmed: 4,
        addsUp: true,
      });
    }
  });

  it('control: counting the places without the lock refunds too few, or too many', async () => {
    const { database } = studios;
    await database.run(naive.table, []);
    let wrong = 0;
    for (let round = 0; round < 5; round++) {
      await database.run(naive.add, [round, 10]);
      const met = createBarrier(10);
      await Promise.all(Array.from({ length: 10 }, () => naiveRefund(database, round, met)));
      const [row] = await database.run<{ open: number; left: number }>(naive.look, [round]);
      if (row?.open !== row?.left) wrong += 1;
    }
    expect(wrong).toBeGreaterThan(0);
  });

  it('are cancelled once, however often it is requested', async () => {
    const { database } = studios;
    const classId = await createClass(database, { startsAt: new Date(Date.now() + 6 * hourMs), capacity: 3 });
    const one = await createOwner(0, classId);
    const attempts = Array.from({ length: 20 }, (_, number) =>
      (number % 2 === 0 ? one : atOtherProcess(one)).browser.call(paths.lateCancel, {
        bookingId: one.bookingId,
      }),
    );
    expect(countOutcomes(await Promise.all(attempts))).toEqual({ ok: 1, '409 already_cancelled': 19 });
    expect(await checkClassTotals(database, classId)).toMatchObject({ taken: 0, addsUp: true });
  });

  it('logs nothing unexpected', () => {
    for (const { log } of studios.processes) expect(log()).not.toMatch(/unexpected failure|"level":50/);
  });
});

const placesLeft = {
  name: 'naive_places',
  text: 'SELECT capacity - (SELECT count(*)::int FROM bookings WHERE class_id = c.id) AS left FROM classes c WHERE id = $1',
};
const moveInto = { name: 'naive_move', text: 'UPDATE bookings SET class_id = $2 WHERE id = $1' };

/** Moves a booking incorrectly, in two statements with time between them. */
async function naiveMove(
  database: Database,
  { bookingId }: Owner,
  to: string,
  met: () => Promise<void>,
): Promise<void> {
  const [row] = await database.run<{ left: number }>(placesLeft, [to]);
  await met();
  if ((row?.left ?? 0) > 0) await database.run(moveInto, [bookingId, to]);
}

const naive = {
  table: { name: 'naive_give_ups', text: 'CREATE TABLE naive_give_ups (class int, open int, left_ int)' },
  add: { name: 'naive_add', text: 'INSERT INTO naive_give_ups VALUES ($1, $2, $2)' },
  look: { name: 'naive_open', text: 'SELECT open, left_ AS remaining FROM naive_give_ups WHERE class = $1' },
  set: { name: 'naive_set', text: 'UPDATE naive_give_ups SET left_ = left_ - 1, open = $2 WHERE class = $1' },
};

async function naiveRefund(database: Database, number: number, met: () => Promise<void>): Promise<void> {
  const [row] = await database.run<{ open: number; remaining: number }>(naive.look, [number]);
  await met();
  const left = (row?.remaining ?? 0) - 1;
  await database.run(naive.set, [number, Math.min(row?.open ?? 0, left)]);
}
