import { useState } from 'react';
import { useQuery } from './use-query.ts';

/** A list that comes page by page. */
export interface InfiniteQuery<Answer> {
  /** What came first, with counts and the like; null until it is there. */
  first: Answer | null;
  /** All pages that are there, in their order. */
  pages: readonly Answer[];
  failed: boolean;
  busy: boolean;
  /** Loads the list anew, from its beginning. */
  again: () => void;
  /** Loads one page more; null when there is none. */
  more: (() => Promise<void>) | null;
  /** Of the page that is on its way, or did not come. */
  moreIs: 'still' | 'busy' | 'failed';
}

/** Loads a list by its key, from its beginning; older pages follow when they are asked for. */
export function useInfiniteQuery<Answer extends { next: string | null }>(
  key: string,
  load: (after?: string) => Promise<Answer>,
): InfiniteQuery<Answer> {
  const { value: first, failed, busy, again } = useQuery(key, () => load());
  const [older, setOlder] = useState<{ of: Answer | null; pages: readonly Answer[] }>({
    of: null,
    pages: [],
  });
  const [moreIs, setMoreIs] = useState<InfiniteQuery<Answer>['moreIs']>('still');
  const pages = first ? [first, ...(older.of === first ? older.pages : [])] : [];
  const next = pages.at(-1)?.next ?? null;
  const more = async () => {
    if (next === null || moreIs === 'busy') return;
    setMoreIs('busy');
    try {
      const page = await load(next);
      setOlder({ of: first, pages: [...pages.slice(1), page] });
      setMoreIs('still');
    } catch {
      setMoreIs('failed');
    }
  };
  return { first, pages, failed, busy, again, more: next === null ? null : more, moreIs };
}
