import { and, eq, inArray } from 'drizzle-orm';
import type { QueryExecutor } from '../platform/database/database.ts';
import { findCustomer } from './payment-customer.ts';
import { paymentCustomers } from './tables.ts';

/**
 * Links a client to a customer that an earlier system created at the provider. `owners` are the ids of the client, the
 * preferred one first: the next one is used if the client already has another customer. Returns whether one of them has
 * exactly this customer afterwards.
 */
export async function attachCustomer(
  tx: QueryExecutor,
  { owners, customerId }: { owners: readonly string[]; customerId: string },
  now: Date,
): Promise<boolean> {
  for (const memberId of owners) {
    await tx.orm
      .insert(paymentCustomers)
      .values({ memberId, customerId, createdAt: now })
      .onConflictDoNothing();
    if ((await findCustomer(tx, memberId)) === customerId) return true;
  }
  return false;
}

/** Unlinks the customer that an import linked to one of the ids at `createdAt`. The customer stays at the provider. */
export async function detachImportedCustomer(
  tx: QueryExecutor,
  owners: readonly string[],
  createdAt: Date,
): Promise<void> {
  await tx.orm
    .delete(paymentCustomers)
    .where(and(inArray(paymentCustomers.memberId, [...owners]), eq(paymentCustomers.createdAt, createdAt)));
}
