import { isLocalDate } from '@studio/domain/time/local-date';
import { useSearchParams } from 'react-router';

export type TrainerView = 'day' | 'week' | 'availability';

/** State in the URL: view, day, instructor and open class. */
export interface TrainerUrlState {
  view: TrainerView;
  day: string | null;
  classId: string | null;
  selection: string | null;
  toClass: (classId: string) => string;
  /** URL without the open class. */
  backTo: string;
  change: (next: Record<string, string | null>) => void;
}

export function useTrainerUrl(): TrainerUrlState {
  const [query, setQuery] = useSearchParams();
  const view = query.get('view');
  const day = query.get('day');
  const withChanges = (changes: Record<string, string | null>) => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    return next;
  };
  return {
    view: view === 'week' || view === 'availability' ? view : 'day',
    day: day && isLocalDate(day) ? day : null,
    classId: query.get('class'),
    selection: query.get('for'),
    toClass: (classId) => `?${withChanges({ class: classId })}`,
    backTo: `?${withChanges({ class: null })}`,
    change: (next) => setQuery(withChanges(next), { preventScrollReset: true }),
  };
}
