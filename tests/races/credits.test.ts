import { randomBytes, randomUUID } from 'node:crypto';
import { bookWithCredit } from '@studio/server/bookings/book-with-credit';
import { type BookingRow, findBooking } from '@studio/server/bookings/booking-store';
import { cancelBooking } from '@studio/server/bookings/cancellation/cancel-booking';
import { getBookingEmailRequester } from '@studio/server/bookings/emails/booking-email-requester';
import { holdClass } from '@studio/server/bookings/holds/hold-class';
import { writeBookings } from '@studio/server/bookings/write-bookings';
import { payments, refunds } from '@studio/server/payments/tables';
import { AppError } from '@studio/server/platform/app-error';
import type { Actor } from '@studio/server/platform/audit';
import { migratePostgres } from '@studio/server/platform/database/postgres';
import type { Services } from '@studio/server/platform/services';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCredit, loadCreditLedger } from '../harness/credits.ts';
import { selectByExtent } from '../harness/extent.ts';
import { checkClassTotals, createFutureClass, readDeadlockCount } from './harness/class-state.ts';
import { createDatabase } from './harness/create-database.ts';
import { forceConcurrentWrites } from './harness/force-concurrent-writes.ts';
import { openServices } from './harness/in-process-services.ts';

const branchId = '11-miles-st';
const rounds = selectByExtent({ short: 1, all: 3, storm: 20 });
const bookers = 100;
const customer = {
  title: 'Ms',
  firstName: 'Amara',
  lastName: 'Okafor',
  email: 'amara.okafor@example.com',
  phone: null,
};

type Processes = [Services, Services];
const opened: Awaited<ReturnType<typeof openServices>>[] = [];

/** Opens the booking service twice on one new database. */
async function twoProcesses(): Promise<Processes> {
  const databaseUrl = await createDatabase();
  await migratePostgres(databaseUrl);
  // Opened one after the other, because the first one seeds the database.
  const [one, other] = [await openServices(databaseUrl), await openServices(databaseUrl)];
  opened.push(one, other);
  return [one.services, other.services];
}

let processes: Processes;
beforeAll(async () => {
  processes = await twoProcesses();
});
afterAll(() => Promise.all(opened.map(({ close }) => close())));

/** Creates a member's browser that holds a place in the class. */
async function holdPlace(services: Services, memberId: string, classId: string) {
  const clientId = randomBytes(16).toString('hex');
  const input = { branchId, classId, clientId, addressHash: 'test', principalId: memberId, places: 1 };
  const { hold } = await holdClass(services, input);
  const order = { ...input, holdId: hold.id, customer, attendees: [], termsVersion: undefined };
  return { order, hold };
}

/** Cancels a booking in the browser that made it. */
const cancel = (services: Services, booking: BookingRow, actor: Actor) =>
  cancelBooking(services, booking, actor, getBookingEmailRequester(booking, actor));

/** Returns "booked" or the error code of an AppError; rethrows anything else. */
async function getOutcome(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'booked';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

function countValues(outcomes: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    [...new Set(outcomes)].map((one) => [one, outcomes.filter((o) => o === one).length]),
  );
}

/** Many browsers of one member book the same class concurrently, all with the member's only credit. */
async function bookConcurrently(
  [one, other]: Processes,
  sessions: number,
  { shareable = true, together = (book: () => Promise<string[]>) => book() } = {},
) {
  const memberId = randomUUID();
  const terms = { sessions, shareable };
  const entitlementId = await createCredit(one.database, new Date(), { memberId, terms });
  const classId = await createFutureClass(one.database, bookers);
  const held = await Promise.all(
    Array.from({ length: bookers }, (_, number) => holdPlace(number % 2 ? one : other, memberId, classId)),
  );
  const book = () =>
    Promise.all(held.map(({ order }, number) => getOutcome(bookWithCredit(number % 2 ? one : other, order))));
  const outcomes = countValues(await together(book));
  return { entitlementId, classId, outcomes, held };
}

