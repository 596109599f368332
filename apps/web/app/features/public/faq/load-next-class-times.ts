import type { Api } from '../../../lib/api/api.ts';
import { loadNextClassByTitle } from '../../../lib/site/load-next-class-by-title.ts';

/** Next bookable start by class title. */
export type NextClassTimes = Readonly<Record<string, { dateStart: string; instructorName: string }>>;

/** Loads the next start with a place left for each title. Titles without one are absent. */
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
