import type { GetTimetableClassResponse } from '@studio/contracts/staff-timetable';
import { formatPriceShort } from '@studio/domain/money/money';
import { formatCount } from '@studio/domain/text/format';
import { formatDay, formatDayAndYear, formatDayMedium } from '@studio/domain/time/format-london';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { showToast } from '../../../ui/toast.ts';
import { BedOccupancy } from './bed-occupancy.tsx';
import type { ChangedField } from './change-class-fields.tsx';
import { reopeningText } from './day-closing.ts';
import { RosterList } from './roster-list.tsx';
import { cancelEmptyClass, restoreClass, returnBedToService } from './timetable-api.ts';
import { timetableQueries } from './timetable-queries.ts';

/** Parts of the panel that other features render. */
export interface ClassPanelParts {
  /** What happened to the bookings of a cancelled class. */
  cancelled: ReactNode;
  /** Messages to the clients of the class, and the button that writes one. */
  sent: ReactNode;
  write: ReactNode;
}

interface ClassPanelProps {
  classId: string;
  /** Dates of the shown week on which the studio is closed. */
  closedDays: readonly string[];
  parts: ClassPanelParts;
  onClose: () => void;
  onChange: (details: GetTimetableClassResponse, what: ChangedField) => void;
  onCancel: (details: GetTimetableClassResponse) => void;
  onPerson: (details: GetTimetableClassResponse) => void;
  onBed: (details: GetTimetableClassResponse) => void;
  onEnd: (details: GetTimetableClassResponse) => void;
}

export function ClassPanel(props: ClassPanelProps) {
  const { classId, onClose } = props;
  const { data, isError, isFetching, refetch } = useQuery(timetableQueries.class(classId));
  const heading = useRef<HTMLHeadingElement>(null);
  const opened = data?.class.classId;
  useEffect(() => {
    if (opened) heading.current?.focus({ preventScroll: true });
  }, [opened]);
  return (
    <aside
      aria-label="Class details"
      className="bg-paper px-5 py-6 md:px-6 desk:sticky desk:top-0 desk:h-[calc(100dvh-5.0625rem)] desk:w-88 desk:shrink-0 min-[100rem]:w-96 desk:overflow-y-auto desk:border-l desk:border-hairline"
    >
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0 pt-2">
          <p className="text-small text-stone">{data ? formatDayMedium(data.class.date) : ' '}</p>
          <h2 ref={heading} tabIndex={-1} className="mt-1 text-h3 outline-none">
            {data ? `${data.class.time} ${data.class.title}` : 'Loading…'}
          </h2>
        </div>
        <button
          type="button"
          onClick={onClose}
          aria-label="Close class details"
          className="-mr-2 inline-flex size-11 shrink-0 items-center justify-center rounded-input hover:text-clay-deep"
        >
          <StaffIcon name="x" />
        </button>
      </div>
      {isError && !data && (
        <div className="mt-5">
          <LoadError title="Couldn’t load this class." busy={isFetching} onRetry={refetch} />
        </div>
      )}
      {!data && !isError && <Skeleton className="mt-6 h-80 w-full rounded-card" />}
      {data && <ClassDetails {...props} details={data} />}
    </aside>
  );
}

type ClassDetailsProps = ClassPanelProps & { details: GetTimetableClassResponse };

function ClassDetails({ details, ...on }: ClassDetailsProps) {
  const { class: cell, roomName, pricePence, currency, cover, coveringFor, series } = details;
  const isScheduled = cell.status === 'SCHEDULED';
  const changeable = isScheduled && !cell.hasStarted;
  const places = `${formatCount(cell.capacity, 'place')}, ${roomName}`;
  const row = (label: string, value: ReactNode, what: ChangedField) => (
    <DetailRow label={label} {...(changeable ? { onChange: () => on.onChange(details, what) } : {})}>
      {value}
    </DetailRow>
  );
  return (
    <>
      {cover && changeable && (
        <div className="mt-5">
          <Notice
            tone="error"
            title={`${cell.instructorName} needs cover.`}
            action={
              <Button kind="secondary" size="small" onClick={() => on.onChange(details, 'instructor')}>
                Find cover
              </Button>
            }
          >
            {cover.reason}
          </Notice>
        </div>
      )}
      <dl className="mt-4">
        {row(
          'Instructor',
          <>
            {cell.instructorName}
            {coveringFor && <span className="block text-small text-stone">Covering for {coveringFor}</span>}
          </>,
          'instructor',
        )}
        {row('Time', `${cell.time}, ${cell.durationMin} minutes`, 'time')}
        {row('Places', places, 'places')}
        {row('Price', `${formatPriceShort(pricePence, currency)} / session`, 'price')}
        {series && <DetailRow label="Repeats">{formatRepeat(series, cell.date)}</DetailRow>}
      </dl>
      <BedsOutOfService beds={details.bedsOutOfService} />
      {isScheduled ? (
        <>
          <div className="mt-6">
            <BedOccupancy details={details} />
          </div>
          <div className="mt-4">
            <RosterList classId={cell.classId} booked={cell.booked} />
          </div>
        </>
      ) : (
        on.parts.cancelled
      )}
      {on.parts.sent}
      <Actions {...on} details={details} />
    </>
  );
}

