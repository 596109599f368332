import { useEffect, useState } from 'react';
import { serverNow } from '../../lib/server-clock.ts';
import { freshSlots, type ShownSlot, shownSlots } from './fresh-slots.ts';
import type { TimetableData } from './load-timetable.ts';

const everyMs = 15_000;

/** When somebody comes back to the page, it is looked at again, but not at every flick between windows. */
const againAfterMs = 3_000;

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
    let asked = Date.now();
    let left = false;
    const look = async () => {
      asked = Date.now();
      const slots = await import('./load-here.ts')
        .then(({ loadClassesHere }) => loadClassesHere(date, filters))
        .catch(() => null);
      if (left || !slots) return;
      setFresh((before) => {
        const shown = before?.of === data ? before.slots : shownSlots(loaded);
        return { of: data, slots: freshSlots(shown, slots, serverNow()) };
      });
    };
    const timer = setInterval(() => !document.hidden && void look(), everyMs);
    const back = () => !document.hidden && Date.now() - asked > againAfterMs && void look();
    document.addEventListener('visibilitychange', back);
    addEventListener('focus', back);
    return () => {
      left = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', back);
      removeEventListener('focus', back);
    };
  }, [data, loaded, date, filters]);

  return fresh?.of === data ? fresh.slots : shownSlots(loaded ?? []);
}
