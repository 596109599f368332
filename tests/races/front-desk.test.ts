import { randomUUID } from 'node:crypto';
import { branch } from '@studio/content/branch';
import { findBooking } from '@studio/server/bookings/booking-store';
import { cancelBookingAsStaff } from '@studio/server/bookings/cancellation/cancel-booking-as-staff';
import { bookForClient } from '@studio/server/bookings/front-desk/book-for-client';
import { payAtDesk, refundDeskPayment } from '@studio/server/bookings/front-desk/pay-at-desk';
import type { StaffPayment } from '@studio/server/bookings/front-desk/staff-payment';
import { AppError } from '@studio/server/platform/app-error';
import { migratePostgres } from '@studio/server/platform/database/postgres';
import type { Services } from '@studio/server/platform/services';
import { refundPayment } from '@studio/server/staff/money/refund-payment';
import { adjustSessions } from '@studio/server/staff/people/change-sessions';
import { addPerson, requirePerson } from '@studio/server/staff/people/save-person';
import { sellAtDesk } from '@studio/server/staff/people/sell-at-desk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCredit, loadCreditLedger } from '../harness/credits.ts';
import { checkClassTotals, createFutureClass } from './harness/class-state.ts';
import { createBarrier } from './harness/create-barrier.ts';
import { createDatabase } from './harness/create-database.ts';
import { openServices } from './harness/in-process-services.ts';
import { replaceGuard } from './harness/replace-guard.ts';

const { id: branchId } = branch;
const actor = 'staff:somebody';
const atOnce = 20;
const opened: Awaited<ReturnType<typeof openServices>>[] = [];
let desks: [Services, Services];

/** Two front desks: the booking service twice on one new database. */
beforeAll(async () => {
  const databaseUrl = await createDatabase();
  await migratePostgres(databaseUrl);
  const [one, other] = [await openServices(databaseUrl), await openServices(databaseUrl)];
  opened.push(one, other);
  desks = [one.services, other.services];
});
afterAll(() => Promise.all(opened.map(({ close }) => close())));

const deskOf = (nth: number): Services => desks[nth % 2 === 0 ? 0 : 1];

async function createPerson() {
  const typed = { firstName: 'Nora', lastName: 'Vale', email: '', phone: '' };
  const { personId } = await addPerson(desks[0], branchId, typed, actor);
  return requirePerson(desks[0].database, branchId, personId);
}

/** Runs the work concurrently, alternating between the desks, and counts successes and error codes. */
async function storm(work: (services: Services, nth: number) => Promise<unknown>, times = atOnce) {
  const counts: Record<string, number> = {};
  const runs = Array.from({ length: times }, async (_, nth) => {
    const outcome = await work(deskOf(nth), nth).then(
      () => 'done',
      (error) => {
        if (error instanceof AppError) return error.code;
        throw error;
      },
    );
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  });
  await Promise.all(runs);
  return counts;
}

const createInput = async (
  classId: string,
  payment: StaffPayment,
  person?: Awaited<ReturnType<typeof createPerson>>,
) => ({
  ...({ orderId: randomUUID(), person: person ?? (await createPerson()), classId, payment, actor } as const),
  expectedPence: undefined,
  guestName: undefined,
  reason: undefined,
});

const deskSum = {
  name: 'test_desk_sum',
  text: `SELECT count(*)::int AS rows, coalesce(sum(amount_pence), 0)::int AS pence FROM desk_payments
    WHERE subject_id = $1`,
};
const getDeskTotals = async (subjectId: string) =>
  (await desks[0].database.run<{ rows: number; pence: number }>(deskSum, [subjectId]))[0];

/** Books a place of £20 in an upcoming class, paid in cash. */
async function bookForCash() {
  const input = await createInput(await createFutureClass(desks[0].database, 5), {
    kind: 'desk',
    method: 'CASH',
  });
  const { id: bookingId } = await bookForClient(desks[0], input);
  return { bookingId, paymentId: input.orderId };
}

