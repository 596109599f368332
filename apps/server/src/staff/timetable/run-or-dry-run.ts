import type { Database, QueryExecutor } from '../../platform/database/database.ts';

/**
 * Error thrown at the end of a dry run, so that the transaction rolls back. It carries the result out of the
 * transaction.
 */
class DryRunResult<Result> extends Error {
  readonly result: Result;

  constructor(result: Result) {
    super('Dry run only.');
    this.result = result;
  }
}

/**
 * Runs a change, or previews it in a transaction that is rolled back. A preview therefore has the same result and
 * errors as the change.
 */
export async function runOrDryRun<Result>(
  database: Database,
  preview: boolean,
  work: (tx: QueryExecutor) => Promise<Result>,
): Promise<Result> {
  if (!preview) return database.transaction(work);
  try {
    return await database.transaction(async (tx): Promise<Result> => {
      throw new DryRunResult(await work(tx));
    });
  } catch (error) {
    if (error instanceof DryRunResult) return error.result as Result;
    throw error;
  }
}
