import type { GetTrainerClassResponse, TrainerClass } from '@studio/contracts/trainer';
import { getCheckInWindow, getCheckInWindowError } from '@studio/domain/bookings/check-in';
import { formatDayMedium, formatTime } from '@studio/domain/time/format-london';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { CoverRequestBar } from './cover-request-bar.tsx';
import { RosterAttendee } from './roster-attendee.tsx';
import { trainerQueries } from './trainer-queries.ts';
import { TrainerRoomMap } from './trainer-room-map.tsx';
import type { TrainerUrlState } from './use-trainer-url.ts';

interface TrainerClassViewProps {
  classId: string;
  urlState: TrainerUrlState;
}

/** Roster of a class with health information and check-in. */
export function TrainerClassView({ classId, urlState }: TrainerClassViewProps) {
  const { data, isError, isFetching, refetch } = useQuery(trainerQueries.class(classId));
  const heading = useRef<HTMLHeadingElement>(null);
  const loaded = data !== undefined;
  useEffect(() => {
    if (loaded) heading.current?.focus();
  }, [loaded]);
  return (
    <section aria-labelledby="trainer-class" className="min-w-0">
      <Link
        to={urlState.backTo}
        preventScrollReset
        className="mb-3 inline-flex min-h-11 items-center gap-2 font-medium desk:hidden"
      >
        <StaffIcon name="arrow-left" size={20} />
        All classes
      </Link>
      {!data && isError && (
        <LoadError title="Couldn’t load this class, or it isn’t yours." busy={isFetching} onRetry={refetch} />
      )}
      {!data && !isError && <Skeleton className="block h-80 rounded-card" />}
      {data && (
        <>
          <h2 id="trainer-class" ref={heading} tabIndex={-1} className="text-h3 outline-none">
            {data.class.title}
          </h2>
          <ClassDetails klass={data.class} />
          <Roster response={data} />
          {data.class.status === 'SCHEDULED' && <CoverRequestBar klass={data.class} />}
        </>
      )}
    </section>
  );
}

function ClassDetails({ klass }: { klass: TrainerClass }) {
  const { date, start, end, studio, difficulty, booked, capacity, checkedIn } = klass;
  return (
    <p className="mt-1.5 text-stone">
      {formatDayMedium(date)}, {formatTime(new Date(start))}–{formatTime(new Date(end))} · {studio} ·{' '}
      {difficulty} · {booked} of {capacity} booked, {checkedIn} checked in
    </p>
  );
}

function Roster({ response }: { response: GetTrainerClassResponse }) {
  const { class: klass, rows, seesHealth } = response;
  const [failure, setFailure] = useState<string | null>(null);
  const closed = getClosedText(klass);
  if (klass.status === 'CANCELLED')
    return (
      <div className="mt-5">
        <Notice title="This class has been cancelled. We’ve emailed everyone who had booked." />
      </div>
    );
  return (
    <>
      {closed && <p className="mt-3 text-small text-stone">{closed}</p>}
      {!seesHealth && (
        <p className="mt-3 text-small text-stone">
          Only the instructor of this class can see health answers here.
        </p>
      )}
      {failure && (
        <div className="mt-4">
          <Notice tone="error" title={failure} />
        </div>
      )}
      {rows.length === 0 ? (
        <p className="mt-5 rounded-card bg-linen px-5 py-8 text-center text-stone">No bookings yet.</p>
      ) : (
        <>
          <TrainerRoomMap {...response} />
          <ul className="mt-4 border-t border-hairline" aria-label="Roster">
            {rows.map((row) => (
              <RosterAttendee
                key={row.bookingId}
                classId={klass.classId}
                row={row}
                seesHealth={seesHealth}
                isOpen={closed === null}
                onFailure={setFailure}
              />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Returns why check-in is closed; null if it's open. */
function getClosedText({ start, end }: TrainerClass): string | null {
  const startsAt = new Date(start);
  const times = { startsAt, durationMin: (new Date(end).getTime() - startsAt.getTime()) / 60_000 };
  const error = getCheckInWindowError(times, getServerTime());
  if (error === 'check_in_early') {
    const { opens } = getCheckInWindow(times);
    return `Check-in opens at ${formatTime(opens)}, an hour before the class.`;
  }
  return error ? 'Check-in is closed because the class has ended.' : null;
}
