import type { RetentionCutoffs } from '@studio/domain/privacy/retention-cutoffs';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';

/** SQL expression for an order's JSON without the customer's details, attendee names and card. */
const anonymousOrder = `(order_details - 'charged')
        || '{"customer": {"title": null, "firstName": "Deleted", "lastName": "account", "email": "", "phone": null}}'
        || jsonb_build_object('attendeeNames',
          (SELECT jsonb_agg('Deleted account'::text) FROM jsonb_array_elements(order_details->'attendeeNames')))`;

const eraseOrders: PreparedStatement = {
  name: 'erase_member_orders',
  text: `UPDATE payments SET principal_id = NULL, client_id = 'erased-' || id::text,
      order_details = ${anonymousOrder}
    WHERE principal_id = $1 AND status <> 'OPEN'`,
};

const detachCustomers: PreparedStatement = {
  name: 'detach_customers',
  text: `UPDATE payment_customers SET member_id = 'erased-' || customer_id WHERE member_id = ANY ($1::text[])`,
};

/**
 * Detaches the provider's customers from a client, including one of an imported membership, which can have the client's
 * placeholder id. `deleteOrphanedCustomers` then deletes them at the provider.
 */
export async function detachCustomersOf(tx: QueryExecutor, owners: readonly string[]): Promise<void> {
  await tx.run(detachCustomers, [[...owners]]);
}

/** Erases a member's identity from payments that aren't open, and marks their customer at the provider for deletion. */
export async function eraseMemberPayments(tx: QueryExecutor, memberId: string): Promise<void> {
  await tx.run(eraseOrders, [memberId]);
  await detachCustomersOf(tx, [memberId]);
}

const eraseGuestOrders: PreparedStatement = {
  name: 'erase_guest_orders',
  text: `UPDATE payments SET client_id = 'erased-' || id::text, order_details = ${anonymousOrder}
    WHERE branch_id = $1 AND principal_id IS NULL AND lower(order_details->'customer'->>'email') = $2
      AND status <> 'OPEN'`,
};

/** Erases a guest's identity, by their email address, from payments that aren't open. */
export async function eraseGuestPayments(
  tx: QueryExecutor,
  { branchId, emailKey }: { branchId: string; emailKey: string },
): Promise<void> {
  await tx.run(eraseGuestOrders, [branchId, emailKey]);
}

const purgeOrders: PreparedStatement = {
  name: 'purge_old_orders',
  text: `UPDATE payments SET principal_id = NULL, client_id = 'erased-' || id::text, order_details = ${anonymousOrder}
    WHERE created_at < $1 AND status <> 'OPEN' AND client_id NOT LIKE 'erased-%'`,
};

/** Erases identities from payments that are older than the accounting retention and aren't open. */
export async function eraseIdentitiesOfOldPayments(
  db: QueryExecutor,
  { accounting }: RetentionCutoffs,
): Promise<void> {
  await db.run(purgeOrders, [accounting]);
}
