import { useEffect, useMemo, useState } from 'react';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { poll } from '../../../lib/query/use-polling.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import type { TimetableData } from './load-timetable.ts';
import { mergeRefreshedSlots, type ShownSlot, toShownSlots } from './shown-slots.ts';

const everyMs = 15_000;

interface Fresh {
  of: TimetableData;
  memberId: string | undefined;
  slots: ShownSlot[];
}

/**
 * Returns the day's classes. Refetches them every 15 s while the page is visible, and when the visitor returns to it.
 * Refetches at once if the data was loaded for another member. If a request fails, the classes stay.
 */
export function useLiveSlots(data: TimetableData): ShownSlot[] {
  const { classes, date, filters } = data;
  const memberId = useSession().user?.id;
  const [refreshed, setRefreshed] = useState<Fresh | null>(null);
  const loaded = classes.value;
  const fresh = refreshed?.of === data && refreshed.memberId === memberId ? refreshed : null;
  const isOtherMember = data.memberId !== memberId;

  useEffect(() => {
    if (!loaded) return;
    const controller = new AbortController();
    const refresh = async () => {
      const slots = await import('./load-timetable-in-browser.ts')
        .then(({ loadClassesInBrowser: loadClassesHere }) => loadClassesHere(date, filters))
        .catch(() => null);
      if (controller.signal.aborted || !slots) return;
      setRefreshed((before) => {
        const shown = before?.of === data ? before.slots : toShownSlots(loaded);
        return { of: data, memberId, slots: mergeRefreshedSlots(shown, slots, getServerTime()) };
      });
    };
    if (isOtherMember) void refresh();
    poll(() => void refresh(), everyMs, controller.signal);
    return () => controller.abort();
  }, [data, loaded, date, filters, memberId, isOtherMember]);

  const loadedSlots = useMemo(() => toShownSlots(loaded ?? []), [loaded]);
  return fresh?.slots ?? loadedSlots;
}
