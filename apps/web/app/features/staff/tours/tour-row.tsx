import type { StaffTour } from '@studio/contracts/staff-tours';
import { formatTime } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { markTourArrived } from '../../../lib/api/shared-staff-api.ts';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Button } from '../../../ui/button.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { tourQueries } from './tour-queries.ts';

interface TourRowProps {
  tour: StaffTour;
  onChange: (how: 'move' | 'cancel') => void;
}

/** Time in ms before the start of a tour from which staff can mark its visitors as arrived. */
const earlyMs = 60 * 60_000;

export function TourRow({ tour, onChange }: TourRowProps) {
  const { tourId, start, end, status, firstName, lastName, email, phone, arrivedAt, personId } = tour;
  const queryClient = useQueryClient();
  const marking = useMutation({
    mutationFn: (arrived: boolean) => markTourArrived(tourId, arrived),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: tourQueries.all }),
  });
  const failure = describeMutationError(marking.error);
  const cancelled = status === 'CANCELLED';
  const hasStarted = new Date(start) <= getServerTime();
  const today = toLondonDate(new Date(start)) === toLondonDate(getServerTime());
  const name = `${firstName} ${lastName}`;
  return (
    <li className="grid items-center gap-x-5 gap-y-1 py-3.5 md:grid-cols-[6.5rem_1fr_auto]">
      <p
        className={`text-[1.25rem] font-semibold tabular-nums ${cancelled ? 'text-stone line-through' : ''}`}
      >
        {formatTime(new Date(start))}
        <span className="ml-1.5 text-small font-normal text-stone md:ml-0 md:block">
          to {formatTime(new Date(end))}
        </span>
      </p>
      <div className="min-w-0">
        <p className="font-semibold">
          {personId ? (
            <Link to={`/admin/people/${personId}`} className="text-link">
              {name}
            </Link>
          ) : (
            name
          )}
          {cancelled && <span className="ml-2 font-normal text-stone">Cancelled</span>}
        </p>
        <p className="flex flex-wrap gap-x-4 text-small text-stone">
          <a href={`tel:${phone}`} className="inline-flex min-h-11 items-center md:min-h-8 hover:text-ink">
            {phone}
          </a>
          <a
            href={`mailto:${email}`}
            className="inline-flex min-h-11 items-center [overflow-wrap:anywhere] md:min-h-8 hover:text-ink"
          >
            {email}
          </a>
        </p>
        {failure && (
          <p role="alert" className="text-small font-medium text-error">
            {failure}
          </p>
        )}
      </div>
      {!cancelled && (
        <div className="flex flex-wrap gap-2">
          {arrivedAt && !today && (
            <p className="flex items-center gap-1.5 text-small text-stone">
              <StaffIcon name="circle-check" size={18} />
              Arrived {formatTime(new Date(arrivedAt))}
            </p>
          )}
          {today && arrivedAt && (
            <Button
              kind="secondary"
              size="small"
              busy={marking.isPending}
              busyLabel="Undoing…"
              onClick={() => marking.mutate(false)}
            >
              <StaffIcon name="circle-check" size={20} className="text-success" />
              Arrived {formatTime(new Date(arrivedAt))}
              <span className="sr-only">, undo</span>
              <StaffIcon name="undo2" size={18} />
            </Button>
          )}
          {today && !arrivedAt && new Date(start).getTime() - getServerTime().getTime() < earlyMs && (
            <Button
              size="small"
              busy={marking.isPending}
              busyLabel="Saving…"
              onClick={() => marking.mutate(true)}
            >
              Mark as arrived<span className="sr-only">: {name}</span>
            </Button>
          )}
          {!hasStarted && (
            <>
              <Button kind="secondary" size="small" onClick={() => onChange('move')}>
                Move tour<span className="sr-only"> for {name}</span>
              </Button>
              <Button kind="secondary" size="small" onClick={() => onChange('cancel')}>
                Cancel tour<span className="sr-only"> for {name}</span>
              </Button>
            </>
          )}
        </div>
      )}
    </li>
  );
}
