import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { opensElsewhere } from '../../lib/page-link.ts';
import { chatKey } from './chat-key.ts';

interface ChatPlaceProps {
  /** Stable: made once. */
  load: () => Promise<{ default: ComponentType<{ asked: Event }> }>;
}

/**
 * Where the chat appears, over any page: every link to it asks for it, and until then nothing of it is loaded, unless
 * this tab has a conversation already. When it does not come, the link leads to its page.
 */
export function ChatPlace({ load }: ChatPlaceProps) {
  const [asked, setAsked] = useState<Event | null>(null);
  const [Chat] = useState(() =>
    lazy(() =>
      load().catch(() => {
        location.assign('/live-chat');
        return { default: () => null };
      }),
    ),
  );
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a[href="/live-chat"]');
      if (!link || opensElsewhere(event) || location.pathname === '/live-chat') return;
      event.preventDefault();
      setAsked(event);
    };
    addEventListener('click', press, true);
    try {
      if (sessionStorage.getItem(chatKey)) setAsked(new Event(chatKey));
    } catch {
      // Blocked storage keeps no conversation.
    }
    return () => removeEventListener('click', press, true);
  }, []);
  return (
    asked && (
      <Suspense>
        <Chat asked={asked} />
      </Suspense>
    )
  );
}
