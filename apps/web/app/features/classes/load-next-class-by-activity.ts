import type { Api } from '../../lib/api.ts';
import { loadNextClasses, type NextClass } from '../../lib/load-next-classes.ts';
import { findNextBookable } from '../../lib/next-class-text.ts';

/** Classes looked through for one with a place left. */
const looked = 6;

/**
 * The next class of each activity that still has a place. An activity without one, or without an answer, is absent:
 * the page still says everything else.
 */
export async function loadNextClassByActivity(
  api: Api,
  now: Date,
  activities: readonly string[],
): Promise<ReadonlyMap<string, NextClass>> {
  const found = await Promise.all(
    activities.map(async (activityType) => {
      const wish = { filters: { activityType }, count: looked };
      const classes = await loadNextClasses(api, now, wish).catch(() => []);
      return [activityType, findNextBookable(classes)] as const;
    }),
  );
  return new Map(found.flatMap(([activity, next]) => (next ? [[activity, next] as const] : [])));
}
