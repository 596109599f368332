import type { GetFacetsResponse } from '@studio/contracts/timetable';
import type { Services } from '../platform/services.ts';
import { type ClassCountRow, countClassesByKind } from './count-classes.ts';
import { resolveDayRange } from './resolve-day-range.ts';
import { type DayRangeInput, type ExpiringResponse, findEarliestStart } from './response-cache.ts';

/**
 * Returns the filter options of the coming days with their numbers of future classes. The choice in a list doesn't
 * narrow that list, so that the visitor can choose another option: the instructor narrows activities; activity and
 * subtype narrow instructors. Level, audience and part of the day narrow both. Omits options without classes. Throws
 * AppError bad_request.
 */
export async function loadTimetableFacets(
  { database }: Pick<Services, 'database'>,
  { branchId, filters, ...days }: DayRangeInput,
  now: Date,
): Promise<ExpiringResponse<GetFacetsResponse>> {
  const kinds = await countClassesByKind(database, branchId, resolveDayRange(days, now), filters, now);
  const { activityType, subType, instructorId } = filters;
  const kindsOfInstructor = kinds.filter((kind) => !instructorId || kind.instructorId === instructorId);
  const kindsOfActivity = kinds.filter(
    (kind) => (!activityType || kind.activityId === activityType) && (!subType || kind.subType === subType),
  );
  const response: GetFacetsResponse = {
    ok: true,
    activities: sumByKey(
      kindsOfInstructor,
      (kind) => kind.activityId,
      (kind) => kind.activityPosition,
    ).map(([kind, count]) => ({
      key: kind.activityId,
      label: kind.label,
      imageKey: kind.imageKey,
      count,
    })),
    trainers: sumByKey(
      kindsOfActivity,
      (kind) => kind.instructorId,
      (kind) => kind.instructorPosition,
    ).map(([kind, count]) => ({
      trainerId: kind.instructorId,
      name: kind.name,
      avatar: kind.portrait,
      count,
    })),
  };
  return { response, next: findEarliestStart(kinds) };
}

/** Groups rows by key and sums their numbers of classes, ordered by position. */
function sumByKey(
  kinds: readonly ClassCountRow[],
  key: (kind: ClassCountRow) => string,
  position: (kind: ClassCountRow) => number,
): [ClassCountRow, number][] {
  const sums = new Map<string, [ClassCountRow, number]>();
  for (const kind of kinds) {
    const [first, count] = sums.get(key(kind)) ?? [kind, 0];
    sums.set(key(kind), [first, count + kind.classes]);
  }
  return [...sums.values()].sort(([a], [b]) => position(a) - position(b));
}
