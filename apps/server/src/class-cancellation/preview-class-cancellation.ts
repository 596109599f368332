import type { ClassCancellationPreview } from '@studio/contracts/staff-cancel-class';
import {
  suggestAlternativeClass,
  toSuggestedClassDto,
} from '../bookings/moving/suggest-alternative-class.ts';
import { AppError } from '../platform/app-error.ts';
import type { Services } from '../platform/services.ts';
import { listClassesById } from '../timetable/store.ts';
import { countWaitingEntries, sumDeskPayments } from './cancellation-report-store.ts';
import { listLiveHolds, listOrdersInClass } from './class-cancellation-store.ts';
import { toClassLabelDto } from './class-label-dto.ts';
import { type PlannedCancellation, planClassCancellation } from './plan-class-cancellation.ts';

/**
 * Returns the effects of cancelling each class, ordered by start. Changes nothing. Throws AppError not_found and
 * class_begun.
 */
export async function previewClassCancellation(
  services: Services,
  branchId: string,
  classIds: readonly string[],
): Promise<ClassCancellationPreview[]> {
  const { database, clock } = services;
  const now = clock.now();
  const uniqueIds = [...new Set(classIds)];
  const classes = await listClassesById(database, branchId, uniqueIds, now);
  if (classes.length < uniqueIds.length) throw new AppError('not_found');
  const previews: ClassCancellationPreview[] = [];
  for (const klass of classes.sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())) {
    if (klass.startsAt <= now) throw new AppError('class_begun');
    const ends: PlannedCancellation[] = [];
    for (const order of await listOrdersInClass(database, branchId, klass.id))
      ends.push(...(await planClassCancellation(database, order, klass.id, now)));
    const ids = ends.map(({ place }) => place.id);
    const held = await listLiveHolds(database, branchId, klass.id);
    const instead = await suggestAlternativeClass(database, klass, now);
    previews.push({
      class: toClassLabelDto(klass),
      ...consequenceOf(ends),
      unreachable: countOrdersWithoutEmail(ends),
      deskTotalPence: await sumDeskPayments(database, branchId, ids),
      waiting: await countWaitingEntries(database, branchId, klass.id),
      held: held.reduce((sum, { places }) => sum + places, 0),
      suggestion: instead && toSuggestedClassDto(instead),
    });
  }
  return previews;
}

function countOrdersWithoutEmail(ends: readonly PlannedCancellation[]): number {
  const reachable = new Set(ends.filter(({ place }) => place.email !== '').map(({ place }) => place.orderId));
  const orders = new Set(ends.map(({ place }) => place.orderId));
  return orders.size - reachable.size;
}

function consequenceOf(ends: readonly PlannedCancellation[]) {
  const confirmed = ends.filter(({ place }) => place.status === 'CONFIRMED');
  const planned = ends.flatMap((end) => end.refunds);
  const sumPlanned = (held: boolean) =>
    planned.reduce((sum, { isHeld, amountPence }) => sum + (isHeld === held ? amountPence : 0), 0);
  return {
    places: confirmed.length,
    refundTotalPence: sumPlanned(false),
    disputedTotalPence: sumPlanned(true),
    refunds: ends.filter((end) => end.refunds.some(({ isHeld }) => !isHeld)).length,
    sessionsReturned: ends.filter(({ credit }) => credit !== null && credit.balance !== null).length,
    clearedTotalPence: confirmed.reduce((sum, { place }) => sum + place.duePence, 0),
    lateCancellations: ends.length - confirmed.length,
  };
}
