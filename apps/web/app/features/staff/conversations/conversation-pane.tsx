import type { StaffConversation } from '@studio/contracts/staff-conversations';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useRefetchOnChange } from '../../../lib/query/use-refetch-on-change.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { ConversationHeader } from './conversation-header.tsx';
import type { ConversationChange } from './conversations-api.ts';
import { getVisitorName } from './get-visitor-name.ts';
import { MessageLog } from './message-log.tsx';
import { ReplyBox } from './reply-box.tsx';
import { type OpenConversation, useConversation } from './use-conversation.ts';

interface ConversationPaneProps {
  conversationId: string;
  /** URL of the list, to which phones link back. */
  backTo: string;
  /** Number of times that closing was undone. A change triggers a refetch. */
  undone: number;
  /** Called with the text of a new message from the visitor. */
  onMessage: (message: string) => void;
  onChanged: () => void;
  onClosed: (name: string) => void;
}

export function ConversationPane({
  conversationId,
  backTo,
  undone,
  onMessage,
  onChanged,
  onClosed,
}: ConversationPaneProps) {
  const { open, failed, again, put } = useConversation(conversationId);
  useMessageAnnouncements(open, onMessage);
  useOnceLoaded(open !== null, onChanged);
  useRefetchOnChange(undone, () => void again());
  const { heading, box, lead } = useFocusAfterChange();
  const show = (next: StaffConversation) => {
    put(next);
    onChanged();
  };
  const change = (next: StaffConversation, action: ConversationChange) => {
    show(next);
    lead(action);
    if (action === 'close') onClosed(getVisitorName(next));
  };
  return (
    <div className="flex min-h-0 min-w-0 flex-col max-[60rem]:h-dvh max-md:-mb-6 max-md:h-[calc(100dvh-4.5rem-env(safe-area-inset-bottom))] min-[60rem]:rounded-panel min-[60rem]:border min-[60rem]:border-hairline bg-paper overflow-clip">
      <h1 className="sr-only min-[60rem]:hidden">Messages</h1>
      {(!open || open === 'gone') && (
        <div className="grid gap-4 p-5 sm:p-7">
          <BackLink to={backTo} />
          {!open && failed && (
            <LoadError title="Couldn’t load this conversation." busy={false} onRetry={again} />
          )}
          {!open && !failed && <Skeleton className="h-96 rounded-card" />}
          {open === 'gone' && (
            <p role="status" className="py-10 text-center text-stone">
              The visitor ended this conversation, so we’ve deleted it.
            </p>
          )}
        </div>
      )}
      {open && open !== 'gone' && (
        <>
          <ConversationHeader
            conversation={open}
            isOffline={failed}
            backLink={<BackLink to={backTo} short />}
            heading={heading}
            onChanged={change}
          />
          <MessageLog conversation={open} />
          <ReplyBox conversation={open} box={box} onSent={show} />
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
      <span className={short ? 'sr-only' : ''}>All conversations</span>
    </Link>
  );
}

/** Calls `callback` once the conversation is loaded, which also marks it as read on the server. */
function useOnceLoaded(loaded: boolean, callback: () => void): void {
  const latest = useEffectEvent(callback);
  useEffect(() => {
    if (loaded) latest();
  }, [loaded]);
}

/**
 * Returns functions that move the focus after an action, because the clicked button is removed: after taking
 * over to the reply box, after other actions to the heading.
 */
function useFocusAfterChange() {
  const heading = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const [lastChange, setLastChange] = useState<{ by: ConversationChange } | null>(null);
  useEffect(() => {
    const place = lastChange?.by === 'take' ? box : heading;
    if (lastChange) place.current?.focus({ preventScroll: true });
  }, [lastChange]);
  return { heading, box, lead: (action: ConversationChange) => setLastChange({ by: action }) };
}

/** Calls `callback` with each message that the visitor sends after the conversation was opened. */
function useMessageAnnouncements(open: OpenConversation | null, callback: (message: string) => void): void {
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
