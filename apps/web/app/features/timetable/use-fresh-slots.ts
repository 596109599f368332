import { useEffect, useState } from 'react';
import { serverNow } from '../../lib/server-clock.ts';
import { lookAgain } from '../../lib/use-look-again.ts';
import { freshSlots, type ShownSlot, shownSlots } from './fresh-slots.ts';
import type { TimetableData } from './load-timetable.ts';

const everyMs = 15_000;

/**
 * The classes of the day with the places that are left now: asked for every 15 s while the page is visible, and when
 * somebody comes back to it. A call that fails changes nothing; the next one may do better.
 */
export function useFreshSlots(data: TimetableData): ShownSlot[] {
  const { classes, date, filters } = data;
  const [fresh, setFresh] = useState<{ of: TimetableData; slots: ShownSlot[] } | null>(null);
  const loaded = classes.value;

  useEffect(() => {
    if (!loaded) return;
    const gone = new AbortController();
    const look = async () => {
      const slots = await import('./load-here.ts')
        .then(({ loadClassesHere }) => loadClassesHere(date, filters))
        .catch(() => null);
      if (gone.signal.aborted || !slots) return;
      setFresh((before) => {
        const shown = before?.of === data ? before.slots : shownSlots(loaded);
        return { of: data, slots: freshSlots(shown, slots, serverNow()) };
      });
    };
    lookAgain(() => void look(), everyMs, gone.signal);
    return () => gone.abort();
  }, [data, loaded, date, filters]);

  return fresh?.of === data ? fresh.slots : shownSlots(loaded ?? []);
}
