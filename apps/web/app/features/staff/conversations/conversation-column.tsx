import type { ConversationFilter, ListConversationsResponse } from '@studio/contracts/staff-conversations';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { LoadError } from '../../../ui/load-error.tsx';
import { LoadMoreButton } from '../../../ui/load-more-button.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ConversationList } from './conversation-list.tsx';
import { conversationQueries } from './conversation-queries.ts';

interface ConversationColumnProps {
  filter: ConversationFilter;
  /** Open conversation, which replaces the list on phones; undefined if none is open. */
  current: string | undefined;
}

export function ConversationColumn({ filter, current }: ConversationColumnProps) {
  const [params, setParams] = useSearchParams();
  const show = (chosen: ConversationFilter) =>
    setParams(chosen === 'TEAM' ? {} : { show: chosen }, { replace: true, preventScrollReset: true });
  const list = useInfiniteQuery(conversationQueries.list(filter));
  const { data, isFetchNextPageError, refetch } = list;
  const isFailed = list.isError && !isFetchNextPageError;
  return (
    <section
      aria-label="Chats"
      className={`flex min-h-0 flex-col max-[60rem]:px-5 max-[60rem]:py-6 ${current ? 'max-[60rem]:hidden' : ''}`}
    >
      <SegmentedControl
        legend="Chat status"
        name="show"
        options={optionsOf(data?.counts ?? null)}
        value={filter}
        onChange={show}
      />
      <div className="-mx-1 mt-4 min-h-0 px-1 pb-1 min-[60rem]:overflow-y-auto">
        {isFailed && (
          <div className="mb-4">
            <LoadError title="Couldn’t load chats." busy={false} onRetry={refetch} />
          </div>
        )}
        {!data && !isFailed && <Skeleton className="h-72 rounded-card" />}
        {data && (
          <ConversationList
            rows={data.rows}
            filter={filter}
            open={data.counts?.open ?? 0}
            current={current}
            search={params.toString()}
          />
        )}
        <LoadMoreButton label="Show older chats" list={list} />
      </div>
    </section>
  );
}

function optionsOf(
  counts: ListConversationsResponse['counts'] | null,
): { value: ConversationFilter; label: string }[] {
  const numbered = (label: string, count = 0) => (count > 0 ? `${label} ${count}` : label);
  return [
    { value: 'TEAM', label: numbered('Team', counts?.team) },
    { value: 'OPEN', label: numbered('All open', counts?.open) },
    { value: 'CLOSED', label: 'Closed' },
  ];
}
