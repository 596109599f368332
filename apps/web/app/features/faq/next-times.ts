import type { Api } from '../../lib/api.ts';
import { loadNextOfEach } from '../../lib/load-next-of-each.ts';

/** When a class can be booked next, by its title. */
export type NextTimes = Readonly<Record<string, { dateStart: string; instructorName: string }>>;

/** The next start with a free place of each of these classes, as far as there is one. */
export async function loadNextTimes(api: Api, now: Date, titles: readonly string[]): Promise<NextTimes> {
  const next = await loadNextOfEach(api, now, titles);
  const times = [...next].map(([title, { dateStart, instructorName }]) => [
    title,
    { dateStart, instructorName },
  ]);
  return Object.fromEntries(times);
}
