import type { SandboxDatabase } from '../../database.ts';
import { toEpochSeconds } from '../api/api-call.ts';
import type { Customer } from '../objects/api-objects.ts';
import { getId, getObject } from '../objects/object-store.ts';

/** Returns the customer's current time, which is that of their test clock, or the real time without one. */
export async function getCustomerTime(db: SandboxDatabase, customer: Customer, now: Date): Promise<Date> {
  const clock = getId(customer.test_clock);
  return clock ? frozenTime(db, clock) : now;
}

/** Returns the subscription's current time, which is that of its test clock, or the real time plus its offset. */
export async function getSubscriptionTime(
  db: SandboxDatabase,
  subscription: string,
  now: Date,
): Promise<Date> {
  const [row] = await db.query<{ clock: string | null; offset_seconds: number }>(
    'SELECT clock, offset_seconds FROM sandbox.stripe_billing WHERE subscription = $1',
    [subscription],
  );
  if (row?.clock) return frozenTime(db, row.clock);
  return fromEpochSeconds(toEpochSeconds(now) + (row?.offset_seconds ?? 0));
}

/** Converts whole seconds, Stripe's unit of time, to a date. */
export function fromEpochSeconds(seconds: number): Date {
  return new Date(seconds * 1000);
}

async function frozenTime(db: SandboxDatabase, clock: string): Promise<Date> {
  const { frozen_time: frozen } = await getObject(db, 'test_helpers.test_clock', clock, 'test_clock');
  return fromEpochSeconds(frozen);
}
