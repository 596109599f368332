import { AppError } from '@studio/server/platform/app-error';

/** Counts the outcomes of concurrent work: `done`, or the error code of an AppError. Throws any other error. */
export async function countWorkOutcomes(works: readonly Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const settled of await Promise.allSettled(works)) {
    if (settled.status === 'rejected' && !(settled.reason instanceof AppError)) throw settled.reason;
    const word = settled.status === 'fulfilled' ? 'done' : settled.reason.code;
    counts[word] = (counts[word] ?? 0) + 1;
  }
  return counts;
}
