import type { StaffConversation } from '@studio/contracts/staff-conversations';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { ConversationHeader } from './conversation-header.tsx';
import {
  conversationQueries,
  type OpenConversation,
  refetchConversationLists,
} from './conversation-queries.ts';
import type { ConversationAction } from './conversations-api.ts';
import { getVisitorName } from './get-visitor-name.ts';
import { MessageLog } from './message-log.tsx';
import { ReplyBox } from './reply-box.tsx';

interface ConversationPaneProps {
  conversationId: string;
  /** URL of the list, to which phones link back. */
  backTo: string;
  /** Called with the visitor's name and the text of their newest message, when one arrives. */
  onMessage: (message: string) => void;
  onClosed: (name: string) => void;
}

export function ConversationPane({ conversationId, backTo, onMessage, onClosed }: ConversationPaneProps) {
  const queryClient = useQueryClient();
  const {
    data: open,
    isError,
    isSuccess,
    isFetchedAfterMount,
    refetch,
  } = useQuery(conversationQueries.conversation(conversationId));
  // Messages count as new only after the first fetch, because cached data may lack messages that arrived earlier.
  useMessageAnnouncements(isFetchedAfterMount ? open : undefined, onMessage);
  // Loading the messages has also marked the conversation as read, so the lists and counts have changed.
  useOnceTrue(isSuccess && isFetchedAfterMount, () => refetchConversationLists(queryClient));
  const conversation = open === 'gone' ? undefined : open;
  const { heading, box, lead } = useFocusAfterChange(conversation?.isMine ?? false);
  const change = (next: StaffConversation, action: ConversationAction) => {
    lead(action);
    if (action === 'close') onClosed(getVisitorName(next));
  };
  return (
    <div className="flex min-h-0 min-w-0 flex-col max-[60rem]:h-dvh max-md:-mb-6 max-md:h-[calc(100dvh-4.5rem-env(safe-area-inset-bottom))] min-[60rem]:rounded-panel min-[60rem]:border min-[60rem]:border-hairline bg-paper overflow-clip">
      <h1 className="sr-only min-[60rem]:hidden">Messages</h1>
      {!conversation && (
        <div className="grid gap-4 p-5 sm:p-7">
          <BackLink to={backTo} />
          {!open && isError && <LoadError title="Couldn’t load this chat." busy={false} onRetry={refetch} />}
          {!open && !isError && <Skeleton className="h-96 rounded-card" />}
          {open === 'gone' && (
            <p role="status" className="py-10 text-center text-stone">
              The visitor ended this chat, so we’ve deleted it.
            </p>
          )}
        </div>
      )}
      {conversation && (
        <>
          <ConversationHeader
            conversation={conversation}
            isOffline={isError}
            backLink={<BackLink to={backTo} short />}
            heading={heading}
            onChanged={change}
          />
          <MessageLog conversation={conversation} />
          <ReplyBox conversation={conversation} box={box} />
        </>
      )}
    </div>
  );
}

function BackLink({ to, short = false }: { to: string; short?: boolean }) {
  return (
    <Link
      to={to}
      className="-ml-2.5 inline-flex min-h-11 min-w-11 shrink-0 items-center gap-2 self-start px-2.5 font-medium min-[60rem]:hidden"
    >
      <StaffIcon name="arrow-left" size={20} />
      <span className={short ? 'sr-only' : ''}>All chats</span>
    </Link>
  );
}

function useOnceTrue(condition: boolean, callback: () => void): void {
  const latest = useEffectEvent(callback);
  useEffect(() => {
    if (condition) latest();
  }, [condition]);
}

/**
 * Moves the focus after an action, because the clicked button disappears: after taking over, to the reply box, once it
 * is rendered; after other actions, to the heading. Returns the refs of both, and the function to call with the action.
 */
function useFocusAfterChange(isMine: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const [action, lead] = useState<ConversationAction | null>(null);
  useEffect(() => {
    if (!action || (action === 'take' && !isMine)) return;
    const target = action === 'take' ? box : heading;
    target.current?.focus({ preventScroll: true });
    lead(null);
  }, [action, isMine]);
  return { heading, box, lead };
}

/**
 * Calls `callback` when a poll brings new messages of the visitor, with the visitor's name and the newest of them. Ignores
 * messages from before the conversation was opened.
 */
function useMessageAnnouncements(
  open: OpenConversation | undefined,
  callback: (message: string) => void,
): void {
  const lastId = useRef<string | null>(null);
  const announce = useEffectEvent(callback);
  const conversation = open === 'gone' ? null : open;
  const newest = conversation?.messages.find(({ role }) => role === 'user');
  const message = conversation && newest ? `${getVisitorName(conversation)}: ${newest.text}` : '';
  const id = conversation ? (newest?.id ?? 'none') : null;
  useEffect(() => {
    if (id === null) return;
    if (lastId.current !== null && lastId.current !== id) announce(message);
    lastId.current = id;
  }, [id, message]);
}
