import type { ConversationRow } from '@studio/contracts/staff-conversations';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { playNotificationSound } from './play-notification-sound.ts';
import type { ConversationListState } from './use-conversations.ts';

const storageKey = 'staff-chat-chime';

/** Polling interval in ms while the page is hidden and alerts are on. */
const hiddenPollMs = 15_000;

/**
 * Announces new messages to screen readers. Plays a sound and shows a count in the page title only if the user has
 * turned them on.
 */
export function useNewMessageAlerts({ rows, counts, again }: ConversationListState) {
  const [allowed, setAllowed] = useState(() => localStorage.getItem(storageKey) === 'on');
  const [announcement, setAnnouncement] = useState('');
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
  const count = counts && rows ? counts.waiting + rows.filter(needsReply).length : null;
  useOnIncrease(count, (more) =>
    announce(more === 1 ? '1 visitor is waiting for you.' : `${more} visitors are waiting for you.`),
  );
  useTitleCount(allowed ? (count ?? 0) : 0);
  useHiddenPolling(allowed, again);
  return { allowed, allow, said: announcement, hear: announce };
}

function needsReply({ state, unread }: ConversationRow): boolean {
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

function useHiddenPolling(allowed: boolean, refetch: () => Promise<void>): void {
  const latest = useEffectEvent(refetch);
  useEffect(() => {
    if (!allowed) return;
    const timer = setInterval(() => document.hidden && void latest(), hiddenPollMs);
    return () => clearInterval(timer);
  }, [allowed]);
}
