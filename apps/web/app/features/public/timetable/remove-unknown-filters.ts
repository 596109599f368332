import { classSubTypes, timetableLinkFilters } from '@studio/content/class-sub-types';
import type { GetCatalogueResponse } from '@studio/contracts/catalogue';
import type { TimetableQuery } from '@studio/domain/timetable/timetable-query';

const builtInActivityIds = new Set<string>(
  Object.values(timetableLinkFilters).flatMap(({ activityType }) => activityType ?? []),
);
const builtInSubTypeIds = new Set<string>(classSubTypes.map(({ id }) => id));

/**
 * Returns the query without an activity and a subtype that the studio doesn't have, so that a mistyped link still shows
 * classes (handbook: timetable 5). Loads the catalogue only if an id isn't built in, because an owner may have added it.
 * Returns the same object if there is nothing to remove, or if the catalogue can't be loaded.
 */
export async function removeUnknownFilters(
  query: TimetableQuery,
  loadCatalogue: () => Promise<Pick<GetCatalogueResponse, 'activities' | 'classTypes'>>,
): Promise<TimetableQuery> {
  const { activityType, subType } = query;
  const isBuiltInActivity = activityType === null || builtInActivityIds.has(activityType);
  const isBuiltInSubType = subType === null || builtInSubTypeIds.has(subType);
  if (isBuiltInActivity && isBuiltInSubType) return query;
  const catalogue = await loadCatalogue().catch(() => null);
  if (!catalogue) return query;
  const { activities, classTypes } = catalogue;
  const isActivity = isBuiltInActivity || activities.some(({ id }) => id === activityType);
  const isSubType = isBuiltInSubType || classTypes.some((type) => type.subType === subType);
  if (isActivity && isSubType) return query;
  const known = { activityType: isActivity ? activityType : null, subType: isSubType ? subType : null };
  const isUnfiltered = query.filter === 'activity' && !known.activityType && !known.subType;
  return { ...query, ...known, filter: isUnfiltered ? 'none' : query.filter };
}
