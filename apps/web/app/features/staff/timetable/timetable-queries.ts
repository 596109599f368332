import type { ClassChanges } from '@studio/contracts/staff-timetable';
import { queryOptions } from '@tanstack/react-query';
import {
  type BedOutage,
  type ChangeScope,
  changeClass,
  closeDays,
  endSeries,
  loadClass,
  loadClassBeds,
  loadClassOptions,
  loadFreeInstructors,
  loadRoster,
  loadWeek,
  previewBedOutage,
} from './timetable-api.ts';

const refreshMs = 30_000;
const previewDelayMs = 350;

/** Queries of the staff timetable. Invalidate `all` after a change to classes, beds or days. */
export const timetableQueries = {
  all: ['staff-timetable'] as const,
  week: (week: string | null) =>
    queryOptions({
      queryKey: ['staff-timetable', 'week', week],
      queryFn: () => loadWeek(week),
      refetchInterval: refreshMs,
    }),
  class: (classId: string) =>
    queryOptions({
      queryKey: ['staff-timetable', 'class', classId],
      queryFn: () => loadClass(classId),
      refetchInterval: refreshMs,
    }),
  roster: (classId: string) =>
    queryOptions({
      queryKey: ['staff-timetable', 'roster', classId],
      queryFn: () => loadRoster(classId),
      refetchInterval: refreshMs,
    }),
  beds: (classId: string) =>
    queryOptions({
      queryKey: ['staff-timetable', 'beds', classId],
      queryFn: () => loadClassBeds(classId),
      refetchInterval: refreshMs,
    }),
  classOptions: () =>
    queryOptions({ queryKey: ['staff-timetable', 'class-options'], queryFn: loadClassOptions }),
  freeInstructors: (classId: string) =>
    queryOptions({
      queryKey: ['staff-timetable', 'free-instructors', classId],
      queryFn: () => loadFreeInstructors(classId),
    }),
  bedOutage: (outage: BedOutage) =>
    queryOptions({
      queryKey: ['staff-timetable-preview', 'bed-outage', outage],
      queryFn: () => previewBedOutage(outage),
      gcTime: 0,
    }),
  change: (classId: string, scope: ChangeScope, changes: ClassChanges) =>
    previewOptions(['change', classId, scope, changes], () => changeClass(classId, scope, changes, true)),
  endOfSeries: (classId: string) => previewOptions(['end', classId], () => endSeries(classId, true)),
  // The preview uses any name, because the effects of closing a day don't depend on its name.
  closure: (date: string, lastDate: string) =>
    previewOptions(['closure', date, lastDate], () => closeDays({ date, lastDate, name: 'Closed' }, true)),
};

/**
 * Previews a change after a short delay. If staff edit the change during the delay, the query is aborted and no
 * request is sent. Doesn't refetch on window focus, because for a preview the server makes the change and rolls it
 * back, which locks the class.
 */
function previewOptions<Preview>(key: readonly unknown[], loadPreview: () => Promise<Preview>) {
  return queryOptions({
    queryKey: ['staff-timetable-preview', ...key],
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, previewDelayMs));
      signal.throwIfAborted();
      return loadPreview();
    },
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}
