import { randomUUID } from 'node:crypto';
import { bookFreeOrder } from '@studio/server/bookings/book-free-order';
import { holdClass } from '@studio/server/bookings/holds/hold-class';
import { finalisePayment } from '@studio/server/bookings/payments/finalise-payment';
import { openPayment } from '@studio/server/bookings/payments/open-payment';
import { AppError } from '@studio/server/platform/app-error';
import type { PreparedStatement, QueryExecutor } from '@studio/server/platform/database/database';
import { migratePostgres } from '@studio/server/platform/database/postgres';
import type { Services } from '@studio/server/platform/services';
import { changeClassInTransaction } from '@studio/server/staff/timetable/change-class';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClass } from '../harness/create-class.ts';
import { guestDetails } from '../harness/paid-booking.ts';
import { checkClassTotals, countEmailsByKind, readDeadlockCount } from './harness/class-state.ts';
import { createDatabase } from './harness/create-database.ts';
import { type InProcessServices, openServices } from './harness/in-process-services.ts';
import { waitForBlockedStatement } from './harness/wait-for-lock.ts';

const branchId = '11-miles-st';
const dayMs = 86_400_000;

let desk: InProcessServices;
let site: InProcessServices;
/** Each class gets its own day, beyond the generated timetable. */
let day = 100;

beforeAll(async () => {
  const databaseUrl = await createDatabase();
  await migratePostgres(databaseUrl);
  // Opened one after the other, because the first one seeds the database.
  desk = await openServices(databaseUrl);
  site = await openServices(databaseUrl);
  await site.services.database.run({ name: 'test_no_week', text: 'DELETE FROM class_series' }, []);
  await site.services.database.run({ name: 'test_no_closures', text: 'DELETE FROM closures' }, []);
});
afterAll(async () => {
  await site?.close();
  await desk?.close();
});

const changes = {
  time: { time: '13:00' },
  room: { roomId: 'studio-2' },
  instructor: { instructorId: 'mei-tanaka' },
} as const;
type What = keyof typeof changes;

/** Holds a place for a visitor in a class with this price. */
async function holdPlace(pricePence: number) {
  day += 1;
  const startsAt = new Date(Math.floor(Date.now() / dayMs + day) * dayMs + 10 * 3_600_000);
  const classId = await createClass(site.services.database, { startsAt, pricePence });
  const holder = { branchId, classId, clientId: randomUUID(), addressHash: 'race', principalId: null };
  const { hold } = await holdClass(site.services, { ...holder, places: 1 });
  const customer = { ...guestDetails, email: `${randomUUID()}@guests.example` };
  return { ...holder, holdId: hold.id, customer, attendees: [], termsVersion: undefined };
}

type Held = Awaited<ReturnType<typeof holdPlace>>;

async function getOutcome(work: Promise<unknown>): Promise<unknown> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

/** Returns services whose transactions run each statement through `run`. */
function intercepting(
  services: Services,
  run: (execute: () => Promise<unknown[]>, statement: PreparedStatement) => Promise<unknown[]>,
): Services {
  const { database } = services;
  const transaction: typeof database.transaction = (work) =>
    database.transaction((tx) => {
      const through: QueryExecutor['run'] = (statement, values) =>
        run(() => tx.run(statement, values), statement) as never;
      return work({ orm: tx.orm, run: through });
    });
  return { ...services, database: { ...database, transaction } };
}

const locks = new Set(['lock_bookings_to_write', 'lock_class_against_changes']);

/** Returns the booking service without its locks. */
const unlocked = () =>
  intercepting(site.services, async (execute, { name }) => (locks.has(name) ? [] : execute()));

/**
 * Changes the class as staff. Before the commit, a visitor books it, and that call either waits for the lock or
 * finishes.
 */
