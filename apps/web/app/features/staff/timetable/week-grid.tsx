import type { WeekCell as Cell, GetTimetableWeekResponse } from '@studio/contracts/staff-timetable';
import { formatCount } from '@studio/domain/text/format';
import { formatDayMedium, formatWeekday } from '@studio/domain/time/format-london';
import { addDays } from '@studio/domain/time/local-date';
import { toLondonTime } from '@studio/domain/time/london';
import type { KeyboardEvent } from 'react';
import { ClassCell } from './class-cell.tsx';
import { getNextFocusedClass } from './get-next-focused-class.ts';
import { getHourSpan, getStartMinute, type HourSpan, hourHeightPx, toTopOffset } from './week-scale.ts';

interface WeekGridProps {
  week: GetTimetableWeekResponse;
  /** Days to show: all seven, or one. */
  days: readonly string[];
  classId: string | null;
  buildClassUrl: (classId: string) => string;
  /** Called when staff click to reopen a closed day. Asks for confirmation. */
  onReopen: (date: string) => void;
  /** Called when staff click to cancel the classes that still take place on a closed day. */
  onCancel: (classIds: readonly string[], reason: string) => void;
  /** Current time, marked by a line. */
  now: Date;
}

/** Grid of days, each with a lane per room. The grid has one tab stop, and arrow keys move between classes. */
export function WeekGrid({ week, days, classId, buildClassUrl, onReopen, onCancel, now }: WeekGridProps) {
  const span = getHourSpan(week.classes);
  const cells = week.classes.filter(({ date }) => days.includes(date));
  const stop = getTabStop(cells, classId);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, cell: Cell) => {
    const next = getNextFocusedClass(event.key, cell, cells);
    if (!next) return;
    event.preventDefault();
    const grid = event.currentTarget.closest('[data-week]');
    grid?.querySelector<HTMLElement>(`[data-cell="${next.classId}"]`)?.focus();
  };
  const columns = `2.5rem repeat(${days.length}, minmax(0, 1fr))`;
  return (
    <section aria-label="Classes by day" data-week="" className="min-w-0">
      <div className="grid gap-x-1" style={{ gridTemplateColumns: columns }}>
        {/* Empty cell above the hours. A single day has no column headings. */}
        {days.length > 1 && <span />}
        {days.map((date) => (
          <div key={date} className={days.length === 1 ? 'col-span-2' : ''}>
            <DayHead date={date} today={date === week.today} alone={days.length === 1} />
            <ClosedDay {...{ week, date, onReopen, onCancel }} />
          </div>
        ))}
        <Hours span={span} />
        {days.map((date) => {
          const isClosed = week.closures.some((closure) => closure.date === date);
          return (
            <div
              key={date}
              className={`relative bg-[linear-gradient(var(--color-hairline)_1px,transparent_1px)] ${date === week.today ? 'bg-paper' : ''}`}
              style={{
                height: (span.to - span.from) * hourHeightPx,
                backgroundSize: `100% ${hourHeightPx}px`,
              }}
            >
              {isClosed && <div className="absolute inset-0 rounded-card bg-linen/70" />}
              {week.classes
                .filter((cell) => cell.date === date)
                .map((cell) => (
                  <ClassCell
                    key={cell.classId}
                    cell={cell}
                    room={week.rooms.find(({ id }) => id === cell.roomId)?.name ?? ''}
                    lane={Math.max(
                      0,
                      week.rooms.findIndex(({ id }) => id === cell.roomId),
                    )}
                    lanes={Math.max(1, week.rooms.length)}
                    span={span}
                    to={buildClassUrl(cell.classId)}
                    selected={cell.classId === classId}
                    stop={cell.classId === stop}
                    wide={days.length === 1}
                    now={now}
                    onKeyDown={(event) => onKeyDown(event, cell)}
                  />
                ))}
              {date === week.today && <NowLine now={now} span={span} />}
            </div>
          );
        })}
      </div>
    </section>
  );
}

/** Returns the class that is the tab stop: the open class, otherwise the next class, otherwise the last. */
function getTabStop(cells: readonly Cell[], classId: string | null): string | undefined {
  if (cells.some((cell) => cell.classId === classId)) return classId ?? undefined;
  return (cells.find(({ hasStarted }) => !hasStarted) ?? cells.at(-1))?.classId;
}

function DayHead({ date, today, alone }: { date: string; today: boolean; alone: boolean }) {
  // The day strip above already shows the date.
  if (alone) return <h2 className="sr-only">{formatDayMedium(date)}</h2>;
  return (
    <h2 className="pb-1.5 font-sans text-small leading-tight font-normal tracking-normal text-stone [font-variation-settings:normal]">
      <span className="sr-only">{formatDayMedium(date)}</span>
      <span aria-hidden="true" className="block">
        {today ? 'Today' : formatWeekday(date).slice(0, 3)}
      </span>
      <span
        aria-hidden="true"
        className={`numeric block text-[1.25rem] font-semibold ${today ? 'text-clay' : 'text-ink'}`}
      >
        {Number(date.slice(8))}
      </span>
    </h2>
  );
}

function Hours({ span: { from, to } }: { span: HourSpan }) {
  const hours = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return (
    <div aria-hidden="true" className="relative">
      {hours.map((hour, index) => (
        <span
          key={hour}
          className="numeric absolute right-2 -translate-y-1/2 text-small text-stone"
          style={{ top: index * hourHeightPx }}
        >
          {String(hour).padStart(2, '0')}
        </span>
      ))}
    </div>
  );
}

function NowLine({ now, span }: { now: Date; span: HourSpan }) {
  const top = toTopOffset(getStartMinute(toLondonTime(now)), span);
  if (top < 0 || top > (span.to - span.from) * hourHeightPx) return null;
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 z-20 h-0.5 bg-clay"
      style={{ top }}
    >
      <span className="absolute top-1/2 left-0 size-2.5 -translate-x-1/2 -translate-y-1/2 rounded-full bg-clay" />
    </div>
  );
}

type ClosedDayProps = Pick<WeekGridProps, 'week' | 'onReopen' | 'onCancel'> & { date: string };

/**
 * Says why the studio is closed on a day. Has buttons to reopen the day, and to cancel the classes that still take place
 * on this day.
 */
function ClosedDay({ week, date, onReopen, onCancel }: ClosedDayProps) {
  const closure = week.closures.find((one) => one.date === date);
  if (!closure) return null;
  const stillOn = week.classes.filter(
    (one) => one.date === date && one.status === 'SCHEDULED' && !one.hasStarted,
  );
  const link = 'inline-flex min-h-11 items-center text-left text-small font-medium text-link';
  return (
    <div className="mb-1.5 text-small">
      <p>
        <span className="font-semibold">Closed:</span> {closure.name}
      </p>
      {stillOn.length > 0 && (
        <>
          <p className="mt-1 text-clay-deep">{formatCount(stillOn.length, 'class', 'classes')} still on</p>
          <button
            type="button"
            aria-label={`Cancel classes on ${formatDayMedium(date)}`}
            onClick={() =>
              onCancel(
                stillOn.map(({ classId }) => classId),
                closure.name,
              )
            }
            className={`mr-4 ${link}`}
          >
            Cancel classes
          </button>
        </>
      )}
      {date >= week.today && (
        <button
          type="button"
          aria-label={`Reopen ${formatDayMedium(date)}`}
          onClick={() => onReopen(date)}
          className={link}
        >
          Reopen
        </button>
      )}
    </div>
  );
}

export function listWeekDays(from: string): string[] {
  return Array.from({ length: 7 }, (_, index) => addDays(from, index));
}
