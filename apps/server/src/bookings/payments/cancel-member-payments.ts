import { and, eq } from 'drizzle-orm';
import type { PaymentRow } from '../../payments/store.ts';
import { payments } from '../../payments/tables.ts';
import type { Services } from '../../platform/services.ts';
import { cancelPayment } from './cancel-open-payment.ts';

/**
 * Cancels a member's open payments before their account is closed. Books the places of payments that have already
 * succeeded.
 */
export async function cancelMemberPayments(services: Services, memberId: string): Promise<void> {
  const open = await services.database.orm
    .select()
    .from(payments)
    .where(and(eq(payments.principalId, memberId), eq(payments.status, 'OPEN')));
  for (const payment of open as PaymentRow[])
    await cancelPayment(services, payment, 'the account was closed');
}