describe('sessions, two processes on one PostgreSQL', () => {
  it('100 bookings on one last session: one is booked, 99 take nothing and keep their places', async () => {
    const [{ database }] = processes;
    for (let round = 0; round < rounds; round++) {
      const { entitlementId, classId, outcomes } = await bookConcurrently(processes, 1);
      expect(outcomes).toEqual({ booked: 1, entitlement_used_up: 99 });
      expect(await loadCreditLedger(database, entitlementId)).toEqual({
        balance: 0,
        sum: 0,
        booked: 1,
        returned: 0,
      });
      const books = await checkClassTotals(database, classId);
      expect(books).toMatchObject({ taken: 100, livePlaces: 99, confirmed: 1, addsUp: true });
    }
  });

  it('100 bookings on seven sessions: seven are booked', async () => {
    const { entitlementId, classId, outcomes } = await bookConcurrently(processes, 7);
    expect(outcomes).toEqual({ booked: 7, entitlement_used_up: 93 });
    expect(await loadCreditLedger(processes[0].database, entitlementId)).toMatchObject({
      balance: 0,
      booked: 7,
    });
    expect(await checkClassTotals(processes[0].database, classId)).toMatchObject({
      confirmed: 7,
      addsUp: true,
    });
  });

  it('100 bookings on a pack for its member alone: one place is booked', async () => {
    const { entitlementId, classId, outcomes } = await bookConcurrently(processes, 10, { shareable: false });
    expect(outcomes).toEqual({ booked: 1, not_covered: 99 });
    expect(await loadCreditLedger(processes[0].database, entitlementId)).toMatchObject({
      balance: 9,
      booked: 1,
    });
    expect(await checkClassTotals(processes[0].database, classId)).toMatchObject({
      confirmed: 1,
      addsUp: true,
    });
  });

  it('control: without the database check the same concurrent bookings sell one session more than once', async () => {
    const withoutCheck = await twoProcesses();
    const [{ database }] = withoutCheck;
    const drop = 'ALTER TABLE entitlements DROP CONSTRAINT entitlements_never_below_zero';
    await database.run({ name: 'test_drop_check', text: drop }, []);
    const { entitlementId, outcomes } = await bookConcurrently(withoutCheck, 1, {
      together: (book) => forceConcurrentWrites(database, 'entitlement_movements', book),
    });
    expect(outcomes.booked).toBeGreaterThan(1);
    expect((await loadCreditLedger(database, entitlementId)).balance).toBeLessThan(0);
  });

  it('one hold booked 40 times at once: the same booking for all, one session', async () => {
    const [one, other] = processes;
    const memberId = randomUUID();
    const entitlementId = await createCredit(one.database, new Date(), { memberId });
    const classId = await createFutureClass(one.database, 3);
    const { order } = await holdPlace(one, memberId, classId);
    const attempts = Array.from({ length: 40 }, (_, number) =>
      getOutcome(bookWithCredit(number % 2 ? one : other, order)),
    );
    expect(countValues(await Promise.all(attempts))).toEqual({ booked: 40 });
    const repeated = await bookWithCredit(one, order);
    expect(repeated).toHaveLength(1);
    expect(await loadCreditLedger(one.database, entitlementId)).toMatchObject({ balance: 9, booked: 1 });
    expect(await checkClassTotals(one.database, classId)).toMatchObject({
      taken: 1,
      confirmed: 1,
      addsUp: true,
    });
  });

  it('cancelled 50 times at once: one cancellation, and one session returned', async () => {
    const [one, other] = processes;
    for (let round = 0; round < rounds; round++) {
      const memberId = randomUUID();
      const entitlementId = await createCredit(one.database, new Date(), {
        memberId,
        terms: { sessions: 1 },
      });
      const classId = await createFutureClass(one.database, 1);
      const [booking] = await bookWithCredit(one, (await holdPlace(one, memberId, classId)).order);
      if (!booking) throw new Error('Nothing was booked.');
      const attempts = Array.from({ length: 50 }, (_, number) =>
        getOutcome(cancel(number % 2 ? one : other, booking, `member:${memberId}`)),
      );
      expect(countValues(await Promise.all(attempts))).toEqual({ booked: 1, already_cancelled: 49 });
      expect(await loadCreditLedger(one.database, entitlementId)).toEqual({
        balance: 1,
        sum: 1,
        booked: 1,
        returned: 1,
      });
      expect(await checkClassTotals(one.database, classId)).toMatchObject({
        taken: 0,
        confirmed: 0,
        addsUp: true,
      });
    }
  });

  it('racing bookings and cancellations keep the balance right, and never below zero', async () => {
    const [one, other] = processes;
    const memberId = randomUUID();
    const terms = { sessions: 2, shareable: true };
    const entitlementId = await createCredit(one.database, new Date(), { memberId, terms });
    const classId = await createFutureClass(one.database, 60);
    const held = await Promise.all(Array.from({ length: 30 }, () => holdPlace(one, memberId, classId)));
    await Promise.all(
      held.map(async ({ order }, number) => {
        const services = number % 2 ? one : other;
        const booked = await bookWithCredit(services, order).catch(emptyIfRejected);
        for (const booking of booked) await cancel(services, booking, `member:${memberId}`);
      }),
    );
    const ledger = await loadCreditLedger(one.database, entitlementId);
    expect(ledger).toMatchObject({ balance: 2, sum: 2 });
    expect(ledger.booked).toBe(ledger.returned);
    expect(await checkClassTotals(one.database, classId)).toMatchObject({ confirmed: 0, addsUp: true });
  });

  it('both places of a pair at one price, cancelled at once: the price is refunded once, in full', async () => {
    const [one, other] = processes;
    for (let round = 0; round < rounds * 3; round++) {
      const [first, last] = await bookPairForOnePrice(one);
      await Promise.all([cancel(one, first, 'client'), cancel(other, last, 'client')]);
      const refundRows = await one.database.orm
        .select()
        .from(refunds)
        .where(eq(refunds.paymentId, first.paymentId ?? ''));
      expect(refundRows.map(({ amountPence }) => amountPence)).toEqual([600, 600]);
      expect(await checkClassTotals(one.database, first.classId)).toMatchObject({ taken: 0, addsUp: true });
    }
  });

  it('has no deadlock', async () => {
    await new Promise((done) => setTimeout(done, 1500));
    expect(await readDeadlockCount(processes[0].database)).toBe(0);
  });
});

