import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';

/**
 * Builds the SQL that selects the number of classes that people attended in an earlier system, as `person_id` and
 * `classes`. `records` selects `record_id` and the surviving `person_id` of people rows. Several imported rows may repeat
 * a person's numbers. So the SQL takes the highest number for each activity and adds them up, or takes the highest number
 * without an activity if that is larger. The branch is parameter $1.
 */
export function buildImportedVisitsSql(records: string): string {
  return `SELECT own.person_id, sum(own.classes)::int AS classes FROM (
      SELECT best.record_id, best.person_id, greatest(
        coalesce(sum(best.visits) FILTER (WHERE best.activity_id <> ''), 0),
        coalesce(max(best.visits) FILTER (WHERE best.activity_id = ''), 0)) AS classes
      FROM (
        SELECT r.record_id, r.person_id, v.activity_id, max(v.visits) AS visits
        FROM (${records}) r JOIN imported_visits v ON v.branch_id = $1 AND v.person_id = r.record_id
        GROUP BY r.record_id, r.person_id, v.activity_id
      ) best GROUP BY best.record_id, best.person_id
    ) own GROUP BY own.person_id`;
}

const earlierClasses: PreparedStatement = {
  name: 'earlier_classes_of_person',
  text: buildImportedVisitsSql(
    'SELECT id AS record_id, coalesce(merged_into, id) AS person_id FROM people WHERE branch_id = $1 AND (id = $2 OR merged_into = $2)',
  ),
};

/** Returns how many classes a person attended in an earlier system; null if no imported row has a number. */
export async function countImportedVisits(
  db: QueryExecutor,
  branchId: string,
  personId: string,
): Promise<number | null> {
  const [row] = await db.run<{ classes: number }>(earlierClasses, [branchId, personId]);
  return row?.classes ?? null;
}

const classesOfMember: PreparedStatement = {
  name: 'earlier_classes_of_member',
  text: `SELECT v.activity_id AS "activityId", max(v.visits)::int AS classes
    FROM people m
    JOIN people p ON p.branch_id = m.branch_id AND (p.id = m.id OR p.merged_into = m.id)
    JOIN imported_visits v ON v.branch_id = p.branch_id AND v.person_id = p.id
    WHERE m.branch_id = $1 AND m.member_id = $2 GROUP BY v.activity_id ORDER BY v.activity_id`,
};

/** Returns the classes that a member attended in an earlier system by activity; '' stands for any activity. */
export function listImportedVisits(
  db: QueryExecutor,
  branchId: string,
  memberId: string,
): Promise<{ activityId: string; classes: number }[]> {
  return db.run(classesOfMember, [branchId, memberId]);
}
