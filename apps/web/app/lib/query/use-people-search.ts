import { paths } from '@studio/contracts/paths';
import type { PeopleFilter, PersonSearchResult, SearchPeopleResponse } from '@studio/contracts/staff-people';
import { useEffect, useEffectEvent, useState } from 'react';
import { browserApi } from '../api/browser-api.ts';

const pauseMs = 180;

/** Result of a people search. Earlier results stay until the next ones arrive. */
export interface PeopleSearch {
  people: readonly PersonSearchResult[];
  total: number | null;
  busy: boolean;
  failed: boolean;
  /** Loads the next page; null on the last. */
  more: (() => void) | null;
  refetch: () => void;
}

interface LoadedPeople {
  key: string;
  people: readonly PersonSearchResult[];
  total: number;
  cursor: string | null;
}

/** Searches people 180 ms after the last keystroke, with `limit` people a page. */
export function usePeopleSearch(query: string, filter: PeopleFilter, limit: number): PeopleSearch {
  const key = `${filter}:${query.trim()}`;
  const [loaded, setLoaded] = useState<LoadedPeople | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const [paging, setPaging] = useState(false);
  const find = useEffectEvent(async (searchKey: string, signal: AbortSignal) => {
    try {
      const { people, total, cursor } = await searchPeople({ query, filter, limit, cursor: null }, signal);
      setLoaded({ key: searchKey, people, total, cursor });
      setFailed(false);
    } catch {
      if (!signal.aborted) setFailed(true);
    }
  });
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => void find(key, controller.signal), tries > 0 ? 0 : pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [key, tries]);
  const cursor = loaded?.key === key ? loaded.cursor : null;
  const more = async () => {
    setPaging(true);
    try {
      const { people, total, cursor: next } = await searchPeople({ query, filter, limit, cursor });
      setLoaded((before) =>
        before?.key === key ? { key, people: [...before.people, ...people], total, cursor: next } : before,
      );
    } catch {
      setFailed(true);
    } finally {
      setPaging(false);
    }
  };
  return {
    people: loaded?.people ?? [],
    total: loaded?.total ?? null,
    busy: (loaded?.key !== key && !failed) || paging,
    failed,
    more: cursor ? () => void more() : null,
    refetch: () => setTries((count) => count + 1),
  };
}

function searchPeople(
  input: { query: string; filter: PeopleFilter; limit: number; cursor: string | null },
  signal?: AbortSignal,
): Promise<SearchPeopleResponse> {
  return browserApi().call<SearchPeopleResponse>(paths.peopleSearch, input, signal ? { signal } : {});
}
