import { useState } from 'react';
import { useQuery } from './use-query.ts';

export interface InfiniteQuery<Answer> {
  /** First page, with counts and the like; null until loaded. */
  first: Answer | null;
  /** All loaded pages, in order. */
  pages: readonly Answer[];
  failed: boolean;
  busy: boolean;
  /** Reloads the list from the start. */
  again: () => void;
  /** Loads the next page; null on the last. */
  more: (() => Promise<void>) | null;
  /** Status of the next page. */
  moreIs: 'still' | 'busy' | 'failed';
}

/** Loads a list by its key, from the start. `more` loads older pages. */
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
