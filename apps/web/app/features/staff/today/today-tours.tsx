import type { TodayTour } from '@studio/contracts/staff-today';
import { formatTime } from '@studio/domain/time/format-london';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api/api-error.ts';
import { markTourArrived } from '../../../lib/api/shared-staff-api.ts';
import { Button } from '../../../ui/button.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { showToast } from '../../../ui/toast.ts';
import { todayQueries } from './today-queries.ts';

export function TodayTours({ tours }: { tours: readonly TodayTour[] }) {
  return (
    <section aria-labelledby="tours" className="rounded-card border border-hairline bg-paper p-5 md:p-6">
      <h2 id="tours" className="text-h3">
        Tours
      </h2>
      {tours.length === 0 && <p className="mt-3 text-stone">No tours today.</p>}
      <ul className="-mb-3 mt-1.5">
        {tours.map((tour) => (
          <Tour key={tour.tourId} tour={tour} />
        ))}
      </ul>
    </section>
  );
}

function Tour({ tour: { tourId, start, name, phone, arrivedAt } }: { tour: TodayTour }) {
  const queryClient = useQueryClient();
  const marking = useMutation({
    mutationFn: (arrived: boolean) => markTourArrived(tourId, arrived),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: todayQueries.all }),
    onError: (error) =>
      showToast(error instanceof ApiError ? error.message : 'We couldn’t change this tour. Try again.'),
  });
  return (
    <li className="grid grid-cols-[3.25rem_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-hairline py-3 last:border-0">
      <span className="numeric font-semibold">{formatTime(new Date(start))}</span>
      <span className="min-w-0">
        <span className="block leading-snug font-medium [overflow-wrap:anywhere]">{name}</span>
        <a
          href={`tel:${phone.replaceAll(' ', '')}`}
          className="numeric text-small text-stone hover:text-clay-deep"
        >
          {phone}
        </a>
      </span>
      {arrivedAt ? (
        <span className="flex items-center gap-1">
          <span className="numeric inline-flex items-center gap-1.5 text-small font-medium text-success">
            <StaffIcon name="check" size={18} />
            Arrived {formatTime(new Date(arrivedAt))}
          </span>
          <button
            type="button"
            aria-label={`Undo arrival for ${name}`}
            onClick={() => !marking.isPending && marking.mutate(false)}
            className="inline-flex size-11 items-center justify-center rounded-input text-stone hover:text-ink"
          >
            <StaffIcon name="undo2" size={18} />
          </button>
        </span>
      ) : (
        <Button
          kind="secondary"
          size="small"
          busy={marking.isPending}
          busyLabel="Saving…"
          onClick={() => marking.mutate(true)}
        >
          Mark as arrived
          <span className="sr-only">: {name}</span>
        </Button>
      )}
    </li>
  );
}
