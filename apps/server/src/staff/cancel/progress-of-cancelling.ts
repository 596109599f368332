import type { CancelProgress } from '@studio/contracts/staff-cancel';
import { poundsFromPence } from '@studio/domain/money/money';
import { findCancellation } from '../../bookings/cancel-class-store.ts';
import { Refused } from '../../platform/refused.ts';
import type { Services } from '../../platform/services.ts';
import { listClassesById } from '../../timetable/store.ts';
import { namedClass } from './named-class.ts';
import { readNeeding, readProgress } from './store.ts';

/** How far the cancelling of classes is, by start. Refuses with not_found for one that is not being cancelled. */
export async function progressOfCancelling(
  { database, clock }: Services,
  branchId: string,
  classIds: readonly string[],
): Promise<CancelProgress[]> {
  const wanted = [...new Set(classIds)];
  const classes = await listClassesById(database, branchId, wanted, clock.now());
  if (classes.length < wanted.length) throw new Refused('not_found');
  const answers: CancelProgress[] = [];
  for (const klass of classes.sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())) {
    const cancellation = await findCancellation(database, branchId, klass.id);
    if (!cancellation) throw new Refused('not_found');
    const { left, refundPence, ...counts } = await readProgress(database, cancellation);
    const needing = await readNeeding(database, branchId, cancellation.id);
    answers.push({
      class: namedClass(klass),
      reason: cancellation.reason,
      ...counts,
      refundTotal: poundsFromPence(refundPence),
      total: counts.done + left,
      finished: cancellation.finishedAt !== null,
      needsPerson: needing.map(({ pence, ...who }) => ({ ...who, amount: poundsFromPence(pence) })),
    });
  }
  return answers;
}
