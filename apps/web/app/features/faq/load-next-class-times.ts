import type { Api } from '../../lib/api.ts';
import { loadNextClassByTitle } from '../../lib/load-next-class-by-title.ts';

/** When a class can be booked next, by its title. */
export type NextClassTimes = Readonly<Record<string, { dateStart: string; instructorName: string }>>;

/** The next start with a free place of each of these classes, as far as there is one. */
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
