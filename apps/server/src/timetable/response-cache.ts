import type { ClassFilters } from '@studio/contracts/timetable';
import { getEndOfLondonDay } from '@studio/domain/time/london-instant';
import type { z } from 'zod';
import { PreserializedResponse } from '../platform/http/preserialized-response.ts';
import type { Services } from '../platform/services.ts';
import { createBranchVersionLoader } from './branch-data-versions.ts';
import { createVersionedCache, type VersionedValue } from './versioned-cache.ts';

/** Cache size in characters, for a few thousand responses of 1 to 3 KB. */
const cacheSize = 16_000_000;

/** Range of days, counted from today, and filters. */
export interface DayRangeInput {
  branchId: string;
  daysFrom: number;
  daysTo: number;
  filters: ClassFilters;
}

/**
 * Response, with the first start of its classes in `next`. At that time the response becomes outdated; null if it has
 * no classes.
 */
export interface ExpiringResponse<Body> {
  response: Body;
  next: Date | null;
}

/** Returns the earliest `next` of the rows; null if none has one. */
export function findEarliestStart(rows: readonly { next: Date | null }[]): Date | null {
  const starts = rows.flatMap(({ next }) => (next ? [next.getTime()] : []));
  return starts.length > 0 ? new Date(Math.min(...starts)) : null;
}

interface CachedResponse extends VersionedValue {
  ready: PreserializedResponse;
  fromMs: number;
  untilMs: number;
}

/**
 * Cache of responses about ranges of days, without free places. A response is valid until the data version or the day
 * changes, or one of its classes starts.
 */
export interface RangeResponseCache {
  get<Contract extends z.ZodType>(
    contract: Contract,
    input: DayRangeInput,
    make: (now: Date) => Promise<ExpiringResponse<z.input<Contract>>>,
  ): Promise<PreserializedResponse>;
}

export function createRangeResponseCache({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): RangeResponseCache {
  const versions = createBranchVersionLoader(database);
  const caches = new Map<z.ZodType, ReturnType<typeof createVersionedCache<CachedResponse>>>();
  return {
    async get(contract, input, make) {
      const cache = caches.get(contract) ?? createVersionedCache<CachedResponse>(cacheSize);
      caches.set(contract, cache);
      const version = await versions.read(input.branchId);
      const isCurrent = (cached: CachedResponse) =>
        cached.version === version && isWithin(cached, clock.now());
      const cached = await cache.get(keyOf(input), isCurrent, async () => {
        const now = clock.now();
        const { response, next } = await make(now);
        const json = JSON.stringify(contract.parse(response));
        const untilMs = Math.min(
          next?.getTime() ?? Number.POSITIVE_INFINITY,
          getEndOfLondonDay(now).getTime(),
        );
        const ready = new PreserializedResponse(json);
        return { version, size: json.length, ready, fromMs: now.getTime(), untilMs };
      });
      return cached.ready;
    },
  };
}

function isWithin({ fromMs, untilMs }: CachedResponse, now: Date): boolean {
  const nowMs = now.getTime();
  return fromMs <= nowMs && nowMs < untilMs;
}

function keyOf({ branchId, daysFrom, daysTo, filters }: DayRangeInput): string {
  const { activityType, subType, instructorId, audience, difficulty, dayPart } = filters;
  const filterValues = [activityType, subType, instructorId, audience, difficulty, dayPart];
  return JSON.stringify([branchId, daysFrom, daysTo, ...filterValues]);
}
