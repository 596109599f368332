import { eq, like } from 'drizzle-orm';
import type { Services } from '../platform/services.ts';
import { paymentCustomers } from './tables.ts';

/** Deletes the provider's customers of closed accounts. The next run retries a failed deletion. */
export async function deleteOrphanedCustomers({
  database,
  payments,
  log,
}: Pick<Services, 'database' | 'payments' | 'log'>): Promise<void> {
  const orphaned = await database.orm
    .select()
    .from(paymentCustomers)
    .where(like(paymentCustomers.memberId, 'erased-%'))
    .limit(50);
  for (const { memberId, customerId } of orphaned) {
    try {
      await payments.deleteCustomer(customerId);
      await database.orm.delete(paymentCustomers).where(eq(paymentCustomers.memberId, memberId));
    } catch (error) {
      log.warn({ err: error }, 'could not delete a customer at the payment provider');
    }
  }
}
