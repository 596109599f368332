import { formatDay, formatDayMedium, formatTime, formatWeekday } from '@studio/domain/time/format-london';
import { Link } from 'react-router';
import { getStartTime } from '../../../lib/format/class-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { Bookability } from './bookability.ts';
import type { ScheduledClass } from './scheduled-class-data.ts';

interface ClassHeadingProps {
  klass: ScheduledClass;
  bookability: Bookability;
}

export function ClassHeading({ klass, bookability }: ClassHeadingProps) {
  const { title, date, audience, start, end, teacher } = klass;
  const isInactive = bookability === 'cancelled' || bookability === 'over';
  return (
    <header>
      <Breadcrumb klass={klass} />
      <div className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-6 md:mt-6 md:grid-rows-[1fr_auto] md:gap-x-8 md:gap-y-2.5">
        <DayArch date={date} muted={isInactive} />
        <div className="self-end max-md:pb-1">
          {audience.length > 0 && (
            <p className="mb-3 flex flex-wrap gap-2">
              {audience.map((word) => (
                <Badge key={word}>{word}</Badge>
              ))}
            </p>
          )}
          <p className="numeric text-[1.0625rem] leading-snug font-medium">
            <time dateTime={start} className={isInactive ? 'text-stone line-through decoration-1' : ''}>
              {formatDayMedium(date)},{' '}
              <span className="whitespace-nowrap">
                {formatTime(new Date(start))}–{formatTime(new Date(end))}
              </span>
            </time>{' '}
            <span className="block font-normal text-stone md:inline">with {teacher.name}</span>
          </p>
        </div>
        {/* On phones the title has the full width, because beside the arch each line would have only one word. */}
        <h1 className="text-h1 max-md:col-span-2">{title}</h1>
      </div>
    </header>
  );
}

function Breadcrumb({ klass: { about, dateStart } }: { klass: ScheduledClass }) {
  return (
    <nav aria-label="Breadcrumb" className="text-small">
      <ol className="flex flex-wrap items-center gap-x-2.5">
        <li>
          <Link to="/classes" className="text-link inline-flex min-h-11 items-center font-medium">
            Classes
          </Link>
        </li>
        {about && (
          <li className="before:mr-2.5 before:text-line before:content-['/']">
            <Link to={about.path} className="text-link inline-flex min-h-11 items-center font-medium">
              {about.name}
            </Link>
          </li>
        )}
        <li aria-current="page" className="numeric before:mr-2.5 before:text-line before:content-['/']">
          {getStartTime({ dateStart })}
        </li>
      </ol>
    </nav>
  );
}

function DayArch({ date, muted }: { date: string; muted: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`numeric flex h-27 w-19 md:row-span-2 flex-col items-center justify-end gap-1 pb-4 leading-none arch-76 md:h-36 md:w-25 md:pb-5 md:arch-100 ${muted ? 'bg-linen text-stone' : 'bg-forest text-chalk'}`}
    >
      <span className={`text-small ${muted ? '' : 'text-mist'}`}>{formatWeekday(date)}</span>
      <span className="display-face text-[2rem] leading-none md:text-[2.75rem]">{Number(date.slice(8))}</span>
      <span className={`text-small ${muted ? '' : 'text-mist'}`}>{formatDay(date, { month: 'short' })}</span>
    </span>
  );
}
