import type { GetTimetableClassResponse } from '@studio/contracts/staff-timetable';
import { getBedLabel } from '@studio/domain/beds/describe-bed';
import { and, eq } from 'drizzle-orm';
import { listRoomBeds } from '../../beds/room-beds.ts';
import { listAllRooms } from '../../catalogue/store.ts';
import { instructors } from '../../catalogue/tables.ts';
import { AppError } from '../../platform/app-error.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { listClassBedsOutOfService } from '../../timetable/beds-out-of-service.ts';
import { classes, classSeries } from '../../timetable/tables.ts';
import { findOpenCoverRequest } from '../trainer/cover-request-store.ts';
import { readWeekCell } from './week-cell-store.ts';

/** Returns the name of the instructor of a series. */
async function nameOf(
  db: QueryExecutor,
  { branchId, instructorId }: typeof classSeries.$inferSelect,
): Promise<string | null> {
  const [instructor] = await db.orm
    .select({ name: instructors.name })
    .from(instructors)
    .where(and(eq(instructors.branchId, branchId), eq(instructors.id, instructorId)));
  return instructor?.name ?? null;
}

/** Returns a class for staff. Throws AppError not_found. */
export async function readClass(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  branchId: string,
  classId: string,
): Promise<GetTimetableClassResponse> {
  const cell = await readWeekCell(database, branchId, classId, clock.now());
  const [found] = await database.orm
    .select({ row: classes, series: classSeries })
    .from(classes)
    .leftJoin(
      classSeries,
      and(eq(classSeries.branchId, classes.branchId), eq(classSeries.id, classes.seriesId)),
    )
    .where(and(eq(classes.branchId, branchId), eq(classes.id, classId)));
  if (!found) throw new AppError('not_found');
  const { row, series } = found;
  const cover = await findOpenCoverRequest(database, branchId, classId);
  const beds = await listClassBedsOutOfService(database, row);
  const room = (await listAllRooms(database, branchId)).find(({ id }) => id === row.roomId);
  const roomBeds = await listRoomBeds(database, { branchId, roomId: row.roomId });
  const labelOf = (number: number | null) => {
    const bed = roomBeds.find((one) => one.number === number);
    return bed ? getBedLabel(bed, room?.kind ?? 'beds') : null;
  };
  return {
    ok: true,
    class: cell,
    difficulty: row.difficulty,
    roomName: room?.name ?? row.roomId,
    roomKind: room?.kind ?? 'places',
    pricePence: row.pricePence,
    currency: row.currency,
    series: series && { endsOn: series.endsOn, everyMonth: series.weekOfMonth !== null },
    coveringFor: series && series.instructorId !== row.instructorId ? await nameOf(database, series) : null,
    cover: cover && { reason: cover.reason, requestedAt: cover.requestedAt.toISOString() },
    bedsOutOfService: beds.map((bed) => ({
      bedId: bed.id,
      bed: labelOf(bed.bedNumber),
      reason: bed.reason,
      from: bed.fromDate,
      to: bed.toDate,
      scope: bed.classId ? ('class' as const) : ('room' as const),
    })),
  };
}
