import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../../lib/session/use-session.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ChatDialog } from './chat-dialog.tsx';
import { ChatPanel, type ChatTourComponent } from './chat-panel.tsx';
import { useConversation } from './use-conversation.ts';
import { useHasUnread } from './use-has-unread.ts';

export interface ChatOverlayProps {
  /** Event that mounted the chat. Each click opens the chat; after any other event it mounts closed. */
  trigger: Event;
  Tour: ChatTourComponent;
}

/**
 * Shows the chat above any page. While closed, the chat keeps polling for replies. The chat's own page
 * doesn't render this overlay.
 */
export function ChatOverlay({ trigger, Tour }: ChatOverlayProps) {
  const { pathname } = useLocation();
  const { user } = useSession();
  const [openOn, setOpenOn] = useState<string | null>(null);
  // A visitor who follows a link in the chat wants to see the new page, so the chat closes.
  if (openOn !== null && openOn !== pathname) setOpenOn(null);
  useEffect(() => {
    if (trigger.type !== 'click') return;
    // Closes the phone menu that contains the clicked link.
    (trigger.target as Element).closest('dialog')?.close();
    setOpenOn(location.pathname);
  }, [trigger]);
  if (pathname === '/live-chat') return null;
  // A login or logout remounts the chat, so that it loads the current visitor's conversation.
  return <ChatHost key={user?.id} open={openOn === pathname} onClose={() => setOpenOn(null)} Tour={Tour} />;
}

interface ChatHostProps extends Pick<ChatOverlayProps, 'Tour'> {
  open: boolean;
  onClose: () => void;
}

function ChatHost({ open, onClose, Tour }: ChatHostProps) {
  const conversation = useConversation(open);
  const titleId = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const unread = useHasUnread(conversation.state.messages, open);
  useUnreadIndicator(unread);
  return (
    <>
      <p role="status" className="sr-only">
        {unread && 'New reply in live chat'}
      </p>
      <ChatDialog open={open} onClose={onClose} labelledBy={titleId} box={box}>
        <ChatPanel
          conversation={conversation}
          heading="h2"
          titleId={titleId}
          Tour={Tour}
          box={box}
          close={
            <button
              type="button"
              aria-label="Close"
              onClick={onClose}
              className="inline-flex size-11 shrink-0 items-center justify-center rounded-input hover:text-clay-deep"
            >
              <Icon name="x" size={24} />
            </button>
          }
        />
      </ChatDialog>
    </>
  );
}

/**
 * Marks the document while a reply is unread.
 * The header is static markup, so CSS shows the indicator (styles/header.css).
 */
function useUnreadIndicator(unread: boolean): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (unread) dataset.chatUnread = '';
    else delete dataset.chatUnread;
  }, [unread]);
}
