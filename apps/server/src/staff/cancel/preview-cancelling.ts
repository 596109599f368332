import type { CancelPreview } from '@studio/contracts/staff-cancel';
import { poundsFromPence } from '@studio/domain/money/money';
import { liveHoldsOf, ordersOfClass } from '../../bookings/cancel-class-store.ts';
import { type PlannedEnd, planClassOff } from '../../bookings/plan-class-off.ts';
import { suggestInstead, wireSuggestion } from '../../bookings/suggest-instead.ts';
import { Refused } from '../../platform/refused.ts';
import type { Services } from '../../platform/services.ts';
import { listClassesById } from '../../timetable/store.ts';
import { namedClass } from './named-class.ts';
import { countWaiting, paidAtDeskOf } from './store.ts';

/** What cancelling classes would do, each by itself, by start. Changes nothing. Refuses with not_found, class_begun. */
export async function previewCancelling(
  services: Services,
  branchId: string,
  classIds: readonly string[],
): Promise<CancelPreview[]> {
  const { database, clock } = services;
  const now = clock.now();
  const wanted = [...new Set(classIds)];
  const classes = await listClassesById(database, branchId, wanted, now);
  if (classes.length < wanted.length) throw new Refused('not_found');
  const previews: CancelPreview[] = [];
  for (const klass of classes.sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())) {
    if (klass.startsAt <= now) throw new Refused('class_begun');
    const ends: PlannedEnd[] = [];
    for (const order of await ordersOfClass(database, branchId, klass.id))
      ends.push(...(await planClassOff(database, order, klass.id, now)));
    const ids = ends.map(({ place }) => place.id);
    const held = await liveHoldsOf(database, branchId, klass.id);
    const instead = await suggestInstead(database, klass, now);
    previews.push({
      class: namedClass(klass),
      ...consequenceOf(ends),
      deskTotal: poundsFromPence(await paidAtDeskOf(database, branchId, ids)),
      waiting: await countWaiting(database, branchId, klass.id),
      held: held.reduce((sum, { places }) => sum + places, 0),
      suggestion: instead && wireSuggestion(instead),
    });
  }
  return previews;
}

function consequenceOf(ends: readonly PlannedEnd[]) {
  const standing = ends.filter(({ place }) => place.status === 'CONFIRMED');
  const refunds = ends.filter((end) => end.refunds.length > 0);
  const pence = refunds.flatMap((end) => end.refunds).reduce((sum, { amountPence }) => sum + amountPence, 0);
  return {
    places: standing.length,
    refundTotal: poundsFromPence(pence),
    refunds: refunds.length,
    sessionsBack: ends.filter(({ credit }) => credit !== null && credit.balance !== null).length,
    clearedTotal: poundsFromPence(standing.reduce((sum, { place }) => sum + place.duePence, 0)),
    givenUp: ends.length - standing.length,
  };
}
