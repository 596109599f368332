import { apiBase } from '@studio/contracts/paths';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';
import type { InstallationKeys } from '../platform/database/installation-keys.ts';

/** Returns the path of a refund's credit note, below the API's base. */
export function buildCreditNotePath(refundId: string): string {
  return `/payments/refund/${refundId}/credit-note.pdf`;
}

/** Returns the signed path of a refund's credit note, on the site's origin. */
export function buildCreditNoteUrl(keys: InstallationKeys, refundId: string): string {
  return `${apiBase}${buildCreditNotePath(refundId)}?k=${keys.sign('credit-note-link', refundId)}`;
}

const selectStaffRefunds: PreparedStatement = {
  name: 'staff_refunds_of_subjects',
  text: `SELECT id, coalesce(booking_id, payment_id) AS "subjectId" FROM refunds
    WHERE branch_id = $1 AND made_by IS NOT NULL AND (payment_id = ANY ($2::uuid[]) OR booking_id = ANY ($2::uuid[]))`,
};

/**
 * Returns refunds by staff, or made at the provider, for these bookings, purchases and months. Each of them gets its
 * own credit note, unless it isn't submitted yet or is a dispute that the studio hasn't lost.
 */
export function listStaffAndProviderRefunds(
  db: QueryExecutor,
  branchId: string,
  subjectIds: readonly string[],
): Promise<{ id: string; subjectId: string }[]> {
  return db.run<{ id: string; subjectId: string }>(selectStaffRefunds, [branchId, [...subjectIds]]);
}
