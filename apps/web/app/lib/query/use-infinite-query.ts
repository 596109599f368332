import { useState } from 'react';
import { useQuery } from './use-query.ts';

export interface InfiniteQuery<Answer> {
  /** Response with the first page, which also has counts and the like; null until loaded. */
  first: Answer | null;
  /** All loaded pages, in order. */
  pages: readonly Answer[];
  failed: boolean;
  busy: boolean;
  /** Reloads the list from the start. */
  refetch: () => void;
  /** Loads the next page; null on the last. */
  more: (() => Promise<void>) | null;
  /** Status of the next page. */
  nextPageStatus: 'still' | 'busy' | 'failed';
}

/** Loads a list by its key, from the start. `more` loads older pages. */
export function useInfiniteQuery<Answer extends { next: string | null }>(
  key: string,
  load: (after?: string) => Promise<Answer>,
): InfiniteQuery<Answer> {
  const { value: first, failed, busy, refetch } = useQuery(key, () => load());
  const [older, setOlder] = useState<{ of: Answer | null; pages: readonly Answer[] }>({
    of: null,
    pages: [],
  });
  const [nextPageStatus, setNextPageStatus] = useState<InfiniteQuery<Answer>['nextPageStatus']>('still');
  const pages = first ? [first, ...(older.of === first ? older.pages : [])] : [];
  const next = pages.at(-1)?.next ?? null;
  const more = async () => {
    if (next === null || nextPageStatus === 'busy') return;
    setNextPageStatus('busy');
    try {
      const page = await load(next);
      setOlder({ of: first, pages: [...pages.slice(1), page] });
      setNextPageStatus('still');
    } catch {
      setNextPageStatus('failed');
    }
  };
  return { first, pages, failed, busy, refetch, more: next === null ? null : more, nextPageStatus };
}
