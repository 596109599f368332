import type { ConversationFilter, ConversationSummary } from '@studio/contracts/staff-conversations';
import { formatCount } from '@studio/domain/text/format';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { conversationQueries } from './conversation-queries.ts';
import { playNotificationSound } from './play-notification-sound.ts';

const storageKey = 'staff-chat-chime';

/**
 * Announces to screen readers when more visitors wait for a reply, and the messages passed to `hear`. Plays a sound and
 * shows a count in the page title only if the user has turned them on; then it also polls in a hidden tab.
 */
export function useNewMessageAlerts(filter: ConversationFilter) {
  const [allowed, setAllowed] = useState(() => localStorage.getItem(storageKey) === 'on');
  const [announcement, setAnnouncement] = useState('');
  const { data } = useInfiniteQuery({
    ...conversationQueries.list(filter),
    refetchIntervalInBackground: allowed,
  });
  const allow = (on: boolean) => {
    setAllowed(on);
    if (on) localStorage.setItem(storageKey, 'on');
    else localStorage.removeItem(storageKey);
    if (on) playNotificationSound();
  };
  const announce = (message: string) => {
    setAnnouncement(message);
    if (allowed) playNotificationSound();
  };
  const count = data?.counts ? data.counts.waiting + data.rows.filter(needsReply).length : null;
  useOnIncrease(count, (more) =>
    announce(`${formatCount(more, 'visitor is', 'visitors are')} waiting for you.`),
  );
  useTitleCount(allowed ? (count ?? 0) : 0);
  return { allowed, allow, announcement, hear: announce };
}

function needsReply({ state, unread }: ConversationSummary): boolean {
  return state === 'TEAM' && unread > 0;
}

/** Calls `onIncrease` when the number grows, but not for its first value. */
function useOnIncrease(count: number | null, onIncrease: (count: number) => void): void {
  const before = useRef<number | null>(null);
  const notify = useEffectEvent(onIncrease);
  useEffect(() => {
    if (count !== null && before.current !== null && count > before.current) notify(count);
    before.current = count ?? before.current;
  }, [count]);
}

/** Shows the count in the page title, such as "(2) Chat". */
function useTitleCount(count: number): void {
  useEffect(() => {
    if (count === 0) return;
    document.title = `(${count}) ${document.title}`;
    return () => {
      document.title = document.title.replace(/^\(\d+\) /, '');
    };
  }, [count]);
}
