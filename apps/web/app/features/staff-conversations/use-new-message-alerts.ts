import type { ConversationRow } from '@studio/contracts/staff-conversations';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { playNotificationSound } from './play-notification-sound.ts';
import type { ConversationListState } from './use-conversations.ts';

const place = 'staff-chat-chime';

/** While the page is out of sight and somebody wants to be called back to it. */
const outOfSightMs = 15_000;

/**
 * Says what is new: to screen readers always; with a chime and a number in the page's title only where the person at
 * this browser has allowed it.
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

/** Tells when a number has grown, but not that it was there. */
function useMoreOf(count: number | null, tell: (count: number) => void): void {
  const before = useRef<number | null>(null);
  const grown = useEffectEvent(tell);
  useEffect(() => {
    if (count !== null && before.current !== null && count > before.current) grown(count);
    before.current = count ?? before.current;
  }, [count]);
}

/** "(2) Chat": seen in a row of tabs. */
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
