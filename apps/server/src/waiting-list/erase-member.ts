import type { RetentionCutoffs } from '@studio/domain/privacy/retention-cutoffs';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';

const eraseEntries: PreparedStatement = {
  name: 'erase_member_waiting_entries',
  text: `UPDATE waiting_entries SET principal_id = NULL, client_id = 'erased-' || id::text,
      person = 'erased-' || id::text, title = NULL, first_name = 'Deleted', last_name = 'account', email = '', mailbox = NULL, phone = NULL
    WHERE principal_id = $1 AND status NOT IN ('WAITING', 'OFFERED')`,
};

/** Erases a member's identity from entries that have ended. */
export async function eraseMemberEntries(tx: QueryExecutor, memberId: string): Promise<void> {
  await tx.run(eraseEntries, [memberId]);
}

const eraseGuest: PreparedStatement = {
  name: 'erase_guest_waiting_entries',
  text: `UPDATE waiting_entries SET client_id = 'erased-' || id::text, person = 'erased-' || id::text,
      title = NULL, first_name = 'Deleted', last_name = 'account', email = '', mailbox = NULL, phone = NULL
    WHERE branch_id = $1 AND principal_id IS NULL AND lower(email) = $2 AND status NOT IN ('WAITING', 'OFFERED')`,
};

/** Erases a guest's identity, by their email address, from entries that have ended. */
export async function eraseGuestEntries(
  tx: QueryExecutor,
  { branchId, emailKey }: { branchId: string; emailKey: string },
): Promise<void> {
  await tx.run(eraseGuest, [branchId, emailKey]);
}

const purgeEntries: PreparedStatement = {
  name: 'purge_old_waiting_entries',
  text: `UPDATE waiting_entries SET principal_id = NULL, client_id = 'erased-' || id::text,
      person = 'erased-' || id::text, address_hash = '', title = NULL, first_name = 'Deleted',
      last_name = 'account', email = '', mailbox = NULL, phone = NULL
    WHERE ended_at < $1 AND client_id NOT LIKE 'erased-%'`,
};

/** Erases identities from entries that ended before the retention cutoff. */
export async function eraseIdentitiesOfOldEntries(
  db: QueryExecutor,
  { enquiry }: RetentionCutoffs,
): Promise<void> {
  await db.run(purgeEntries, [enquiry]);
}
