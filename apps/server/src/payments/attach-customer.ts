import { and, eq } from 'drizzle-orm';
import type { QueryExecutor } from '../platform/database/database.ts';
import { findCustomer } from './payment-customer.ts';
import { paymentCustomers } from './tables.ts';

/**
 * Links a client to a customer that an earlier system created at the provider. Returns whether the client has exactly
 * this customer afterwards.
 */
export async function attachCustomer(
  tx: QueryExecutor,
  { memberId, customerId }: { memberId: string; customerId: string },
  now: Date,
): Promise<boolean> {
  await tx.orm
    .insert(paymentCustomers)
    .values({ memberId, customerId, createdAt: now })
    .onConflictDoNothing();
  return (await findCustomer(tx, memberId)) === customerId;
}

/** Unlinks the customer that an import linked at `createdAt`. The customer stays at the provider. */
export async function detachImportedCustomer(
  tx: QueryExecutor,
  memberId: string,
  createdAt: Date,
): Promise<void> {
  await tx.orm
    .delete(paymentCustomers)
    .where(and(eq(paymentCustomers.memberId, memberId), eq(paymentCustomers.createdAt, createdAt)));
}
