import type { DoorMark, MarkOutcome } from '@studio/contracts/staff-door';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { type DoorRow, doorRows } from './door-rows.ts';
import { keepDoor } from './own-document.ts';
import { signal } from './signals.ts';
import { type Day, useDay } from './use-day.ts';
import { type Lookups, useLookup } from './use-lookup.ts';
import { type Marks, useMarks } from './use-marks.ts';
import { useReach } from './use-reach.ts';

export interface Door extends Day {
  reachable: boolean;
  marks: Marks;
  codes: Lookups;
  rows: readonly DoorRow[];
  /** Marks somebody, in the list and in the result at once. */
  press: (bookingId: string, kind: DoorMark['kind']) => void;
}

/** Everything the door is about: today, who is expected, marks on their way, and the code that was read last. `first`: the class to begin with. */
export function useDoor(first: string | null): Door {
  const back = useRef<() => void>(() => {});
  const told = useRef<(outcomes: readonly MarkOutcome[]) => void>(() => {});
  const { reachable, setReachable } = useReach(useCallback(() => back.current(), []));
  const day = useDay(setReachable, first);
  const onOutcomes = useCallback((outcomes: readonly MarkOutcome[]) => told.current(outcomes), []);
  const marks = useMarks({ setReachable, onOutcomes });
  const codes = useLookup({ day: day.day, roster: day.roster, queue: marks.queue }, setReachable);
  useEffect(() => {
    told.current = (outcomes) => {
      day.take(outcomes);
      codes.take(outcomes);
      // A list that was asked for before the marks had arrived may come after their outcomes.
      void day.again();
    };
    back.current = () => {
      marks.send();
      void day.again();
    };
  });
  const { pressed } = codes;
  const { press: pressMark } = marks;
  const press = useCallback(
    (bookingId: string, kind: DoorMark['kind']) => {
      pressMark(bookingId, kind);
      pressed(bookingId, kind);
      if (kind === 'HERE') signal('yes');
    },
    [pressMark, pressed],
  );
  const names = day.klass?.names;
  const rows = useMemo(
    () => doorRows(names ?? [], day.roster?.rows ?? null, marks.queue),
    [names, day.roster, marks.queue],
  );
  const isShown = day.day !== null;
  useEffect(() => {
    if (isShown) void keepDoor();
  }, [isShown]);
  return { ...day, reachable, marks, codes, rows, press };
}
