import type { ConversationFilter } from '@studio/contracts/staff-conversations';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { countAnew } from '../../lib/staff-counts.ts';
import { Failed } from '../../ui/failed.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ToolPage } from '../../ui/tool-page.tsx';
import { ChimeSwitch } from './chime-switch.tsx';
import { ConversationList } from './conversation-list.tsx';
import { ConversationPane } from './conversation-pane.tsx';
import { UndoClosing } from './undo-closing.tsx';
import { useConversations } from './use-conversations.ts';
import { useNews } from './use-news.ts';

const filters: readonly ConversationFilter[] = ['PEOPLE', 'OPEN', 'CLOSED'];

interface StaffChatProps {
  conversationId: string | undefined;
  /** Ways to the other kinds of messages. */
  tabs: ReactNode;
}

/** The chat, seen from the studio: who is there, and (on phones in place of that) the conversation that is open. */
export function StaffChat({ conversationId, tabs }: StaffChatProps) {
  const [params, setParams] = useSearchParams();
  const filter = filters.find((one) => one === params.get('show')) ?? 'PEOPLE';
  const list = useConversations(filter);
  const news = useNews(list);
  const [undone, setUndone] = useState(0);
  const [closed, setClosed] = useState<{ id: string; name: string } | null>(null);
  const onChanged = () => {
    void list.again();
    countAnew();
  };
  return (
    <ToolPage
      title="Messages"
      steps={tabs}
      actions={<ChimeSwitch on={news.allowed} onChange={news.allow} />}
      full
      barClassName={conversationId ? 'max-[60rem]:hidden' : ''}
    >
      <p role="status" className="sr-only">
        {news.said}
      </p>
      <div className="max-w-[84rem] min-[60rem]:grid min-[60rem]:h-[calc(100dvh-5.0625rem)] min-[60rem]:min-h-[30rem] min-[60rem]:grid-cols-[clamp(19rem,28vw,24rem)_minmax(0,1fr)] min-[60rem]:gap-6 desk:gap-8 min-[60rem]:px-8 min-[60rem]:py-6">
        <section
          aria-label="Conversations"
          className={`flex min-h-0 flex-col max-[60rem]:px-5 max-[60rem]:py-6 ${conversationId ? 'max-[60rem]:hidden' : ''}`}
        >
          <Segmented
            legend="Which conversations"
            name="show"
            options={optionsOf(list.counts)}
            value={filter}
            onChange={(show) =>
              setParams(show === 'PEOPLE' ? {} : { show }, { replace: true, preventScrollReset: true })
            }
          />
          <div className="-mx-1 mt-4 min-h-0 px-1 pb-1 min-[60rem]:overflow-y-auto">
            {list.failed && (
              <div className="mb-4">
                <Failed title="Could not load the conversations." busy={false} onRetry={list.again} />
              </div>
            )}
            {!list.rows && !list.failed && <Skeleton className="h-72 rounded-card" />}
            {list.rows && (
              <ConversationList
                rows={list.rows}
                filter={filter}
                open={list.counts?.open ?? 0}
                current={conversationId}
                search={params.toString()}
              />
            )}
            <MoreButton label="Show older ones" onMore={list.more} state={list.moreIs} />
          </div>
        </section>
        {conversationId ? (
          <ConversationPane
            key={conversationId}
            conversationId={conversationId}
            back={`/admin/messages/chat?${params}`}
            undone={undone}
            onHeard={news.hear}
            onChanged={onChanged}
            onClosed={(name) => setClosed({ id: conversationId, name })}
          />
        ) : (
          <p className="self-start rounded-panel border border-hairline p-10 text-center text-stone max-[60rem]:hidden">
            Choose a conversation to read it here.
          </p>
        )}
      </div>
      {closed && (
        <UndoClosing
          key={closed.id}
          conversationId={closed.id}
          name={closed.name}
          onUndone={() => {
            setUndone((count) => count + 1);
            onChanged();
          }}
          onGone={() => setClosed(null)}
        />
      )}
    </ToolPage>
  );
}

function optionsOf(counts: { people: number; open: number } | null) {
  const numbered = (label: string, count = 0) => (count > 0 ? `${label} ${count}` : label);
  const options: { value: ConversationFilter; label: string }[] = [
    { value: 'PEOPLE', label: numbered('People', counts?.people) },
    { value: 'OPEN', label: numbered('Open', counts?.open) },
    { value: 'CLOSED', label: 'Closed' },
  ];
  return options;
}
