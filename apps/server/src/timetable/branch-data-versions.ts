import { type BatchLoader, createBatchLoader } from '../platform/database/batch-loader.ts';
import type { PreparedStatement, QueryExecutor } from '../platform/database/database.ts';

/**
 * Selects the data versions of branches. Passes the array through a subquery, so that the planner reuses one plan for
 * all lengths.
 */
const versionsOfBranches: PreparedStatement = {
  name: 'versions_of_branches',
  text: `SELECT coalesce((SELECT version FROM data_versions v WHERE v.branch_id = asked.branch_id), 0)::text AS version
  FROM unnest((SELECT $1::text[])) WITH ORDINALITY asked (branch_id, nth)
  ORDER BY asked.nth`,
};

/** Returns a loader of branches' data versions (catalogue/store). Concurrent reads share one statement. */
export function createBranchVersionLoader(database: QueryExecutor): BatchLoader<string, string> {
  return createBatchLoader(
    (branchId) => branchId,
    async (branchIds) => {
      const rows = await database.run<{ version: string }>(versionsOfBranches, [branchIds]);
      return rows.map(({ version }) => version);
    },
  );
}
