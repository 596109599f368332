import type { Api } from '../../../lib/api/api.ts';
import { findNextBookable } from '../../../lib/format/next-class-text.ts';
import { loadNextClasses, type NextClass } from '../../../lib/site/load-next-classes.ts';

/** Maximum number of upcoming classes that are searched for one with a free place. */
const searchLimit = 6;

/**
 * Loads the next class with a free place of each activity, from its next six classes. Omits activities without such a
 * class, and those whose request failed, so that the page renders without them.
 */
export async function loadNextClassByActivity(
  api: Api,
  now: Date,
  activities: readonly string[],
): Promise<ReadonlyMap<string, NextClass>> {
  const found = await Promise.all(
    activities.map(async (activityType) => {
      const options = { filters: { activityType }, count: searchLimit };
      const classes = await loadNextClasses(api, now, options).catch(() => []);
      return [activityType, findNextBookable(classes)] as const;
    }),
  );
  return new Map(found.flatMap(([activity, next]) => (next ? [[activity, next] as const] : [])));
}
