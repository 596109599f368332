import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { StaffPage } from '../../../ui/staff-page.tsx';
import { ConversationColumn } from './conversation-column.tsx';
import { ConversationPane } from './conversation-pane.tsx';
import { NotificationSoundToggle } from './notification-sound-toggle.tsx';
import { readConversationFilter } from './read-conversation-filter.ts';
import { UndoCloseToast } from './undo-close-toast.tsx';
import { useNewMessageAlerts } from './use-new-message-alerts.ts';

interface StaffChatProps {
  conversationId: string | undefined;
  /** Tabs that lead to the other kinds of messages, such as the inbox. */
  tabs: ReactNode;
}

/** Chat for staff: list of conversations and the open conversation. Phones show only one of them. */
export function StaffChat({ conversationId, tabs }: StaffChatProps) {
  const [params] = useSearchParams();
  const filter = readConversationFilter(params);
  const news = useNewMessageAlerts(filter);
  const [closed, setClosed] = useState<{ id: string; name: string } | null>(null);
  return (
    <StaffPage
      title="Messages"
      steps={tabs}
      actions={<NotificationSoundToggle on={news.allowed} onChange={news.allow} />}
      full
      barClassName={conversationId ? 'max-[60rem]:hidden' : ''}
    >
      <p role="status" className="sr-only">
        {news.announcement}
      </p>
      <div className="max-w-[84rem] min-[60rem]:grid min-[60rem]:h-[calc(100dvh-5.0625rem)] min-[60rem]:min-h-[30rem] min-[60rem]:grid-cols-[clamp(19rem,28vw,24rem)_minmax(0,1fr)] min-[60rem]:gap-6 desk:gap-8 min-[60rem]:px-8 min-[60rem]:py-6">
        <ConversationColumn filter={filter} current={conversationId} />
        {conversationId ? (
          <ConversationPane
            key={conversationId}
            conversationId={conversationId}
            backTo={`/admin/messages/chat?${params}`}
            onMessage={news.hear}
            onClosed={(name) => setClosed({ id: conversationId, name })}
          />
        ) : (
          <p className="self-start rounded-panel border border-hairline p-10 text-center text-stone max-[60rem]:hidden">
            Choose a chat to read it.
          </p>
        )}
      </div>
      {closed && (
        <UndoCloseToast
          key={closed.id}
          conversationId={closed.id}
          name={closed.name}
          onDismiss={() => setClosed(null)}
        />
      )}
    </StaffPage>
  );
}
