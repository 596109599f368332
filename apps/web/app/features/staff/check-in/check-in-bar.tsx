import type { CheckInClass } from '@studio/contracts/staff-check-in';
import { formatTime } from '@studio/domain/time/format-london';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { formatDayUnlessToday } from './format-day-unless-today.ts';
import type { CheckInState } from './use-check-in.ts';

interface CheckInBarProps {
  checkIn: CheckInState;
  now: Date;
  isStaff: boolean;
}

export function CheckInBar({ checkIn, now, isStaff }: CheckInBarProps) {
  const [choosing, setChoosing] = useState(false);
  const { day, klass } = checkIn;
  return (
    <header className="on-dark flex min-h-16 items-center gap-3 bg-forest px-3 py-2 text-chalk md:min-h-20 md:gap-5 md:px-5">
      <a
        href={isStaff ? '/admin' : '/trainer'}
        aria-label={isStaff ? 'Back to staff tools' : 'Back to Trainer Tools'}
        className="flex size-11 shrink-0 items-center justify-center rounded-pill transition-colors duration-hover hover:bg-chalk/10"
      >
        <StaffIcon name="chevron-left" size={24} />
      </a>
      <div className="min-w-0 flex-1">
        <h1 className="line-clamp-2 text-[1.25rem] leading-tight md:text-[1.625rem]">
          {klass?.title ?? 'Check-in'}
        </h1>
        {klass && (
          <p className="truncate text-small text-mist">
            {formatTimes(klass, now)}, {klass.studio}, {klass.instructor}
          </p>
        )}
        {!day && !checkIn.failure && <Skeleton className="mt-1 h-4 w-48 opacity-30" />}
      </div>
      {day?.classes.some(({ classId }) => classId !== klass?.classId) && (
        <button
          type="button"
          onClick={() => setChoosing(true)}
          className="flex min-h-11 shrink-0 items-center gap-2 rounded-pill border border-chalk/40 px-4 text-[0.9375rem] font-medium transition-colors duration-hover hover:bg-chalk/10 max-md:size-11 max-md:justify-center max-md:px-0"
        >
          <span className="max-md:sr-only">Switch class</span>
          <StaffIcon name="chevron-down" size={18} />
        </button>
      )}
      <p className="shrink-0 text-[1.25rem] font-semibold tabular-nums md:text-[1.625rem]">
        {formatTime(now)}
      </p>
      <UnsentIndicator checkIn={checkIn} />
      {day && (
        <ChooseClass
          classes={day.classes}
          chosen={klass?.classId ?? null}
          open={choosing}
          onClose={() => setChoosing(false)}
          onChoose={(classId) => {
            checkIn.choose(classId);
            setChoosing(false);
          }}
        />
      )}
    </header>
  );
}

/** Warns that check-ins aren't reaching the server. Renders nothing if they are. */
function UnsentIndicator({ checkIn: { reachable, marks } }: { checkIn: CheckInState }) {
  const count = marks.queue.length;
  const text = !reachable
    ? `Offline${count > 0 ? `, ${count} unsent` : ''}`
    : marks.problem
      ? `${count} unsent`
      : null;
  return (
    <p role="status" className="shrink-0 empty:hidden">
      {text && (
        <span
          title={marks.problem ?? undefined}
          className="flex min-h-11 items-center gap-2 rounded-pill bg-rose px-4 text-[0.9375rem] font-medium text-ink max-md:px-3 max-md:text-small"
        >
          <StaffIcon name={reachable ? 'triangle-alert' : 'wifi-off'} size={20} className="max-sm:hidden" />
          {text}
        </span>
      )}
    </p>
  );
}

interface ChooseClassProps {
  classes: readonly CheckInClass[];
  chosen: string | null;
  open: boolean;
  onClose: () => void;
  onChoose: (classId: string) => void;
}

function ChooseClass({ classes, chosen, open, onClose, onChoose }: ChooseClassProps) {
  return (
    <Dialog open={open} onClose={onClose} labelledBy="check-in-classes">
      <h2 id="check-in-classes" className="text-h3">
        Classes today
      </h2>
      <ul className="mt-4 -mx-2">
        {classes.map((klass) => (
          <li key={klass.classId}>
            <button
              type="button"
              aria-current={klass.classId === chosen || undefined}
              onClick={() => onChoose(klass.classId)}
              className="flex min-h-14 w-full items-center gap-4 rounded-card px-3 py-2 text-left transition-colors duration-hover hover:bg-linen aria-[current]:bg-forest aria-[current]:text-chalk"
            >
              <span className="w-14 shrink-0 text-[1.0625rem] font-semibold tabular-nums">
                {formatTime(new Date(klass.start))}
              </span>
              <span className="min-w-0">
                <span className="block truncate font-medium">{klass.title}</span>
                <span className="block truncate text-small opacity-80">
                  {klass.studio}, {klass.instructor}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Returns the times of a class, such as "18:15–19:10", with the day in front unless it is today. */
function formatTimes({ start, end }: CheckInClass, now: Date): string {
  return `${formatDayUnlessToday(new Date(start), now)}${formatTime(new Date(start))}–${formatTime(new Date(end))}`;
}
