import type { WeekCell as Cell } from '@studio/contracts/staff-timetable';
import {
  formatWeekCellCount,
  getWeekCellState,
  type WeekCellState,
} from '@studio/domain/timetable/week-cell-state';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { getActivityTint } from './activity-tint.ts';
import { hatchedBackground } from './hatched-background.ts';
import { getStartMinute, type HourSpan, hourHeightPx, toTopOffset } from './week-scale.ts';
import { getClassCellLabel } from './week-text.ts';

interface ClassCellProps {
  cell: Cell;
  room: string;
  /** Index of the cell's lane, from 0 to `lanes` − 1. */
  lane: number;
  lanes: number;
  span: HourSpan;
  to: string;
  selected: boolean;
  /** Whether this cell is the grid's tab stop, so that it has tabIndex 0. */
  stop: boolean;
  /** Whether the whole title fits, because only one day is shown. */
  wide: boolean;
  /** Current time. */
  now: Date;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

const states: Record<WeekCellState, string> = {
  cancelled: `${hatchedBackground} text-ink line-through decoration-stone`,
  past: 'border border-hairline bg-chalk text-stone',
  cover: 'border border-dashed border-error bg-paper text-error',
  low: 'border-2 border-warning',
  normal: '',
};

/** Height of a line of text in a cell, in em. Equals the class `leading-[1.15]`. */
const lineHeight = 1.15;

/** Returns how many whole lines of text fit above the occupancy bar, so that the bar never crosses the text. */
function countLines(height: number, wide: boolean): number {
  const fontSizePx = wide ? 13 : 12;
  const paddingAndBarPx = 12;
  return Math.max(1, Math.floor((height - paddingAndBarPx) / (fontSizePx * lineHeight)));
}

/** Class in its lane with time, occupancy and status. A click opens its panel. */
export function ClassCell({
  cell,
  room,
  lane,
  lanes,
  span,
  to,
  selected,
  stop,
  wide,
  now,
  onKeyDown,
}: ClassCellProps) {
  const state = getWeekCellState(cell);
  const tint = state === 'normal' || state === 'low' ? getActivityTint(cell.activityId) : '';
  const cellClass = selected
    ? 'z-10 bg-forest text-chalk outline-2 outline-offset-2 outline-forest'
    : `${tint} ${states[state]}`;
  const height = (cell.durationMin / 60) * hourHeightPx - 2;
  const full = Math.min(100, (cell.booked / Math.max(1, cell.capacity)) * 100);
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      data-cell={cell.classId}
      tabIndex={stop ? 0 : -1}
      aria-current={selected ? 'true' : undefined}
      onKeyDown={onKeyDown}
      className={`@container numeric absolute block overflow-hidden rounded-input pt-1 leading-[1.15] no-underline transition-[filter] duration-160 hover:brightness-95 ${wide ? 'px-1.5 text-note' : 'px-0.5 text-xs'} ${cellClass}`}
      style={{
        top: toTopOffset(getStartMinute(cell.time), span) + 1,
        height,
        left: `calc(${(lane / lanes) * 100}% + 1px)`,
        width: `calc(${100 / lanes}% - 2px)`,
      }}
    >
      <span className="sr-only">{getClassCellLabel(cell, room, now)}</span>
      <span
        aria-hidden="true"
        className="block overflow-hidden"
        style={{ maxHeight: `${countLines(height, wide) * lineHeight}em` }}
      >
        <span className="flex flex-wrap justify-between gap-x-1">
          <span className="whitespace-nowrap font-semibold">{cell.time}</span>
          <span className={`max-w-full truncate ${state === 'low' ? 'font-semibold' : ''}`}>
            {formatWeekCellCount(cell)}
          </span>
        </span>
        <span className={wide ? '' : 'max-desk:hidden'}>
          {/* In a narrow cell, a whole word of the title says more than a cut one. A word that doesn't fit ends with an
              ellipsis. In a cancelled class, the status takes the second line. */}
          <span
            className={`block max-h-[1.15em] overflow-hidden text-ellipsis ${state === 'cancelled' ? '' : '@min-[4.25rem]:line-clamp-2 @min-[4.25rem]:max-h-none'}`}
          >
            {cell.title}
          </span>
          <span className="block truncate">{cell.instructorName.split(' ')[0]}</span>
        </span>
      </span>
      {state !== 'cancelled' && (
        <span aria-hidden="true" className="absolute inset-x-0 bottom-0 h-1">
          <span
            className={`block h-full ${selected ? 'bg-rose' : state === 'past' ? 'bg-stone/50' : state === 'cover' ? 'bg-error/50' : 'bg-ink/60'}`}
            style={{ width: `${full}%` }}
          />
        </span>
      )}
    </Link>
  );
}
