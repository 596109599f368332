import type { ConversationFilter } from '@studio/contracts/staff-conversations';
import { useSearchParams } from 'react-router';
import { LoadError } from '../../../ui/load-error.tsx';
import { LoadMoreButton } from '../../../ui/load-more-button.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ConversationList } from './conversation-list.tsx';
import type { ConversationListState } from './use-conversations.ts';

interface ConversationColumnProps {
  list: ConversationListState;
  filter: ConversationFilter;
  /** Open conversation, which replaces the list on phones; undefined if none is open. */
  current: string | undefined;
}

export function ConversationColumn({ list, filter, current }: ConversationColumnProps) {
  const [params, setParams] = useSearchParams();
  const show = (chosen: ConversationFilter) =>
    setParams(chosen === 'PEOPLE' ? {} : { show: chosen }, { replace: true, preventScrollReset: true });
  const { rows, counts, failed } = list;
  return (
    <section
      aria-label="Conversations"
      className={`flex min-h-0 flex-col max-[60rem]:px-5 max-[60rem]:py-6 ${current ? 'max-[60rem]:hidden' : ''}`}
    >
      <SegmentedControl
        legend="Conversation status"
        name="show"
        options={optionsOf(counts)}
        value={filter}
        onChange={show}
      />
      <div className="-mx-1 mt-4 min-h-0 px-1 pb-1 min-[60rem]:overflow-y-auto">
        {failed && (
          <div className="mb-4">
            <LoadError title="Couldn’t load conversations." busy={false} onRetry={list.again} />
          </div>
        )}
        {!rows && !failed && <Skeleton className="h-72 rounded-card" />}
        {rows && (
          <ConversationList
            rows={rows}
            filter={filter}
            open={counts?.open ?? 0}
            current={current}
            search={params.toString()}
          />
        )}
        <LoadMoreButton label="Show older conversations" onMore={list.more} state={list.moreIs} />
      </div>
    </section>
  );
}

function optionsOf(counts: ConversationListState['counts']): { value: ConversationFilter; label: string }[] {
  const numbered = (label: string, count = 0) => (count > 0 ? `${label} ${count}` : label);
  return [
    { value: 'PEOPLE', label: numbered('Team', counts?.people) },
    { value: 'OPEN', label: numbered('All open', counts?.open) },
    { value: 'CLOSED', label: 'Closed' },
  ];
}
