import type { TimetableQuery } from '@studio/domain/timetable/timetable-query';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { getStartTime } from '../../../lib/format/class-text.ts';
import type { ShownSlot } from './shown-slots.ts';
import { buildSearchWithOpenClass, hasSameClasses, parseTimetableUrl } from './timetable-url.ts';

export interface TimetableUrlState {
  /** Query of the pending navigation, or else of the URL, so that the page shows a choice at once. */
  query: TimetableQuery;
  /** Whether the classes of a pending navigation are loading. */
  pending: boolean;
  openSlot: ShownSlot | null;
  /** Opens a class, or none. Replaces the history entry, because opening a class isn't a navigation. */
  open: (slot: ShownSlot | null) => void;
}

/** Derives the timetable's state from the URL. */
export function useTimetableUrl(slots: readonly ShownSlot[]): TimetableUrlState {
  const { pathname, search } = useLocation();
  const { location: next } = useNavigation();
  const navigate = useNavigate();
  const current = useMemo(() => parseTimetableUrl(search), [search]);
  const nextSearch = next?.pathname === pathname ? next.search : search;
  // Memoised by the text of the query, so that the pickers don't render again when the navigation completes.
  const nextQuery = useMemo(() => parseTimetableUrl(nextSearch), [nextSearch]);
  const pending = !hasSameClasses(nextQuery, current);
  const open = useCallback(
    (slot: ShownSlot | null) => {
      const time = slot && getStartTime(slot);
      const isAmbiguous = slots.filter((one) => getStartTime(one) === time).length > 1;
      const to = buildSearchWithOpenClass(current, time, slot && isAmbiguous ? slot.classId : null);
      void navigate({ search: to }, { replace: true, preventScrollReset: true });
    },
    [current, slots, navigate],
  );
  return {
    query: nextQuery,
    pending,
    openSlot: pending ? null : openSlotOf(nextQuery, slots),
    open,
  };
}

function openSlotOf({ classId, time }: TimetableQuery, slots: readonly ShownSlot[]): ShownSlot | null {
  const named = classId ? slots.find((slot) => slot.classId === classId) : undefined;
  return named ?? slots.find((slot) => getStartTime(slot) === time) ?? null;
}
