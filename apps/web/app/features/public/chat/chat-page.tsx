import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { ChatPanel, type ChatTourComponent } from './chat-panel.tsx';
import { type ConversationLink, useConversation } from './use-conversation.ts';
import { useHasUnread } from './use-has-unread.ts';
import { useVisibleViewport } from './use-visible-viewport.ts';

/** Shows the conversation of this tab as a page, without a dialog. */
export function ChatPage({ Tour }: { Tour: ChatTourComponent }) {
  const conversation = useConversation(true, useEmailedLink());
  const box = useRef<HTMLTextAreaElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  useVisibleViewport(frame, true);
  useHasUnread(conversation.state.messages, true);
  return (
    <div
      ref={frame}
      data-eager-scripts=""
      className="h-[calc(var(--visible-height,100dvh)-var(--header-full))] min-h-80 overflow-hidden bg-chalk md:h-[min(50rem,calc(100dvh-var(--header-full)-4rem))] md:rounded-panel md:border md:border-hairline md:shadow-1 noscript:hidden"
    >
      <ChatPanel conversation={conversation} heading="h1" Tour={Tour} box={box} />
    </div>
  );
}

/**
 * Returns the conversation link in the URL, which comes from an email; undefined without one. Once the link is followed,
 * removes it from the URL.
 */
function useEmailedLink(): ConversationLink | undefined {
  const [search, setSearch] = useSearchParams();
  const [conversationId, key] = [search.get('c'), search.get('k')];
  if (!conversationId || !key) return undefined;
  return { link: { conversationId, key }, onFollowed: () => setSearch({}, { replace: true }) };
}
