import type { LocalDate } from '@studio/domain/time/local-date';
import { type FocusEvent, type KeyboardEvent, memo, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { getNextFocusedDay } from './get-next-focused-day.ts';

export interface MonthCell {
  date: LocalDate;
  /** Accessible name, with the reason if the day can't be selected. */
  label: string;
  /** Link of the day; null when it can't be selected. */
  to: string | null;
  today: boolean;
  /** Whether the day belongs to the previous or next month. */
  outside: boolean;
  /** Whether the day is selectable but has no entries. */
  empty?: boolean;
  /** Returns the marks below the number of the day, which is chosen or not. */
  mark: (isChosen: boolean) => ReactNode;
}

export interface MonthGridProps {
  label: string;
  /** 42 days, starting on a Monday. */
  cells: readonly MonthCell[];
  chosen: LocalDate | null;
  /** Date of the only cell in the tab order. */
  focusDate: LocalDate;
  /** Called when the focus moves to a day, possibly of another month. */
  onMove: (date: LocalDate) => void;
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Role of a date grid in the ARIA Authoring Practices. The focus is on the cells' content. */
const gridRole = { role: 'grid' } as const;
const cellRole = (chosen: boolean) => ({ role: 'gridcell', 'aria-selected': chosen }) as const;

const cellClasses =
  'mx-auto flex h-12 w-full max-w-12 flex-col items-center justify-center gap-1 arch-48 desk:h-12.5 desk:max-w-12.5 desk:arch-50 transition-colors duration-160';

/**
 * Renders a month as a grid. Arrow keys move by day and week, Home and End to the ends of the week, Page Up
 * and Page Down by month. Days that can't be selected are focusable, and their label says why.
 */
export function MonthGrid({ label, cells, chosen, focusDate, onMove }: MonthGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${focusDate}"]`)?.focus();
  }, [focusDate]);

  const onKeyDown = (event: KeyboardEvent) => {
    const to = getNextFocusedDay(event.key, focusDate);
    if (!to) return;
    event.preventDefault();
    moved.current = true;
    onMove(to);
  };

  const onFocus = ({ target }: FocusEvent) => {
    const date = target.getAttribute('data-date');
    if (date) onMove(date);
  };

  return (
    <table
      ref={grid}
      {...gridRole}
      aria-label={label}
      className="w-full table-fixed"
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col" abbr={weekday} className="h-10 text-note font-medium text-stone">
              {weekday.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[0, 7, 14, 21, 28, 35].map((start) => (
          <tr key={cells[start]?.date}>
            {cells.slice(start, start + 7).map((cell) => (
              <td key={cell.date} {...cellRole(cell.date === chosen)} className="p-px">
                <Day
                  cell={cell}
                  isChosen={cell.date === chosen}
                  tabIndex={cell.date === focusDate ? 0 : -1}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps {
  cell: MonthCell;
  isChosen: boolean;
  tabIndex: number;
}

const Day = memo(function Day({ cell, isChosen, tabIndex }: DayProps) {
  const common = {
    'aria-label': cell.label,
    'aria-current': cell.today ? 'date' : undefined,
    'data-date': cell.date,
    className: `${cellClasses} ${getStateClasses(cell, isChosen)}`,
    tabIndex,
  } as const;
  const content = (
    <>
      <span className="numeric text-[0.9375rem] leading-none">{Number(cell.date.slice(8))}</span>
      {cell.mark(isChosen)}
    </>
  );
  return cell.to ? (
    <Link to={cell.to} preventScrollReset {...common}>
      {content}
    </Link>
  ) : (
    <button type="button" aria-disabled="true" {...common}>
      {content}
    </button>
  );
});

function getStateClasses({ to, today, outside, empty = false }: MonthCell, isChosen: boolean): string {
  if (isChosen) return 'bg-forest text-chalk font-semibold';
  const ring = today ? 'ring-1 ring-inset ring-line' : '';
  if (!to) return `text-line ${ring}`;
  const weight = empty ? '' : outside ? 'font-medium' : 'font-semibold';
  return `hover:bg-linen ${outside ? 'text-stone' : ''} ${weight} ${ring}`;
}
