import type { PreparedStatement, QueryExecutor } from '../../platform/database/database.ts';

const largest: PreparedStatement = {
  name: 'largest_classes',
  text: `SELECT class_type_id AS "classTypeId", max(capacity)::int AS capacity FROM weekly_pattern
    WHERE branch_id = $1 GROUP BY 1`,
};

/**
 * Returns the largest capacity of each class type in the weekly pattern, by class type id. Omits types without weekly
 * classes.
 */
export async function listLargestCapacities(
  db: QueryExecutor,
  branchId: string,
): Promise<Map<string, number>> {
  const rows = await db.run<{ classTypeId: string; capacity: number }>(largest, [branchId]);
  return new Map(rows.map(({ classTypeId, capacity }) => [classTypeId, capacity]));
}
