import type { GetTrainerClassResponse, TrainerRosterRow } from '@studio/contracts/trainer';
import { getExperienceLevel } from '@studio/domain/people/experience-level';
import { loadHealthAnswersOfClass } from '../../first-visit/load-class-health.ts';
import { AppError } from '../../platform/app-error.ts';
import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';
import type { Principal } from '../../platform/http/access-token-verifier.ts';
import type { Services } from '../../platform/services.ts';
import { isClassInstructor } from '../../timetable/is-class-instructor.ts';
import { readClassRoster } from '../check-in/read-class-roster.ts';
import { requireTaughtClass } from './trainer-access.ts';
import { toTrainerClassDtos } from './trainer-class-dto.ts';
import { listClassNotes } from './trainer-notes.ts';

/**
 * Returns the roster of a class with details for its instructor: levels, notes and first-visit answers. Throws AppError
 * not_found, also for another instructor's class.
 */
export async function readTrainerClass(
  services: Services,
  input: { branchId: string; classId: string },
  principal: Principal | null,
): Promise<GetTrainerClassResponse> {
  const { database } = services;
  const { branchId, classId } = input;
  const klass = await requireTaughtClass(services, input, principal);
  const [dto] = await toTrainerClassDtos(database, branchId, [klass]);
  if (!dto) throw new AppError('not_found');
  const seesHealth = await isInstructorOf(services, input, principal);
  const health = new Map(
    (await loadHealthAnswersOfClass(services, input)).map((one) => [one.bookingId, one]),
  );
  const roster = await readClassRoster(services, branchId, classId);
  const attended = await attendedBefore(database, input);
  const notes = await listClassNotes(database, input, principal);
  const rows = roster.map((row): TrainerRosterRow => {
    const times = row.guestOf === null ? (attended.get(row.bookingId) ?? 0) : null;
    const {
      bookingId,
      displayCode,
      name,
      guestOf,
      status,
      checkedInAt,
      bed,
      duePence,
      firstVisit,
      milestone,
    } = row;
    return {
      bookingId,
      displayCode,
      name,
      guestOf,
      status,
      checkedInAt,
      bed,
      duePence,
      firstVisit,
      milestone,
      healthFormDue: row.healthFormDue,
      attended: times,
      level: times === null ? null : getExperienceLevel(times),
      notes: notes.get(bookingId) ?? [],
      onPaper: health.get(bookingId)?.onPaper ?? false,
      health: seesHealth ? (health.get(bookingId)?.answers ?? null) : null,
    };
  });
  return { ok: true, class: dto, seesHealth, rows };
}

/**
 * Returns whether the caller teaches the class. Only the instructor of the class sees health answers; an owner doesn't.
 */
async function isInstructorOf(
  { database }: Services,
  { branchId, classId }: { branchId: string; classId: string },
  principal: Principal | null,
): Promise<boolean> {
  return (
    principal !== null && (await isClassInstructor(database, { branchId, classId, userId: principal.userId }))
  );
}

const attended: PreparedStatement = {
  name: 'trainer_attended_before',
  text: `SELECT b.id AS "bookingId", (
      SELECT count(*)::int FROM bookings o
      JOIN classes c ON c.branch_id = o.branch_id AND c.id = o.class_id
      WHERE o.branch_id = b.branch_id AND o.status = 'ATTENDED' AND o.position = 0 AND o.starts_at < b.starts_at
        AND c.activity_id = k.activity_id AND (
          o.principal_id = b.principal_id
          OR (b.principal_id IS NULL AND o.principal_id IS NULL AND lower(o.email) = lower(b.email)))
    ) + coalesce((
      SELECT sum(own.visits)::int FROM (
        SELECT max(v.visits) AS visits FROM people p
        JOIN people q ON q.branch_id = p.branch_id AND coalesce(q.merged_into, q.id) = coalesce(p.merged_into, p.id)
        JOIN imported_visits v ON v.branch_id = q.branch_id AND v.person_id = q.id AND v.activity_id = k.activity_id
        WHERE p.branch_id = b.branch_id AND (p.member_id = b.principal_id OR 'person:' || p.id = b.principal_id
          OR (b.principal_id IS NULL AND p.email_key = lower(b.email)))
        GROUP BY q.id
      ) own), 0) AS times
    FROM bookings b JOIN classes k ON k.branch_id = b.branch_id AND k.id = b.class_id
    WHERE b.branch_id = $1 AND b.class_id = $2::uuid AND b.status <> 'CANCELLED' AND b.position = 0`,
};

/**
 * Returns, by booking id, how many earlier classes of the same activity the booker has attended, here and in an earlier
 * system.
 */
async function attendedBefore(
  db: QueryExecutor,
  { branchId, classId }: { branchId: string; classId: string },
): Promise<Map<string, number>> {
  const rows = await db.run<{ bookingId: string; times: number }>(attended, [branchId, classId]);
  return new Map(rows.map(({ bookingId, times }) => [bookingId, times]));
}
