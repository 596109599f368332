import { useEffect, useState } from 'react';
import { getServerTime } from '../../lib/server-clock.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { poll } from '../../lib/use-polling.ts';
import type { TimetableData } from './load-timetable.ts';
import { mergeRefreshedSlots, type ShownSlot, toShownSlots } from './merge-refreshed-slots.ts';

const everyMs = 15_000;

interface Fresh {
  of: TimetableData;
  memberId: string | undefined;
  slots: ShownSlot[];
}

/**
 * Refetches the day's classes every 15 s while the page is visible, and when the visitor returns to it.
 * Refetches at once when the data was loaded for another member. A failed request changes nothing.
 */
export function useLiveSlots(data: TimetableData): ShownSlot[] {
  const { classes, date, filters } = data;
  const memberId = useSession().user?.id;
  const [known, setKnown] = useState<Fresh | null>(null);
  const loaded = classes.value;
  const fresh = known?.of === data && known.memberId === memberId ? known : null;
  const foreign = data.memberId !== memberId;

  useEffect(() => {
    if (!loaded) return;
    const gone = new AbortController();
    const look = async () => {
      const slots = await import('./load-in-browser.ts')
        .then(({ loadClassesInBrowser: loadClassesHere }) => loadClassesHere(date, filters))
        .catch(() => null);
      if (gone.signal.aborted || !slots) return;
      setKnown((before) => {
        const shown = before?.of === data ? before.slots : toShownSlots(loaded);
        return { of: data, memberId, slots: mergeRefreshedSlots(shown, slots, getServerTime()) };
      });
    };
    if (foreign) void look();
    poll(() => void look(), everyMs, gone.signal);
    return () => gone.abort();
  }, [data, loaded, date, filters, memberId, foreign]);

  return fresh?.slots ?? toShownSlots(loaded ?? []);
}
