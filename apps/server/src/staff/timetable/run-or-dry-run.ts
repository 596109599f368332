import type { Database, QueryExecutor } from '../../platform/database.ts';

/** Carries what would have come of a change out of the transaction that is not to be kept. */
class Rehearsed<Result> extends Error {
  readonly result: Result;

  constructor(result: Result) {
    super('Rehearsed only.');
    this.result = result;
  }
}

/**
 * Does a change, or only finds out what would come of it: then everything is done and undone, so that the answer and every
 * refusal are those of the change itself.
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