const refundPart = (services: Services, id: string, amountPence: number, refundId = randomUUID()) =>
  refundPayment(services, {
    ...{ branchId, refundId, source: 'desk', id, bookingId: null, amountPence, actor },
    ...{ reason: 'raced', removeSessions: false },
  });

describe('two front desks on one PostgreSQL', () => {
  it('sell the last place to one of many clients, and charge that client alone', async () => {
    const classId = await createFutureClass(desks[0].database, 1);
    const inputs = await Promise.all(
      Array.from({ length: atOnce }, () => createInput(classId, { kind: 'desk', method: 'CASH' })),
    );
    const counts = await storm((services, nth) =>
      bookForClient(services, inputs[nth] as (typeof inputs)[number]),
    );
    expect(counts).toEqual({ done: 1, slot_unavailable: atOnce - 1 });
    expect(await checkClassTotals(desks[0].database, classId)).toMatchObject({
      taken: 1,
      confirmed: 1,
      addsUp: true,
    });
    const taken = await Promise.all(
      inputs.map(({ orderId }) =>
        desks[0].database.run<{ n: number }>(
          { name: 'test_takings', text: 'SELECT count(*)::int AS n FROM desk_payments WHERE id = $1' },
          [orderId],
        ),
      ),
    );
    expect(taken.flat().reduce((sum, { n }) => sum + n, 0)).toBe(1);
  });

  it('spend the last session once', async () => {
    const person = await createPerson();
    const { database } = desks[0];
    const memberId = `person:${person.id}`;
    const terms = { sessions: 1, shareable: true };
    const entitlementId = await createCredit(database, new Date(), { memberId, terms });
    const classes = await Promise.all(Array.from({ length: atOnce }, () => createFutureClass(database, 5)));
    const pay = { kind: 'credit', entitlementId } as const;
    const inputs = await Promise.all(classes.map((classId) => createInput(classId, pay, person)));
    const counts = await storm((services, nth) =>
      bookForClient(services, inputs[nth] as (typeof inputs)[number]),
    );
    expect(counts).toEqual({ done: 1, entitlement_used_up: atOnce - 1 });
    expect(await loadCreditLedger(database, entitlementId)).toMatchObject({ balance: 0, sum: 0, booked: 1 });
    const books = await Promise.all(classes.map((classId) => checkClassTotals(database, classId)));
    expect(books.reduce((sum, { taken }) => sum + taken, 0)).toBe(1);
  });

  it('book one order once, however often it is sent', async () => {
    const classId = await createFutureClass(desks[0].database, 50);
    const input = await createInput(classId, { kind: 'desk', method: 'TERMINAL' });
    const ids = new Set<string>();
    const counts = await storm(async (services) => ids.add((await bookForClient(services, input)).id));
    expect(counts).toEqual({ done: atOnce });
    expect(ids.size).toBe(1);
    expect(await checkClassTotals(desks[0].database, classId)).toMatchObject({
      taken: 1,
      confirmed: 1,
      addsUp: true,
    });
    expect(await getDeskTotals([...ids][0] ?? '')).toEqual({ rows: 1, pence: 2000 });
  });

  it('take a due payment once, and refund it once', async () => {
    const { database } = desks[0];
    const classId = await createFutureClass(database, 5);
    const { id } = await bookForClient(desks[0], await createInput(classId, { kind: 'later' }));
    const booking = await bookingOf(id);
    const pay = { booking, method: 'CASH', reason: undefined, actor } as const;
    expect(await storm((services) => payAtDesk(services, pay))).toEqual({
      done: 1,
      no_payment_required: atOnce - 1,
    });
    expect(await getDeskTotals(id)).toEqual({ rows: 1, pence: 2000 });
    const paid = await bookingOf(id);
    const cancel = { booking: paid, refund: true, reason: undefined, actor } as const;
    expect(await storm((services) => cancelBookingAsStaff(services, cancel))).toEqual({
      done: 1,
      already_cancelled: atOnce - 1,
    });
    const cancelled = await bookingOf(id);
    const repeat = { booking: cancelled, reason: 'again', actor } as const;
    expect(await storm((services) => refundDeskPayment(services, repeat))).toEqual({
      not_changeable: atOnce,
    });
    expect(await getDeskTotals(id)).toEqual({ rows: 2, pence: 0 });
  });

  it('sell one pack for one click, and never take more sessions than it has', async () => {
    const person = await createPerson();
    const sale = {
      branchId,
      personId: person.id,
      saleId: randomUUID(),
      goods: { productId: 'reformer-pack-10' },
      ...({ method: 'CASH', reason: undefined } as const),
    };
    const sold = new Set<string>();
    const counts = await storm(async (services) =>
      sold.add((await sellAtDesk(services, sale, actor)).entitlementId ?? ''),
    );
    expect(counts).toEqual({ done: atOnce });
    expect(sold.size).toBe(1);
    const entitlementId = [...sold][0] ?? '';
    const take = () => ({ branchId, entitlementId, adjustId: randomUUID(), sessions: -1, reason: 'counted' });
    expect(await storm((services) => adjustSessions(services, take(), actor))).toEqual({
      done: 10,
      entitlement_used_up: atOnce - 10,
    });
    expect(await loadCreditLedger(desks[0].database, entitlementId)).toMatchObject({ balance: 0, sum: 0 });
  });

  it('refund a payment in parts, and never more than was paid', async () => {
    const { bookingId, paymentId } = await bookForCash();
    expect(await storm((services) => refundPart(services, paymentId, 600))).toEqual({
      done: 3,
      refund_too_much: atOnce - 3,
    });
    expect(await getDeskTotals(bookingId)).toEqual({ rows: 4, pence: 200 });
  });

  it('refund a part once for one click, however often it arrives', async () => {
    const { bookingId, paymentId } = await bookForCash();
    const refundId = randomUUID();
    expect(await storm((services) => refundPart(services, paymentId, 600, refundId))).toEqual({
      done: atOnce,
    });
    expect(await getDeskTotals(bookingId)).toEqual({ rows: 2, pence: 1400 });
  });

  it('refund a part of a booking that is cancelled at the same time, and the rest once', async () => {
    for (let round = 0; round < 5; round++) {
      const { bookingId, paymentId } = await bookForCash();
      const cancel = { booking: await bookingOf(bookingId), refund: true, reason: undefined, actor } as const;
      const counts = await storm((services, nth) =>
        nth === round ? cancelBookingAsStaff(services, cancel) : refundPart(services, paymentId, 1500),
      );
      expect(counts.done).toBeLessThanOrEqual(2);
      expect((await getDeskTotals(bookingId))?.pence).toBe(0);
    }
  });

  it('control: reading first and taking the payment afterwards takes it more than once', async () => {
    const classId = await createFutureClass(desks[0].database, 5);
    const { id } = await bookForClient(desks[0], await createInput(classId, { kind: 'later' }));
    const met = createBarrier(atOnce);
    const naive = async ({ database }: Services) => {
      const due = { name: 'test_due', text: 'SELECT due_pence AS pence FROM bookings WHERE id = $1' };
      const [row] = await database.run<{ pence: number }>(due, [id]);
      await met();
      if (!row?.pence) throw new AppError('no_payment_required');
      const clear = {
        name: 'test_clear',
        text: 'UPDATE bookings SET due_pence = 0 WHERE id = $1 RETURNING id',
      };
      await database.run(clear, [id]);
    };
    expect((await storm(naive)).done).toBeGreaterThan(1);
  });

  it('control: without the lock of the payment, refunds exceed what was paid', async () => {
    const pools = opened.map(({ pool }) => pool);
    const countUnlocked = replaceGuard(pools, /(from "desk_payments"[^;]*) for update/, '$1');
    const { bookingId, paymentId } = await bookForCash();
    const { done = 0 } = await storm((services) => refundPart(services, paymentId, 1500));
    expect(countUnlocked()).toBeGreaterThan(0);
    expect(done).toBeGreaterThan(1);
    expect((await getDeskTotals(bookingId))?.pence).toBeLessThan(0);
  });
});

async function bookingOf(id: string) {
  const booking = await findBooking(desks[0].database, branchId, id);
  if (!booking) throw new Error(`There is no booking ${id}.`);
  return booking;
}
