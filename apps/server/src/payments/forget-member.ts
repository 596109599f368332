import { eq } from 'drizzle-orm';
import type { Queries, Statement } from '../platform/database.ts';
import { paymentCustomers } from './tables.ts';

const forgetOrders: Statement = {
  name: 'forget_orders',
  text: `UPDATE payments SET principal_id = NULL, client_id = 'forgotten-' || id::text,
      order_facts = (order_facts - 'charged')
        || '{"customer": {"title": null, "firstName": "Deleted", "lastName": "account", "email": "", "phone": null}}'
        || jsonb_build_object('attendeeNames',
          (SELECT jsonb_agg('Deleted account'::text) FROM jsonb_array_elements(order_facts->'attendeeNames')))
    WHERE principal_id = $1 AND status <> 'OPEN'`,
};

/** Erases who paid, and their customer at the provider from our books. */
export async function forgetPayerOf(tx: Queries, memberId: string): Promise<void> {
  await tx.run(forgetOrders, [memberId]);
  await tx.orm.delete(paymentCustomers).where(eq(paymentCustomers.memberId, memberId));
}
