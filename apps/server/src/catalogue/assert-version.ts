import type { ActivityLogSubject } from '@studio/contracts/staff-activity-log';
import { AppError, errorDefinitions } from '../platform/app-error.ts';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';

/** Subject and id under which the activity log records the changes of a record. */
export interface EditedRecord {
  branchId: string;
  subject: ActivityLogSubject;
  subjectId: string;
}

const latestEdit: PreparedStatement = {
  name: 'latest_catalogue_edit',
  text: `SELECT a.at, nullif(trim(coalesce(m.first_name, '') || ' ' || coalesce(m.last_name, '')), '') AS by
    FROM audit a LEFT JOIN members m ON m.user_id = split_part(a.actor, ':', 2)
    WHERE a.branch_id = $1 AND a.subject_id = $3 AND a.subject = $2 AND a.action <> 'MOVED' ORDER BY a.id DESC LIMIT 1`,
};

/**
 * Checks that the version which a caller read is still the saved one, so that no save overwrites changes which its
 * author hasn't seen (handbook: timetable 19). A version is a number, or the id of a picture. The caller has locked the
 * row. Throws AppError edit_conflict with the author and time of the latest change.
 */
export async function assertVersion<Version extends number | string | null>(
  tx: QueryExecutor,
  { branchId, subject, subjectId }: EditedRecord,
  saved: Version,
  read: Version,
): Promise<void> {
  if (saved === read) return;
  const [edit] = await tx.run<{ at: Date; by: string | null }>(latestEdit, [branchId, subject, subjectId]);
  throw new AppError('edit_conflict', errorDefinitions.edit_conflict.message, {
    ...(edit && { otherEdit: { by: edit.by, at: new Date(edit.at).toISOString() } }),
  });
}
