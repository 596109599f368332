import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { countAnew } from '../../lib/staff-counts.ts';
import { ToolPage } from '../../ui/tool-page.tsx';
import { ChimeSwitch } from './chime-switch.tsx';
import { ConversationColumn } from './conversation-column.tsx';
import { ConversationPane } from './conversation-pane.tsx';
import { UndoClosing } from './undo-closing.tsx';
import { filterOf, useConversations } from './use-conversations.ts';
import { useNews } from './use-news.ts';

interface StaffChatProps {
  conversationId: string | undefined;
  /** Ways to the other kinds of messages. */
  tabs: ReactNode;
}

/** The chat, seen from the studio: who is there, and (on phones in place of that) the conversation that is open. */
export function StaffChat({ conversationId, tabs }: StaffChatProps) {
  const [params] = useSearchParams();
  const filter = filterOf(params);
  const list = useConversations(filter);
  const news = useNews(list);
  const [undone, setUndone] = useState(0);
  const [closed, setClosed] = useState<{ id: string; name: string } | null>(null);
  const onChanged = () => {
    void list.again();
    countAnew();
  };
  const onUndone = () => {
    setUndone((count) => count + 1);
    onChanged();
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
        <ConversationColumn list={list} filter={filter} current={conversationId} />
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
          onUndone={onUndone}
          onGone={() => setClosed(null)}
        />
      )}
    </ToolPage>
  );
}
