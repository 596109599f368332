import { writeAudit } from '../platform/audit.ts';
import type { Queries } from '../platform/database.ts';
import type { TourRow } from './store.ts';

/** Writes what has become of a tour, by its visitor's hand. */
export function auditTour(
  tx: Queries,
  { branchId, id: subjectId }: Pick<TourRow, 'branchId' | 'id'>,
  action: TourRow['status'],
  why: string,
  at: Date,
): Promise<void> {
  return writeAudit(tx, [{ branchId, at, actor: 'client', subject: 'tour', subjectId, action, why }]);
}