function emptyIfRejected(error: unknown): BookingRow[] {
  if (error instanceof AppError) return [];
  throw error;
}

/** Writes two bookings paid at one combined price, as a settled payment would. */
async function bookPairForOnePrice({ database, clock }: Services): Promise<[BookingRow, BookingRow]> {
  const now = clock.now();
  const classId = await createFutureClass(database, 2);
  const saving = { kind: 'offer' as const, name: '2-for-1', code: null, amountPence: 600 };
  const price = { basePence: 1200, finalPence: 600, currency: 'GBP', saving };
  const details = { customer, attendeeNames: ['Amara Okafor', 'A guest'], prices: [price, price] };
  const payment = {
    branchId,
    id: randomUUID(),
    intentId: `pi_${randomUUID()}`,
    holdId: randomUUID(),
    classId,
    clientId: 'test',
    places: 2,
    amountPence: 1200,
    currency: 'GBP',
    order: details,
    createdAt: now,
    status: 'BOOKED' as const,
  };
  const terms = { termsVersion: null, termsAcceptedAt: null };
  const order = {
    ...payment,
    ...terms,
    orderId: payment.holdId,
    paymentId: payment.id,
    principalId: null,
    details,
  };
  const ids = await database.transaction(async (tx) => {
    await tx.orm.insert(payments).values(payment);
    await tx.run({ name: 'test_take_two', text: 'UPDATE classes SET taken = taken + 2 WHERE id = $1' }, [
      classId,
    ]);
    return writeBookings(tx, { ...order, paymentMethod: 'PAYG' }, 'client', now);
  });
  const [first, last] = await Promise.all(ids.map((id) => findBooking(database, branchId, id)));
  if (!first || !last) throw new Error('The pair was not written.');
  return [first, last];
}
