import { getEndOfLondonDay } from '@studio/domain/time/london-instant';
import { type CachedResponse, precompressResponse } from './cached-response.ts';
import type { CacheFor } from './route-cache-policy.ts';

/**
 * Age limits of the known data version in milliseconds. After `soft`, the version is read again in the background.
 * After `hard`, the version no longer proves that a cached page is current, so requests wait until it has been read.
 */
const versionMs = { soft: 300, hard: 900 };

interface Entry {
  version: number;
  cacheFor: CacheFor;
  /**
   * Time from which the page is rendered again in the background. From `endMs` on, the cached page is no longer
   * served.
   */
  renewMs: number;
  endMs: number;
  rendering: Promise<CachedResponse>;
  /** Response; null until the page is rendered. */
  response: CachedResponse | null;
  renewing: boolean;
}

interface PageCacheOptions {
  dataVersion: () => Promise<number>;
  now: () => Date;
  /** Maximum number of cached pages. The oldest is evicted first. */
  maxPages: number;
}

/** Renders a page. `before` is the cached response, which is returned again if the page hasn't changed. */
type Render = (before: CachedResponse | null) => Promise<CachedResponse>;

export interface PageCache {
  /** Returns a cached response that can be sent at once; null if there is none. */
  ready(path: string, render: Render): CachedResponse | null;
  /** Returns the cached response, or renders one. */
  get(path: string, cacheFor: CacheFor, render: Render): Promise<CachedResponse>;
}

/**
 * Caches rendered pages until the studio's data changes, the day ends or the time in `cacheFor` has passed. Reads the
 * version of the data before rendering, so that no page is cached under a newer version than that of its data.
 * Concurrent requests share one rendering. A page whose time has passed is served for the same time once more, while
 * it is rendered in the background. Caches only responses with status 200.
 */
export function createPageCache({ dataVersion, now, maxPages }: PageCacheOptions): PageCache {
  const pages = new Map<string, Entry>();
  const version = watchVersion(dataVersion, now);

  const createEntry = (cacheFor: CacheFor, current: number, rendering: Promise<CachedResponse>): Entry => {
    const initialState = { rendering, response: null, renewing: false };
    const entry: Entry = { version: current, cacheFor, ...times(cacheFor, now()), ...initialState };
    entry.rendering.then(
      (response) => {
        entry.response = response;
        if (cacheFor === 'version') response.markLongLived();
      },
      () => {},
    );
    return entry;
  };
  const store = (path: string, entry: Entry) => {
    pages.delete(path);
    pages.set(path, entry);
    evictOldest(pages, maxPages);
  };
  const renew = async (path: string, entry: Entry, render: Render) => {
    entry.renewing = true;
    const fresh = createEntry(entry.cacheFor, entry.version, render(entry.response));
    const response = await fresh.rendering.catch(() => null);
    if (response) await precompressResponse(response, entry.response);
    if (response?.status === 200 && pages.get(path) === entry) store(path, fresh);
  };

  return {
    ready: (path, render) => {
      const entry = pages.get(path);
      const at = now().getTime();
      if (!entry?.response || at >= entry.endMs || entry.version !== version.peek(at)) return null;
      if (at >= entry.renewMs && !entry.renewing) void renew(path, entry, render);
      return entry.response;
    },
    get: async (path, cacheFor, render) => {
      const current = await version.read();
      const cached = pages.get(path);
      if (cached && cached.version === current && now().getTime() < cached.renewMs) return cached.rendering;
      const entry = createEntry(cacheFor, current, render(cached?.response ?? null));
      store(path, entry);
      const remove = () => pages.get(path) === entry && pages.delete(path);
      entry.rendering.then(({ status }) => status === 200 || remove(), remove);
      return entry.rendering;
    },
  };
}

function times(cacheFor: CacheFor, now: Date): Pick<Entry, 'renewMs' | 'endMs'> {
  const midnight = getEndOfLondonDay(now).getTime();
  if (cacheFor === 'version') return { renewMs: midnight, endMs: midnight };
  const after = (seconds: number) => Math.min(midnight, now.getTime() + seconds * 1000);
  return { renewMs: after(cacheFor.seconds), endMs: after(2 * cacheFor.seconds) };
}

/** Evicts the oldest page. A Map iterates its keys in insertion order. */
function evictOldest(pages: Map<string, Entry>, maxPages: number): void {
  for (const oldest of pages.keys()) {
    if (pages.size <= maxPages) return;
    pages.delete(oldest);
  }
}

/** Caches the data version. While the database is unavailable, the last known version stays valid. */
function watchVersion(dataVersion: () => Promise<number>, now: () => Date) {
  let last = 0;
  let readMs = Number.NEGATIVE_INFINITY;
  let reading: Promise<number> | null = null;
  const read = () => {
    const startedMs = now().getTime();
    reading ??= dataVersion()
      .catch(() => last)
      .then((version) => {
        reading = null;
        readMs = startedMs;
        last = version;
        return version;
      });
    return reading;
  };
  return {
    /** Returns the known version; null if it is too old. Refreshes the version in the background. */
    peek: (atMs: number): number | null => {
      const ageMs = atMs - readMs;
      if (ageMs >= versionMs.soft) void read();
      return ageMs < versionMs.hard ? last : null;
    },
    read: async (): Promise<number> => (now().getTime() - readMs < versionMs.soft ? last : read()),
  };
}
