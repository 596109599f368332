import { formatCount } from '@studio/domain/text/format';
import { formatDayShort } from '@studio/domain/time/format-london';
import type { LocalDate } from '@studio/domain/time/local-date';
import { useEffect, useRef } from 'react';
import { useRovingFocus } from '../../../ui/use-roving-focus.ts';
import type { TourDay } from './tour-days.ts';

interface TourDayListProps {
  days: readonly TourDay[];
  chosen: LocalDate | null;
  onChoose: (date: LocalDate) => void;
}

/** Lists the days in a row with one tab stop: arrow keys move, Space or Enter chooses. */
export function TourDayList({ days, chosen, onChoose }: TourDayListProps) {
  const list = useRef<HTMLDivElement>(null);
  const at = days.findIndex(({ date }) => date === chosen);
  const roving = useRovingFocus(Math.max(0, at));
  // Scrolls to the chosen day on mount only, so that nothing moves while choosing.
  useEffect(() => {
    const row = list.current;
    const day = row?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (row && day)
      row.scrollLeft = day.offsetLeft - row.offsetLeft - (row.clientWidth - day.offsetWidth) / 2;
  }, []);
  return (
    <div
      ref={list}
      role="listbox"
      aria-label="Tour dates"
      aria-orientation="horizontal"
      tabIndex={-1}
      onKeyDown={roving.onKeyDown}
      className="-mx-(--bleed) flex scrollbar-none gap-2.5 overflow-x-auto overscroll-x-contain px-(--bleed) pt-1.5 pb-3 [mask-image:linear-gradient(to_right,black_calc(100%_-_max(var(--bleed),1rem)),transparent)] pointer-fine:[scrollbar-color:var(--color-sand)_transparent] pointer-fine:[scrollbar-width:thin]"
    >
      {days.map((day, index) => (
        <DayButton
          key={day.date}
          day={day}
          chosen={index === at}
          tabIndex={roving.tabIndexOf(index)}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
}

interface DayButtonProps {
  day: TourDay;
  chosen: boolean;
  tabIndex: number;
  onChoose: (date: LocalDate) => void;
}

function DayButton({ day: { date, free }, chosen, tabIndex, onChoose }: DayButtonProps) {
  const [weekday, dayOfMonth, month] = formatDayShort(date).split(' ');
  const buttonClass = chosen
    ? 'arch-76 border-forest bg-forest text-chalk'
    : 'rounded-card border-hairline bg-chalk hover:border-ink';
  const mutedClass = chosen ? 'text-sand' : 'text-stone';
  return (
    <button
      type="button"
      role="option"
      aria-selected={chosen}
      data-roving=""
      tabIndex={tabIndex}
      onClick={() => onChoose(date)}
      className={`relative flex h-27 w-19 shrink-0 flex-col items-center justify-center border transition-[border-radius,background-color,color] duration-320 ease-settle ${buttonClass}`}
    >
      <span className={`text-small leading-tight ${mutedClass}`}>{weekday} </span>
      <span className="my-1 font-display text-[1.875rem] leading-none">{dayOfMonth} </span>
      <span className={`text-small leading-tight ${mutedClass}`}>{month}</span>
      <span className="sr-only">, {formatFreeSlots(free)}</span>
    </button>
  );
}

export function formatFreeSlots(free: number): string {
  return formatCount(free, 'slot available', 'slots available');
}
