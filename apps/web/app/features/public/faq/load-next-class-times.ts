import type { Api } from '../../../lib/api/api.ts';
import { loadNextClassByTitle } from '../../../lib/site/load-next-class-by-title.ts';

/** Start and instructor of the next class with a free place, by class title. */
export type NextClassTimes = Readonly<Record<string, { dateStart: string; instructorName: string }>>;

/** Loads the start and instructor of the next class with a free place for each title. Omits titles without one. */
export async function loadNextClassTimes(
  api: Api,
  now: Date,
  titles: readonly string[],
): Promise<NextClassTimes> {
  const next = await loadNextClassByTitle(api, now, titles);
  const times = [...next].map(([title, { dateStart, instructorName }]) => [
    title,
    { dateStart, instructorName },
  ]);
  return Object.fromEntries(times);
}
