import type { StaffConversation } from '@studio/contracts/staff-conversations';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useRefetchOnChange } from '../../lib/use-refetch-on-change.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StaffIcon } from '../../ui/staff-icon.tsx';
import { ConversationHeader } from './conversation-header.tsx';
import type { ConversationChange } from './conversations-api.ts';
import { getVisitorName } from './get-visitor-name.ts';
import { MessageLog } from './message-log.tsx';
import { ReplyBox } from './reply-box.tsx';
import { type OpenConversation, useConversation } from './use-conversation.ts';

interface ConversationPaneProps {
  conversationId: string;
  /** URL of the list, for phones. */
  back: string;
  /** Number of undone closings. A change triggers a refetch. */
  undone: number;
  /** Called with the text of a new message from the visitor. */
  onHeard: (words: string) => void;
  onChanged: () => void;
  onClosed: (name: string) => void;
}

export function ConversationPane({
  conversationId,
  back,
  undone,
  onHeard,
  onChanged,
  onClosed,
}: ConversationPaneProps) {
  const { open, failed, again, put } = useConversation(conversationId);
  useHearing(open, onHeard);
  useOnceLoaded(open !== null, onChanged);
  useRefetchOnChange(undone, () => void again());
  const { heading, box, lead } = useLeading();
  const show = (next: StaffConversation) => {
    put(next);
    onChanged();
  };
  const change = (next: StaffConversation, by: ConversationChange) => {
    show(next);
    lead(by);
    if (by === 'close') onClosed(getVisitorName(next));
  };
  return (
    <div className="flex min-h-0 min-w-0 flex-col max-[60rem]:h-dvh max-md:-mb-6 max-md:h-[calc(100dvh-4.5rem-env(safe-area-inset-bottom))] min-[60rem]:rounded-panel min-[60rem]:border min-[60rem]:border-hairline bg-paper overflow-clip">
      <h1 className="sr-only min-[60rem]:hidden">Messages</h1>
      {(!open || open === 'gone') && (
        <div className="grid gap-4 p-5 sm:p-7">
          <BackLink to={back} />
          {!open && failed && (
            <LoadError title="Could not load this conversation." busy={false} onRetry={again} />
          )}
          {!open && !failed && <Skeleton className="h-96 rounded-card" />}
          {open === 'gone' && (
            <p role="status" className="py-10 text-center text-stone">
              This conversation is over. The visitor has ended it, and nothing of it is kept.
            </p>
          )}
        </div>
      )}
      {open && open !== 'gone' && (
        <>
          <ConversationHeader
            conversation={open}
            cutOff={failed}
            back={<BackLink to={back} short />}
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

/** Reports that the conversation now counts as read, so that the list and the unread count can refresh. */
function useOnceLoaded(loaded: boolean, tell: () => void): void {
  const latest = useEffectEvent(tell);
  useEffect(() => {
    if (loaded) latest();
  }, [loaded]);
}

/**
 * Moves the focus after an action, because the pressed button is gone. Taking over leads to the reply box, other
 * actions to the heading.
 */
function useLeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const [led, setLed] = useState<{ by: ConversationChange } | null>(null);
  useEffect(() => {
    const place = led?.by === 'take' ? box : heading;
    if (led) place.current?.focus({ preventScroll: true });
  }, [led]);
  return { heading, box, lead: (by: ConversationChange) => setLed({ by }) };
}

/** Reports messages that the visitor has sent since the conversation was opened. */
function useHearing(open: OpenConversation | null, tell: (words: string) => void): void {
  const heard = useRef<string | null>(null);
  const hear = useEffectEvent(tell);
  const conversation = open === 'gone' ? null : open;
  const newest = conversation?.messages.find(({ role }) => role === 'user');
  const words = conversation && newest ? `${getVisitorName(conversation)}: ${newest.text}` : '';
  const id = conversation ? (newest?.id ?? 'none') : null;
  useEffect(() => {
    if (id === null) return;
    if (heard.current !== null && heard.current !== id) hear(words);
    heard.current = id;
  }, [id, words]);
}
