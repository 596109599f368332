import { randomUUID } from 'node:crypto';
import { payments, refunds } from '@studio/server/payments/tables';
import { classes } from '@studio/server/timetable/tables';
import { eq } from 'drizzle-orm';
import { createBooking } from './create-booking.ts';
import { installFakeUserPool } from './fake-user-pool.ts';
import { openTestStudio } from './test-studio.ts';
import { trustTestKey } from './test-tokens.ts';

const branchId = '11-miles-st';
export const staffId = randomUUID();
/** Monday 23 November 2026, 14:40 in London. */
const now = '2026-11-23T14:40:00Z';

export const toDate = (text: string) => new Date(text);

/** Opens a studio without classes. */
export async function openInsightStudio() {
  const studio = await openTestStudio({ now });
  const tokens = await trustTestKey(studio);
  installFakeUserPool(studio).addUser(staffId, { groups: ['STAFF'] });
  const desk = studio.visitor().with(await tokens.access(staffId, ['STAFF']));
  // Only classes that the test creates count.
  await studio.database.orm.delete(classes).where(eq(classes.branchId, branchId));

  function book(classId: string, email: string, fields: Partial<Parameters<typeof createBooking>[1]> = {}) {
    return createBooking(studio.database, { classId, email, ...fields });
  }

  async function pay(amountPence: number, settledAt: Date, bookedAs: 'BOOKED' | 'OPEN' = 'BOOKED') {
    const id = randomUUID();
    await studio.database.orm.insert(payments).values({
      branchId,
      id,
      intentId: `pi_${id}`,
      holdId: randomUUID(),
      classId: randomUUID(),
      clientId: 'c',
      places: 1,
      amountPence,
      currency: 'GBP',
      order: {},
      status: bookedAs,
      createdAt: settledAt,
      settledAt: bookedAs === 'OPEN' ? null : settledAt,
    });
    return id;
  }

  async function insertRefund(
    paymentId: string,
    amountPence: number,
    createdAt: Date,
    failure: string | null,
  ) {
    await studio.database.orm.insert(refunds).values({
      branchId,
      id: randomUUID(),
      paymentId,
      intentId: `pi_${paymentId}`,
      amountPence,
      currency: 'GBP',
      madeBy: 'staff:test',
      reason: 'test',
      status: failure ? 'FAILED' : 'SUCCEEDED',
      failure,
      nextAttemptAt: createdAt,
      createdAt,
      updatedAt: createdAt,
    });
  }

  return { studio, desk, book, pay, insertRefund };
}

export type InsightStudio = Awaited<ReturnType<typeof openInsightStudio>>;
