import type { GetTrainerWeekResponse, TrainerClass } from '@studio/contracts/trainer';
import { formatCount } from '@studio/domain/text/format';
import { formatDayMedium, formatTime } from '@studio/domain/time/format-london';
import { addDays } from '@studio/domain/time/local-date';
import { Link } from 'react-router';
import { formatWaitingCount } from '../../../lib/format/format-waiting-count.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { TrainerUrlState } from './use-trainer-url.ts';

interface MyClassesProps {
  response: GetTrainerWeekResponse;
  urlState: TrainerUrlState;
  from: string;
  days: number;
}

/** Classes of a day or week, by day. A week omits days without classes. */
export function MyClasses({ response, urlState, from, days }: MyClassesProps) {
  const dates = Array.from({ length: days }, (_, index) => addDays(from, index));
  const shown = dates.filter((date) => days === 1 || response.classes.some((klass) => klass.date === date));
  if (response.classes.length === 0)
    return (
      <p className="rounded-card bg-linen px-5 py-8 text-center text-stone">
        {days === 1 ? 'You have no classes on this day.' : 'You have no classes this week.'}
      </p>
    );
  return (
    <div className="grid gap-7">
      {shown.map((date) => (
        <section key={date} aria-labelledby={`day-${date}`}>
          <h2 id={`day-${date}`} className="eyebrow mb-2.5">
            {formatDayMedium(date)}
          </h2>
          <ul className="grid gap-2.5">
            {response.classes
              .filter((klass) => klass.date === date)
              .map((klass) => (
                <li key={klass.classId}>
                  <ClassLink klass={klass} instructorId={response.instructor.id} urlState={urlState} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function ClassLink({
  klass,
  instructorId,
  urlState,
}: {
  klass: TrainerClass;
  instructorId: string;
  urlState: TrainerUrlState;
}) {
  const { classId, title, start, end, studio, booked, capacity, status } = klass;
  const isInactive = status === 'CANCELLED' || klass.instructor.id !== instructorId;
  const content = (
    <>
      <span className="w-13 shrink-0 text-[1.0625rem] font-semibold tabular-nums">
        {formatTime(new Date(start))}
        <span className="block text-note font-normal text-stone">{formatTime(new Date(end))}</span>
      </span>
      <span className="min-w-0 flex-1">
        <span className={`block leading-tight font-semibold ${isInactive ? 'line-through' : ''}`}>
          {title}
        </span>
        <span className="mt-0.5 block text-small text-stone">
          {studio} · {booked} of {capacity} booked
        </span>
        <ClassBadges klass={klass} instructorId={instructorId} />
      </span>
    </>
  );
  const box = 'flex min-h-16 gap-3 rounded-card border border-hairline bg-paper px-4 py-3';
  // Another instructor covers this class, so this instructor may not see its roster.
  if (klass.instructor.id !== instructorId) return <div className={`${box} text-stone`}>{content}</div>;
  return (
    <Link
      to={urlState.toClass(classId)}
      preventScrollReset
      aria-current={urlState.classId === classId ? 'true' : undefined}
      className={`${box} transition-colors duration-160 hover:bg-linen/60 aria-[current=true]:border-forest aria-[current=true]:bg-linen`}
    >
      {content}
    </Link>
  );
}

function ClassBadges({ klass, instructorId }: { klass: TrainerClass; instructorId: string }) {
  const { status, cover, firstVisits, instructor } = klass;
  const waiting = formatWaitingCount(klass);
  const badges: { tone: 'plain' | 'warn' | 'ok'; text: string }[] = [];
  if (status === 'CANCELLED') badges.push({ tone: 'warn', text: 'Cancelled' });
  if (instructor.id !== instructorId) badges.push({ tone: 'ok', text: `Covered by ${instructor.name}` });
  else if (cover?.status === 'OPEN') badges.push({ tone: 'warn', text: 'Cover needed' });
  if (firstVisits > 0 && instructor.id === instructorId)
    badges.push({ tone: 'plain', text: formatCount(firstVisits, 'first visit') });
  if (waiting) badges.push({ tone: 'plain', text: waiting });
  if (badges.length === 0) return null;
  return (
    <span className="mt-2 flex flex-wrap gap-1.5">
      {badges.map(({ tone, text }) => (
        <Badge key={text} tone={tone}>
          {text}
        </Badge>
      ))}
    </span>
  );
}