function DetailRow({
  label,
  children,
  onChange,
}: {
  label: string;
  children: ReactNode;
  onChange?: () => void;
}) {
  return (
    <div className="flex min-h-11 items-center gap-2 has-[span.block]:pb-2">
      <dt className="w-20 shrink-0 text-small text-stone">{label}</dt>
      <dd className="numeric min-w-0 flex-1">{children}</dd>
      {onChange && (
        <dd>
          <button
            type="button"
            onClick={onChange}
            className="inline-flex min-h-11 items-center text-small font-medium underline underline-offset-4 hover:text-clay-deep"
          >
            Change<span className="sr-only"> {label.toLowerCase()}</span>
          </button>
        </dd>
      )}
    </div>
  );
}

function formatRepeat(
  { endsOn, everyMonth }: NonNullable<GetTimetableClassResponse['series']>,
  date: string,
): string {
  const frequency = everyMonth ? 'Every month' : `Every ${formatDay(date, { weekday: 'long' })}`;
  return endsOn ? `${frequency} until ${formatDayAndYear(endsOn)}` : frequency;
}

/** Beds out of service, each with a button that returns it to service. */
function BedsOutOfService({ beds }: { beds: GetTimetableClassResponse['bedsOutOfService'] }) {
  const queryClient = useQueryClient();
  const returning = useMutation({
    mutationFn: returnBedToService,
    onSuccess: () => showToast('Bed back in service.'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: timetableQueries.all }),
  });
  const failure = describeMutationError(returning.error);
  if (beds.length === 0) return null;
  return (
    <div className="mt-4 rounded-card border border-hairline px-4 py-2">
      {beds.map(({ bedId, bed, reason, scope, to }) => (
        <div key={bedId} className="flex items-center justify-between gap-3 py-1">
          <p className="text-small">
            <span className="font-medium">{bed ?? '1 bed'} out of service</span>
            {reason && <span className="block text-stone">{reason}</span>}
            {scope === 'room' && (
              <span className="block text-stone">All classes in this room until {formatDayMedium(to)}</span>
            )}
          </p>
          <Button
            kind="secondary"
            size="small"
            className="shrink-0"
            busy={returning.isPending}
            onClick={() => returning.mutate(bedId)}
          >
            Return to service
          </Button>
        </div>
      ))}
      {failure && <p className="pb-2 text-small text-error">{failure}</p>}
    </div>
  );
}

const textButtonClass =
  'inline-flex min-h-11 items-center text-small font-medium underline underline-offset-4 hover:text-clay-deep';

function Actions({ details, closedDays, parts, onCancel, onPerson, onBed, onEnd }: ClassDetailsProps) {
  const { class: cell, series } = details;
  const empty = cell.booked + cell.held + cell.waiting === 0;
  const isScheduled = cell.status === 'SCHEDULED';
  const queryClient = useQueryClient();
  // Runs after a failure, too, because the class may have changed.
  const onSettled = () => queryClient.invalidateQueries({ queryKey: timetableQueries.all });
  const restoring = useMutation({
    mutationFn: () => restoreClass(cell.classId),
    onSuccess: () => showToast('Class restored.'),
    onSettled,
  });
  const cancelling = useMutation({
    mutationFn: () => cancelEmptyClass(cell.classId),
    onSuccess: (isCancelled) => {
      if (isCancelled) showToast('Class cancelled. No one had booked.');
      // A client has booked since the last load, so the dialog for classes with bookings opens.
      else onCancel(details);
    },
    onSettled,
  });
  const failure = describeMutationError((isScheduled ? cancelling : restoring).error);
  return (
    <div className="mt-6 grid gap-2.5 bg-paper desk:sticky desk:-bottom-6 desk:-mx-6 desk:-mb-6 desk:border-t desk:border-hairline desk:px-6 desk:pt-4 desk:pb-5">
      {failure && <Notice tone="error" title={failure} />}
      {isScheduled && (
        <div className="flex flex-wrap gap-2.5 *:grow">
          <Button onClick={() => onPerson(details)}>Book for a client</Button>
          <ButtonLink to={`/scan?class=${cell.classId}`} kind="secondary" size="medium">
            Check in
          </ButtonLink>
        </div>
      )}
      {isScheduled && !cell.hasStarted && (
        <Button
          kind="danger"
          wide
          busy={cancelling.isPending}
          busyLabel="Cancelling…"
          onClick={() => (empty ? cancelling.mutate() : onCancel(details))}
        >
          Cancel class
        </Button>
      )}
      {!isScheduled && !cell.hasStarted && closedDays.includes(cell.date) && (
        <p className="text-small text-stone">
          The studio is closed on this day. To restore this class, reopen the day on the timetable.{' '}
          {reopeningText}
        </p>
      )}
      {!isScheduled && !cell.hasStarted && !closedDays.includes(cell.date) && (
        <>
          <Button wide busy={restoring.isPending} busyLabel="Restoring…" onClick={() => restoring.mutate()}>
            Restore class
          </Button>
          <p className="text-small text-stone">
            Clients can book the class again. Cancelled bookings stay cancelled.
          </p>
        </>
      )}
      <div className="flex flex-wrap gap-x-3 empty:hidden">
        {parts.write}
        {isScheduled && !cell.hasStarted && details.roomKind === 'beds' && (
          <button type="button" className={textButtonClass} onClick={() => onBed(details)}>
            Take bed out of service
          </button>
        )}
        {series && isScheduled && !cell.hasStarted && (
          <button type="button" className={textButtonClass} onClick={() => onEnd(details)}>
            End series
          </button>
        )}
      </div>
    </div>
  );
}
