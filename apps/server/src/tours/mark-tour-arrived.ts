import { toLondonDate } from '@studio/domain/time/london';
import { and, eq } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import { type Actor, writeAudit } from '../platform/audit.ts';
import type { QueryExecutor } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import type { TourRow } from './store.ts';
import { tours } from './tables.ts';

export interface TourArrivalInput {
  branchId: string;
  tourId: string;
  arrived: boolean;
  actor: Actor;
}

/**
 * Records that the visitors of one of today's tours have arrived, or undoes that. Idempotent. Returns the time of
 * arrival; null after undoing. Throws AppError not_found, already_cancelled, and not_changeable on any other day.
 */
export async function markTourArrived(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { branchId, tourId, arrived, actor }: TourArrivalInput,
): Promise<Date | null> {
  return database.transaction(async (tx) => {
    const now = clock.now();
    const tour = await requireTourOfToday(tx, { branchId, tourId, now });
    if ((tour.arrivedAt !== null) === arrived) return tour.arrivedAt;
    const arrivedAt = arrived ? now : null;
    await tx.orm
      .update(tours)
      .set({ arrivedAt })
      .where(and(eq(tours.branchId, branchId), eq(tours.id, tourId)));
    const reason = arrived ? 'at the studio' : 'marked as arrived by mistake';
    const action = arrived ? 'ARRIVED' : 'CONFIRMED';
    await writeAudit(tx, [{ branchId, at: now, actor, subject: 'tour', subjectId: tourId, action, reason }]);
    return arrivedAt;
  });
}

/** Loads one of today's tours. Locks it, so that of concurrent marks the first one counts. */
async function requireTourOfToday(
  tx: QueryExecutor,
  { branchId, tourId, now }: { branchId: string; tourId: string; now: Date },
): Promise<TourRow> {
  const [tour] = await tx.orm
    .select()
    .from(tours)
    .where(and(eq(tours.branchId, branchId), eq(tours.id, tourId)))
    .for('update');
  if (!tour) throw new AppError('not_found');
  if (tour.status === 'CANCELLED') throw new AppError('already_cancelled', 'This tour has been cancelled.');
  if (toLondonDate(tour.startsAt) !== toLondonDate(now))
    throw new AppError('not_changeable', 'You can only mark today’s tours as arrived.');
  return tour;
}
