import { type ClassFilters, type ClassSlot, classSlot as slotContract } from '@studio/contracts/timetable';
import { listProductsOnSale } from '../catalogue/store.ts';
import { PreserializedResponse } from '../platform/http/preserialized-response.ts';
import { createLruCache } from '../platform/lru-cache.ts';
import type { Services } from '../platform/services.ts';
import {
  buildCachedDay,
  type CachedClassKind,
  type CachedDay,
  serializeMatchingClasses,
} from './cached-day.ts';
import { type BranchDay, createPlacesLeftLoader } from './places-left-loader.ts';
import { listClasses } from './store.ts';
import { createVersionedCache } from './versioned-cache.ts';

/**
 * Cache sizes in characters, for about fifty thousand days of 25 classes. A studio with one branch needs a hundredth of
 * that.
 */
const cacheSizes = { days: 256_000_000, kinds: 32_000_000 };

/** Cache of timetable days for visitors, who all see the same prices. */
export interface DayCache {
  /** Returns the future classes of a day, ordered by start. The free places are never older than the call. */
  getSlots(input: BranchDay & { filters: ClassFilters }): Promise<PreserializedResponse>;
}

/**
 * Creates the cache. It stores a day's classes, but reads the free places for each response, because every hold changes
 * them. It reads the free places together with the data version, and reads both again if the classes turn out to be of
 * another version. It doesn't cache whole responses: with many days and filters, few would be requested twice before
 * eviction.
 */
export function createDayCache({ database, clock }: Pick<Services, 'database' | 'clock'>): DayCache {
  const places = createPlacesLeftLoader(database, clock);
  const cache = createVersionedCache<CachedDay>(cacheSizes.days);
  const getCachedKind = createKindCache();
  return {
    async getSlots({ branchId, date, filters }) {
      for (;;) {
        const { version, left: placesLeft } = await places.read({ branchId, date });
        const isCurrent = (cachedDay: CachedDay) => cachedDay.version === version;
        const day = await cache.get(`${date} ${branchId}`, isCurrent, async () => {
          const rows = await listClasses(database, branchId, date, clock.now());
          return buildCachedDay(version, rows, await listProductsOnSale(database, branchId), getCachedKind);
        });
        if (isCurrent(day))
          return new PreserializedResponse(
            serializeMatchingClasses(day, placesLeft, filters, clock.now().getTime()),
          );
      }
    },
  };
}

/**
 * Caches the shared JSON of similar classes. Validates only the first of them against the contract: the others differ
 * only in id and timestamps.
 */
function createKindCache(): (json: string, slot: ClassSlot) => CachedClassKind {
  const kinds = createLruCache<CachedClassKind>(cacheSizes.kinds, ({ json }) => json.length);
  return (json, slot) => {
    const before = kinds.get(json);
    if (before) return before;
    const parsed = slotContract.parse(slot);
    const { activityType: activityId, activitySubType: subType, instructorId, difficulty, tags } = parsed;
    const kind = { activityId, subType, instructorId, difficulty, tags, json: Buffer.from(json) };
    kinds.set(json, kind);
    return kind;
  };
}
