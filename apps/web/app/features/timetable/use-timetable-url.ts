import type { TimetableQuery } from '@studio/domain/timetable/timetable-query';
import { useMemo } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { getStartTime } from '../../lib/class-text.ts';
import type { ShownSlot } from './merge-refreshed-slots.ts';
import { hasSameClasses, parseTimetableUrl, withOpenClass } from './timetable-url.ts';

export interface TimetableUrlState {
  /** What is asked for: the address on its way when there is one, so that a choice shows at once. */
  query: TimetableQuery;
  /** Other classes are on their way. */
  pending: boolean;
  /** The class that stands open. */
  openSlot: ShownSlot | null;
  /** Opens a class, or none. It replaces the address: opening is looking, not going somewhere. */
  open: (slot: ShownSlot | null) => void;
}

/** The address as the timetable's state. */
export function useTimetableUrl(slots: readonly ShownSlot[]): TimetableUrlState {
  const { pathname, search } = useLocation();
  const { location: next } = useNavigation();
  const navigate = useNavigate();
  const current = useMemo(() => parseTimetableUrl(search), [search]);
  const coming = next?.pathname === pathname ? parseTimetableUrl(next.search) : current;
  const pending = !hasSameClasses(coming, current);
  return {
    query: coming,
    pending,
    openSlot: pending ? null : openSlotOf(coming, slots),
    open: (slot) => {
      const time = slot && getStartTime(slot);
      const alike = slots.filter((one) => getStartTime(one) === time).length > 1;
      const to = withOpenClass(current, time, slot && alike ? slot.classId : null);
      void navigate({ search: to }, { replace: true, preventScrollReset: true });
    },
  };
}

function openSlotOf({ classId, time }: TimetableQuery, slots: readonly ShownSlot[]): ShownSlot | null {
  const named = classId ? slots.find((slot) => slot.classId === classId) : undefined;
  return named ?? slots.find((slot) => getStartTime(slot) === time) ?? null;
}
