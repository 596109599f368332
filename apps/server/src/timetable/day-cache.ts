import { type ClassFilters, type ClassSlot, classSlot as slotContract } from '@studio/contracts/timetable';
import { listProductsOnSale } from '../catalogue/store.ts';
import { createLruCache } from '../platform/lru-cache.ts';
import { PreserializedResponse } from '../platform/preserialized-response.ts';
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

/** Room for some fifty thousand days of 25 classes; a studio of one branch needs a hundredth of it. */
const room = { days: 256_000_000, kinds: 32_000_000 };

/** The classes of days for visitors, who all see the same prices. */
export interface DayCache {
  /** The classes of one day that have not begun, by start; the places are those of a moment after the call. */
  slots(wish: BranchDay & { filters: ClassFilters }): Promise<PreserializedResponse>;
}

/**
 * Keeps what a day's classes are, and reads for each answer what is free in them: that changes with every hold, and is
 * never told from memory. It is read together with the version of the rest; when that changes in between, again. Answers
 * themselves are not kept: with many days and filters hardly one is asked for again before it has to go.
 */
export function createDayCache({ database, clock }: Pick<Services, 'database' | 'clock'>): DayCache {
  const places = createPlacesLeftLoader(database, clock);
  const memory = createVersionedCache<CachedDay>(room.days);
  const known = knownKinds();
  return {
    async slots({ branchId, date, filters }) {
      for (;;) {
        const { version, left } = await places.read({ branchId, date });
        const fits = (kept: CachedDay) => kept.version === version;
        const day = await memory.get(`${date} ${branchId}`, fits, async () => {
          const rows = await listClasses(database, branchId, date, clock.now());
          return buildCachedDay(version, rows, await listProductsOnSale(database, branchId), known);
        });
        if (fits(day))
          return new PreserializedResponse(
            serializeMatchingClasses(day, left, filters, clock.now().getTime()),
          );
      }
    },
  };
}

/** The first class of each kind is checked against the contract: the others differ in an id and three times. */
function knownKinds(): (json: string, slot: ClassSlot) => CachedClassKind {
  const kinds = createLruCache<CachedClassKind>(room.kinds, ({ json }) => json.length);
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
