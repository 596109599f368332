import type { RetentionCutoffs } from '@studio/domain/privacy/retention-cutoffs';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';

const eraseTours: PreparedStatement = {
  name: 'erase_member_tours',
  text: `UPDATE tours SET principal_id = NULL, client_id = 'erased-' || id::text, first_name = 'Deleted',
      last_name = 'account', email = '', phone = ''
    WHERE principal_id = $1`,
};

/** Erases the personal data of a member's tours. */
export async function eraseMemberTours(tx: QueryExecutor, memberId: string): Promise<void> {
  await tx.run(eraseTours, [memberId]);
}

const eraseGuest: PreparedStatement = {
  name: 'erase_guest_tours',
  text: `UPDATE tours SET client_id = 'erased-' || id::text, first_name = 'Deleted', last_name = 'account',
      email = '', phone = ''
    WHERE branch_id = $1 AND principal_id IS NULL AND lower(email) = $2`,
};

/** Erases the personal data of a guest's tours, found by email address. */
export async function eraseGuestTours(
  tx: QueryExecutor,
  { branchId, emailKey }: { branchId: string; emailKey: string },
): Promise<void> {
  await tx.run(eraseGuest, [branchId, emailKey]);
}

const purgeTours: PreparedStatement = {
  name: 'purge_old_tours',
  text: `UPDATE tours SET principal_id = NULL, client_id = 'erased-' || id::text, first_name = 'Deleted',
      last_name = 'account', email = '', phone = ''
    WHERE starts_at < $1 AND client_id NOT LIKE 'erased-%'`,
};

const deleteExpiredHolds: PreparedStatement = {
  name: 'purge_tour_holds',
  text: `DELETE FROM tour_slots WHERE status = 'HELD' AND held_until < $1`,
};

/** Erases the personal data of old tours, and deletes old holds with their browser and network hashes. */
export async function erasePersonalDataOfOldTours(
  db: QueryExecutor,
  { enquiry, hold }: RetentionCutoffs,
): Promise<void> {
  await db.run(purgeTours, [enquiry]);
  await db.run(deleteExpiredHolds, [hold]);
}
