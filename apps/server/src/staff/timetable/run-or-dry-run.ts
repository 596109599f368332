import type { Database, QueryExecutor } from '../../platform/database/database.ts';

/**
 * Error thrown at the end of a dry run, so that the transaction rolls back. It carries the result out of the
 * transaction.
 */
class Rehearsed<Result> extends Error {
  readonly result: Result;

  constructor(result: Result) {
    super('Rehearsed only.');
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
      throw new Rehearsed(await work(tx));
    });
  } catch (error) {
    if (error instanceof Rehearsed) return error.result as Result;
    throw error;
  }
}