async function bookWhileChanging(
  { classId }: Held,
  what: What,
  book: () => Promise<unknown>,
): Promise<{ booked: unknown; notified: number }> {
  const { database } = desk.services;
  let booking: Promise<unknown> | undefined;
  const input = { branchId, classId, scope: 'one', change: changes[what] } as const;
  const { notified } = await database.transaction(async (tx) => {
    const answer = await changeClassInTransaction(tx, input, 'staff:race', new Date());
    booking = getOutcome(book());
    await waitForBlockedStatement(site.services.database, booking);
    return answer;
  });
  return { booked: await booking, notified };
}

const getTotals = (classId: string) => checkClassTotals(site.services.database, classId);
const countEmails = (classId: string) => countEmailsByKind(site.services.database, classId);
const kinds = ['time', 'room', 'instructor'] as const;

describe('a class that staff change during a booking', () => {
  it.each(kinds)('with another %s rejects a free booking, and the place stays held', async (what) => {
    const held = await holdPlace(0);
    const { booked } = await bookWhileChanging(held, what, () => bookFreeOrder(site.services, held));
    expect(booked).toBe('class_changed');
    expect(await getTotals(held.classId)).toMatchObject({ livePlaces: 1, confirmed: 0, addsUp: true });
    expect(await countEmails(held.classId)).toEqual({});
  });

  it.each(kinds)('control: with another %s, without the locks, is booked silently', async (what) => {
    const held = await holdPlace(0);
    const { booked, notified } = await bookWhileChanging(held, what, () => bookFreeOrder(unlocked(), held));
    expect(booked).toMatchObject([{ status: 'CONFIRMED' }]);
    expect(notified).toBe(0);
    expect(await countEmails(held.classId)).toEqual({ 'booking-confirmed': 1 });
  });

  it.each(kinds)('with another %s after the payment is booked, and the payer gets an email', async (what) => {
    const held = await holdPlace(2000);
    const { intent } = await openPayment(site.services, held);
    await site.pay(intent.clientSecret);
    const settle = () => finalisePayment(site.services, { intentId: intent.id, actor: 'client' });
    const { booked, notified } = await bookWhileChanging(held, what, settle);
    expect(booked).toBe('booked');
    expect(notified).toBe(0);
    expect(await getTotals(held.classId)).toMatchObject({ taken: 1, confirmed: 1, addsUp: true });
    expect(await countEmails(held.classId)).toEqual({ 'booking-confirmed': 1, 'class-changed': 1 });
  });

  it.each(kinds)(
    'control: with another %s after the payment, without the locks, sends no email',
    async (what) => {
      const held = await holdPlace(2000);
      const { intent } = await openPayment(site.services, held);
      await site.pay(intent.clientSecret);
      const settle = () => finalisePayment(unlocked(), { intentId: intent.id, actor: 'client' });
      const { booked, notified } = await bookWhileChanging(held, what, settle);
      expect([booked, notified]).toEqual(['booked', 0]);
      expect(await countEmails(held.classId)).toEqual({ 'booking-confirmed': 1 });
    },
  );
});

describe('a class that is booked while staff change it', () => {
  it.each(kinds)('gets another %s afterwards, and the booker gets an email', async (what) => {
    const before = await readDeadlockCount(site.services.database);
    const held = await holdPlace(0);
    const locked = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    const slow = intercepting(site.services, async (execute, { name }) => {
      const rows = await execute();
      if (name === 'lock_class_against_changes') {
        locked.resolve();
        await go.promise;
      }
      return rows;
    });
    const booking = getOutcome(bookFreeOrder(slow, held));
    await locked.promise;
    const input = { branchId, classId: held.classId, scope: 'one', change: changes[what] } as const;
    const changing = desk.services.database.transaction((tx) =>
      changeClassInTransaction(tx, input, 'staff:race', new Date()),
    );
    await waitForBlockedStatement(site.services.database, changing);
    go.resolve();
    expect(await booking).toMatchObject([{ status: 'CONFIRMED' }]);
    expect(await changing).toMatchObject({ changed: 1, notified: 1 });
    expect(await countEmails(held.classId)).toEqual({ 'booking-confirmed': 1, 'class-changed': 1 });
    expect(await readDeadlockCount(site.services.database)).toBe(before);
  });
});
