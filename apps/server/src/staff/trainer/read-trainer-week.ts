import type { GetTrainerWeekResponse } from '@studio/contracts/trainer';
import { addDays, type LocalDate } from '@studio/domain/time/local-date';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import type { Principal } from '../../platform/http/access-token-verifier.ts';
import type { Services } from '../../platform/services.ts';
import { listClassesById } from '../../timetable/store.ts';
import { findInstructorClash } from './list-instructors-by-availability.ts';
import { loadTrainerAccess, type TrainerProfile } from './trainer-access.ts';
import { toTrainerClassDtos } from './trainer-class-dto.ts';

const ownIds: PreparedStatement = {
  name: 'trainer_classes_of_days',
  // Includes classes for which the instructor found cover.
  text: `SELECT c.id FROM classes c
    WHERE c.branch_id = $1 AND c.local_date BETWEEN $3::date AND $4::date
      AND (c.instructor_id = $2 OR EXISTS (
        SELECT 1 FROM cover_requests r WHERE r.branch_id = c.branch_id AND r.class_id = c.id
          AND r.instructor_id = $2 AND r.status = 'COVERED'))`,
};

const coverRequestIds: PreparedStatement = {
  name: 'trainer_open_cover_requests',
  text: `SELECT c.id FROM cover_requests r
    JOIN classes c ON c.branch_id = r.branch_id AND c.id = r.class_id
    WHERE r.branch_id = $1 AND r.status = 'OPEN' AND r.instructor_id <> $2 AND c.instructor_id <> $2
      AND c.status = 'SCHEDULED' AND c.starts_at > $3::timestamptz AND c.class_type_id = ANY ($4::text[])`,
};

/** Returns an instructor's classes of a date range, and open cover requests that they could take. */
export async function readTrainerWeek(
  services: Services,
  input: { branchId: string; instructorId?: string | undefined; from: LocalDate; days: number },
  principal: Principal | null,
): Promise<GetTrainerWeekResponse> {
  const { database, clock } = services;
  const { branchId, from, days } = input;
  const now = clock.now();
  const { instructor, choices } = await loadTrainerAccess(services, input, principal);
  const to = addDays(from, days - 1);
  const own = await database.run<{ id: string }>(ownIds, [branchId, instructor.id, from, to]);
  return {
    ok: true,
    instructor: named(instructor),
    instructors: choices.map(named),
    now: now.toISOString(),
    classes: await toTrainerClassDtos(database, branchId, await byStart(database, branchId, own, now)),
    coverRequests: await readCoverRequests(services, branchId, instructor, now),
  };
}

async function readCoverRequests(
  services: Services,
  branchId: string,
  { id, teaches }: TrainerProfile,
  now: Date,
): Promise<GetTrainerWeekResponse['coverRequests']> {
  const { database } = services;
  const ids = await database.run<{ id: string }>(coverRequestIds, [branchId, id, now, teaches]);
  const classes = await byStart(database, branchId, ids, now);
  const dtos = await toTrainerClassDtos(database, branchId, classes);
  const coverRequests: GetTrainerWeekResponse['coverRequests'] = [];
  for (const [index, klass] of classes.entries()) {
    const dto = dtos[index];
    if (dto)
      coverRequests.push({ class: dto, conflictingClass: await findInstructorClash(services, klass, id) });
  }
  return coverRequests;
}

async function byStart(db: QueryExecutor, branchId: string, rows: readonly { id: string }[], now: Date) {
  const classes = await listClassesById(
    db,
    branchId,
    rows.map(({ id }) => id),
    now,
  );
  return classes.sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}

function named({ id, name }: TrainerProfile) {
  return { id, name };
}
