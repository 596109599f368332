import { endOfLondonDay } from '@studio/domain/time/london-instant';
import type { Answer } from './answer.ts';
import type { KeptFor } from './kept-routes.ts';

/** How old the version that pages are compared with may be, in milliseconds. */
const versionAgeMs = 300;

/** Pages in memory at most; the oldest goes first. */
const roomFor = 600;

interface Entry {
  version: number;
  untilMs: number;
  answer: Promise<Answer>;
}

interface MemoryOptions {
  /** The version of the studio's data, from the database. */
  dataVersion: () => Promise<number>;
  now: () => Date;
}

/** Gives the answer for a path: the one in memory, or the one that `render` makes. */
export type PageMemory = (path: string, keptFor: KeptFor, render: () => Promise<Answer>) => Promise<Answer>;

/**
 * Keeps rendered pages until the studio's data changes, the day ends or their own seconds are over. The version is
 * read before a page is rendered, so none is kept under a newer version than its data. Visitors who come at once wait
 * for one rendering. Only answers with status 200 stay.
 */
export function pageMemory({ dataVersion, now }: MemoryOptions): PageMemory {
  const pages = new Map<string, Entry>();
  const version = askedSeldom(dataVersion, now);
  return async (path, keptFor, render) => {
    const current = await version();
    const known = pages.get(path);
    if (known && known.version === current && now().getTime() < known.untilMs) return known.answer;
    const entry = { version: current, untilMs: endOf(keptFor, now()), answer: render() };
    pages.delete(path);
    pages.set(path, entry);
    forgetOldest(pages);
    const forget = () => pages.get(path) === entry && pages.delete(path);
    entry.answer.then(({ status }) => status === 200 || forget(), forget);
    return entry.answer;
  };
}

function endOf(keptFor: KeptFor, now: Date): number {
  const midnight = endOfLondonDay(now).getTime();
  return keptFor === 'version' ? midnight : Math.min(midnight, now.getTime() + keptFor.seconds * 1000);
}

/** A map gives its keys in the order in which they came. */
function forgetOldest(pages: Map<string, Entry>): void {
  for (const oldest of pages.keys()) {
    if (pages.size <= roomFor) return;
    pages.delete(oldest);
  }
}

/** Asks for the version at most every 300 ms. While the database does not answer, what is kept stays. */
function askedSeldom(dataVersion: () => Promise<number>, now: () => Date): () => Promise<number> {
  let askedMs = Number.NEGATIVE_INFINITY;
  let answer = Promise.resolve(0);
  return () => {
    if (now().getTime() - askedMs >= versionAgeMs) {
      askedMs = now().getTime();
      const before = answer;
      answer = dataVersion().catch(() => before);
    }
    return answer;
  };
}
