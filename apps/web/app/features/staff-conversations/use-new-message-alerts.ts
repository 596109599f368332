import type { ConversationRow } from '@studio/contracts/staff-conversations';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { playNotificationSound } from './play-notification-sound.ts';
import type { ConversationListState } from './use-conversations.ts';

const place = 'staff-chat-chime';

/** Polling interval while the page is hidden and alerts are on. */
const outOfSightMs = 15_000;

/**
 * Announces new messages to screen readers. Plays a sound and shows a count in the page title only if the user has
 * turned them on.
 */
export function useNewMessageAlerts({ rows, counts, again }: ConversationListState) {
  const [allowed, setAllowed] = useState(() => localStorage.getItem(place) === 'on');
  const [said, setSaid] = useState('');
  const allow = (on: boolean) => {
    setAllowed(on);
    if (on) localStorage.setItem(place, 'on');
    else localStorage.removeItem(place);
    if (on) playNotificationSound();
  };
  const hear = (words: string) => {
    setSaid(words);
    if (allowed) playNotificationSound();
  };
  const count = counts && rows ? counts.waiting + rows.filter(wantsAnswer).length : null;
  useMoreOf(count, (more) =>
    hear(more === 1 ? '1 visitor waits for you.' : `${more} visitors wait for you.`),
  );
  useTitleCount(allowed ? (count ?? 0) : 0);
  useOutOfSight(allowed, again);
  return { allowed, allow, said, hear };
}

function wantsAnswer({ state, unread }: ConversationRow): boolean {
  return state === 'TEAM' && unread > 0;
}

/** Calls `tell` when the number grows, but not for its first value. */
function useMoreOf(count: number | null, tell: (count: number) => void): void {
  const before = useRef<number | null>(null);
  const grown = useEffectEvent(tell);
  useEffect(() => {
    if (count !== null && before.current !== null && count > before.current) grown(count);
    before.current = count ?? before.current;
  }, [count]);
}

/** Shows the count in the tab title: "(2) Chat". */
function useTitleCount(count: number): void {
  useEffect(() => {
    if (count === 0) return;
    document.title = `(${count}) ${document.title}`;
    return () => {
      document.title = document.title.replace(/^\(\d+\) /, '');
    };
  }, [count]);
}

function useOutOfSight(allowed: boolean, look: () => Promise<void>): void {
  const latest = useEffectEvent(look);
  useEffect(() => {
    if (!allowed) return;
    const timer = setInterval(() => document.hidden && void latest(), outOfSightMs);
    return () => clearInterval(timer);
  }, [allowed]);
}
