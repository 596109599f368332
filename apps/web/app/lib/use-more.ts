import { useState } from 'react';
import { useLoad } from './use-load.ts';

/** A list that comes page by page. */
export interface More<Answer> {
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
export function useMore<Answer extends { next: string | null }>(
  key: string,
  load: (after?: string) => Promise<Answer>,
): More<Answer> {
  const { value: first, failed, busy, again } = useLoad(key, () => load());
  const [older, setOlder] = useState<{ of: Answer | null; pages: readonly Answer[] }>({
    of: null,
    pages: [],
  });
  const [moreIs, setMoreIs] = useState<More<Answer>['moreIs']>('still');
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
