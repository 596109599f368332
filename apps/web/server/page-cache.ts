import { getEndOfLondonDay } from '@studio/domain/time/london-instant';
import { type CachedResponse, precompressResponse } from './cached-response.ts';
import type { CacheFor } from './route-cache-policy.ts';

/**
 * Age of the data version in milliseconds. After `soft` it's refreshed in the background; after `hard` no page is
 * served on it.
 */
const versionMs = { soft: 300, hard: 900 };

interface Entry {
  version: number;
  keptFor: CacheFor;
  /** From `renewMs` the page is rendered again in the background; from `endMs` it's no longer served. */
  renewMs: number;
  endMs: number;
  rendering: Promise<CachedResponse>;
  /** Set once rendered. */
  answer: CachedResponse | null;
  renewing: boolean;
}

interface MemoryOptions {
  dataVersion: () => Promise<number>;
  now: () => Date;
  /** Maximum number of cached pages; the oldest is evicted first. */
  roomFor: number;
}

/** Renders a page. `before` is the cached response, to return again if nothing has changed. */
type Render = (before: CachedResponse | null) => Promise<CachedResponse>;

export interface PageCache {
  /** Returns a response that can be sent immediately, else null. */
  ready(path: string, render: Render): CachedResponse | null;
  /** Returns the cached response, or renders one. */
  get(path: string, keptFor: CacheFor, render: Render): Promise<CachedResponse>;
}

/**
 * Caches rendered pages until the studio's data changes, the day ends or their seconds have passed. The version is read
 * before rendering, so no page is cached under a newer version than its data. Concurrent requests share one rendering.
 * A page past its seconds is served for as long again while it is rendered in the background. Only responses with
 * status 200 are cached.
 */
export function createPageCache({ dataVersion, now, roomFor }: MemoryOptions): PageCache {
  const pages = new Map<string, Entry>();
  const version = watchVersion(dataVersion, now);

  const begin = (keptFor: CacheFor, current: number, rendering: Promise<CachedResponse>): Entry => {
    const rest = { rendering, answer: null, renewing: false };
    const entry: Entry = { version: current, keptFor, ...times(keptFor, now()), ...rest };
    entry.rendering.then(
      (answer) => {
        entry.answer = answer;
        if (keptFor === 'version') answer.stays();
      },
      () => {},
    );
    return entry;
  };
  const store = (path: string, entry: Entry) => {
    pages.delete(path);
    pages.set(path, entry);
    forgetOldest(pages, roomFor);
  };
  const renew = async (path: string, entry: Entry, render: Render) => {
    entry.renewing = true;
    const fresh = begin(entry.keptFor, entry.version, render(entry.answer));
    const answer = await fresh.rendering.catch(() => null);
    if (answer) await precompressResponse(answer, entry.answer);
    if (answer?.status === 200 && pages.get(path) === entry) store(path, fresh);
  };

  return {
    ready: (path, render) => {
      const entry = pages.get(path);
      const at = now().getTime();
      if (!entry?.answer || at >= entry.endMs || entry.version !== version.known(at)) return null;
      if (at >= entry.renewMs && !entry.renewing) void renew(path, entry, render);
      return entry.answer;
    },
    get: async (path, keptFor, render) => {
      const current = await version.read();
      const known = pages.get(path);
      if (known && known.version === current && now().getTime() < known.renewMs) return known.rendering;
      const entry = begin(keptFor, current, render(known?.answer ?? null));
      store(path, entry);
      const forget = () => pages.get(path) === entry && pages.delete(path);
      entry.rendering.then(({ status }) => status === 200 || forget(), forget);
      return entry.rendering;
    },
  };
}

function times(keptFor: CacheFor, now: Date): Pick<Entry, 'renewMs' | 'endMs'> {
  const midnight = getEndOfLondonDay(now).getTime();
  if (keptFor === 'version') return { renewMs: midnight, endMs: midnight };
  const after = (seconds: number) => Math.min(midnight, now.getTime() + seconds * 1000);
  return { renewMs: after(keptFor.seconds), endMs: after(2 * keptFor.seconds) };
}

/** A Map iterates its keys in insertion order. */
function forgetOldest(pages: Map<string, Entry>, roomFor: number): void {
  for (const oldest of pages.keys()) {
    if (pages.size <= roomFor) return;
    pages.delete(oldest);
  }
}

/** Caches the data version. While the database is unavailable, the last known version stays valid. */
function watchVersion(dataVersion: () => Promise<number>, now: () => Date) {
  let last = 0;
  let readMs = Number.NEGATIVE_INFINITY;
  let reading: Promise<number> | null = null;
  const read = () => {
    const beganMs = now().getTime();
    reading ??= dataVersion()
      .catch(() => last)
      .then((version) => {
        reading = null;
        readMs = beganMs;
        last = version;
        return version;
      });
    return reading;
  };
  return {
    /** Returns the known version, or null if it is too old. Refreshes it in the background. */
    known: (atMs: number): number | null => {
      const ageMs = atMs - readMs;
      if (ageMs >= versionMs.soft) void read();
      return ageMs < versionMs.hard ? last : null;
    },
    read: async (): Promise<number> => (now().getTime() - readMs < versionMs.soft ? last : read()),
  };
}
