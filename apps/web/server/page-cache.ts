import { getEndOfLondonDay } from '@studio/domain/time/london-instant';
import { type CachedResponse, precompressResponse } from './cached-response.ts';
import type { CacheFor } from './route-cache-policy.ts';

/** The version is asked for again after 300 ms, while pages are sent; none is sent on a version older than 900 ms. */
const versionMs = { soft: 300, hard: 900 };

interface Entry {
  version: number;
  keptFor: CacheFor;
  /** From then on it is rendered anew, and from `endMs` on not sent any more. */
  renewMs: number;
  endMs: number;
  rendering: Promise<CachedResponse>;
  /** The answer, once it is rendered. */
  answer: CachedResponse | null;
  renewing: boolean;
}

interface MemoryOptions {
  /** The version of the studio's data, from the database. */
  dataVersion: () => Promise<number>;
  now: () => Date;
  /** Pages in memory at most; the oldest goes first. */
  roomFor: number;
}

/** Renders a page; `before` is the answer in memory, to be given again when nothing has changed. */
type Render = (before: CachedResponse | null) => Promise<CachedResponse>;

export interface PageCache {
  /** The answer for a path when it can be sent at once. */
  ready(path: string, render: Render): CachedResponse | null;
  /** The answer for a path: the one in memory, or the one that `render` makes. */
  get(path: string, keptFor: CacheFor, render: Render): Promise<CachedResponse>;
}

/**
 * Keeps rendered pages until the studio's data changes, the day ends or their own seconds are over. The version is
 * read before a page is rendered, so none is kept under a newer version than its data. Visitors who come at once wait
 * for one rendering; a page whose seconds are over is sent for as long again while it is rendered anew. Only answers
 * with status 200 stay.
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

/** A map gives its keys in the order in which they came. */
function forgetOldest(pages: Map<string, Entry>, roomFor: number): void {
  for (const oldest of pages.keys()) {
    if (pages.size <= roomFor) return;
    pages.delete(oldest);
  }
}

/** The version of the data, asked for seldom. While the database does not answer, the last one known holds. */
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
    /** The version as far as it is known at a time; null when that is too long ago. Asks again meanwhile. */
    known: (atMs: number): number | null => {
      const ageMs = atMs - readMs;
      if (ageMs >= versionMs.soft) void read();
      return ageMs < versionMs.hard ? last : null;
    },
    read: async (): Promise<number> => (now().getTime() - readMs < versionMs.soft ? last : read()),
  };
}
