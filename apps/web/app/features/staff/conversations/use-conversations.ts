import type {
  ConversationFilter,
  ConversationRow,
  ListConversationsResponse,
} from '@studio/contracts/staff-conversations';
import { useState } from 'react';
import { listConversations } from './conversations-api.ts';
import { usePollingQuery } from './use-polling-query.ts';

const everyMs = 5_000;

const filters: readonly ConversationFilter[] = ['PEOPLE', 'OPEN', 'CLOSED'];

export function readConversationFilter(params: URLSearchParams): ConversationFilter {
  return filters.find((one) => one === params.get('show')) ?? 'PEOPLE';
}

type Pages = readonly ListConversationsResponse[];

/** Polls the conversations of a filter, with as many pages as the user has loaded. */
export function useConversations(filter: ConversationFilter) {
  const { value, failed, refetch, put } = usePollingQuery<Pages>(
    filter,
    (previous) => loadPages(filter, previous?.length ?? 1),
    everyMs,
  );
  const [nextPageStatus, setNextPageStatus] = useState<'still' | 'busy' | 'failed'>('still');
  const next = value?.at(-1)?.next ?? null;
  const more = async () => {
    if (!value || next === null || nextPageStatus === 'busy') return;
    setNextPageStatus('busy');
    try {
      put([...value, await listConversations(filter, next)]);
      setNextPageStatus('still');
    } catch {
      setNextPageStatus('failed');
    }
  };
  return {
    rows: value && onceEach(value.flatMap(({ conversations }) => conversations)),
    counts: value?.[0]?.counts ?? null,
    failed,
    again: refetch,
    more: next === null ? null : more,
    moreIs: nextPageStatus,
  };
}

export type ConversationListState = ReturnType<typeof useConversations>;

/** Loads pages in sequence, because each needs the cursor of the previous one. */
async function loadPages(filter: ConversationFilter, count: number): Promise<Pages> {
  const pages: ListConversationsResponse[] = [];
  let after: string | null | undefined;
  while (pages.length < count && after !== null) {
    const page = await listConversations(filter, after);
    pages.push(page);
    after = page.next;
  }
  return pages;
}

/** Removes duplicates: a conversation with a new message between two page loads appears on both pages. */
function onceEach(rows: readonly ConversationRow[]): ConversationRow[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
