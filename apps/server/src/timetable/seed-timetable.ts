import { branch } from '@studio/content/branch';
import { classTypes } from '@studio/content/class-types';
import { listClosures as closureSeeds } from '@studio/content/list-closures';
import { weeklyTimetable } from '@studio/content/weekly-timetable';
import { toLondonDate } from '@studio/domain/time/london';
import type { QueryExecutor } from '../platform/database/database.ts';
import { classSeries, closures } from './tables.ts';

/** Number of calendar years, including the current one, whose bank holidays a new branch is closed on. */
const closureYears = 3;

/** Seeds the weekly series and closed days of a new branch, in its transaction. */
export async function seedTimetable(tx: QueryExecutor, now: Date): Promise<void> {
  const { id: branchId } = branch;
  const capacity = new Map<string, number>(classTypes.map((type) => [type.id, type.capacity]));
  await tx.orm.insert(classSeries).values(
    weeklyTimetable.map((weekly) => ({
      ...weekly,
      branchId,
      capacity: capacity.get(weekly.classTypeId) ?? 0,
    })),
  );
  const firstYear = Number(toLondonDate(now).slice(0, 4));
  await tx.orm
    .insert(closures)
    .values(
      closureSeeds(firstYear, closureYears).map(({ date, name }) => ({ branchId, localDate: date, name })),
    );
}
