import { type Actor, writeAudit } from '../platform/audit.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import type { TourRow } from './store.ts';

/** Writes an audit entry of a tour. The actor is the visitor by default. */
export function writeTourAudit(
  tx: QueryExecutor,
  { branchId, id: subjectId }: Pick<TourRow, 'branchId' | 'id'>,
  action: TourRow['status'],
  reason: string,
  at: Date,
  actor: Actor = 'client',
): Promise<void> {
  return writeAudit(tx, [{ branchId, at, actor, subject: 'tour', subjectId, action, reason }]);
}
