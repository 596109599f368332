import { useRef } from 'react';
import { useSearchParams } from 'react-router';

const dateForm = /^\d{4}-\d{2}-\d{2}$/;

/** State in the URL: the week, given by any of its days, the open class, and the day that phones show. */
export interface WeekUrlState {
  week: string | null;
  classId: string | null;
  day: string | null;
  goTo: (week: string | null) => void;
  chooseDay: (day: string) => void;
  /** Returns the URL of a class in this week. */
  toClass: (classId: string) => string;
  closeClass: () => void;
  /** Shows a class, or only its week if `classId` is null. */
  show: (date: string, classId: string | null) => void;
}

export function useWeekUrl(): WeekUrlState {
  const [query, setQuery] = useSearchParams();
  const week = dated(query.get('week'));
  const classId = query.get('class');
  const change = (next: Record<string, string | null>, replace: boolean) =>
    setQuery(withChanges(query, next), { replace, preventScrollReset: true });
  const closing = useRef<string | null>(null);
  return {
    week,
    classId,
    day: dated(query.get('day')) ?? week,
    goTo: (to) => change({ week: to, class: null, day: null }, false),
    chooseDay: (day) => change({ day }, true),
    toClass: (to) => `?${withChanges(query, { class: to })}`,
    closeClass: () => {
      closing.current = classId;
      change({ class: null }, true);
      // Returns the focus to the class once the panel is removed.
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>(`[data-cell="${CSS.escape(closing.current ?? '')}"]`)?.focus(),
      );
    },
    show: (date, to) => change({ week: date, day: date, class: to }, false),
  };
}

function dated(text: string | null): string | null {
  return text && dateForm.test(text) ? text : null;
}

function withChanges(query: URLSearchParams, changes: Record<string, string | null>): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}
