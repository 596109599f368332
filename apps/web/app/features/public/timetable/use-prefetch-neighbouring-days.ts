import type { TimetableQuery } from '@studio/domain/timetable/timetable-query';
import { whenIdle } from '@studio/islands/when-idle';
import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import type { TimetableData } from './load-timetable.ts';

/**
 * Prefetches the days around the shown one while the browser is idle, so that the page can show them at once. If the
 * shown day itself was prefetched, requests its current classes. Does nothing for visitors who save data.
 */
export function usePrefetchNeighbouringDays(data: TimetableData, query: TimetableQuery): void {
  const { revalidate } = useRevalidator();
  const prefetch = useEffectEvent(async (signal: AbortSignal) => {
    const { prefetchNeighbouringDays } = await import('./load-timetable-in-browser.ts');
    await prefetchNeighbouringDays(data, query, signal);
  });
  useEffect(() => {
    if (data.prefetched) {
      void revalidate();
      return;
    }
    if (savesData()) return;
    const controller = new AbortController();
    whenIdle(() => void prefetch(controller.signal).catch(() => {}), controller.signal);
    return () => controller.abort();
  }, [data, revalidate]);
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
