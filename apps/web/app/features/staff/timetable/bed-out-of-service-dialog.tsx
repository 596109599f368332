import type { PreviewBedOutOfServiceResponse } from '@studio/contracts/staff-beds-out-of-service';
import type { GetTimetableClassResponse } from '@studio/contracts/staff-timetable';
import { formatCount, selectPlural } from '@studio/domain/text/format';
import { formatMomentMedium, formatMomentShort } from '@studio/domain/time/format-london';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.ts';
import { type BedMove, type BedOutage, type BedOutageScope, takeBedOutOfService } from './timetable-api.ts';
import { timetableQueries } from './timetable-queries.ts';

interface BedOutOfServiceDialogProps {
  details: GetTimetableClassResponse;
  onClose: () => void;
}

/**
 * Dialog that takes a bed out of service, for one class or for all classes in its room during a period. Shows
 * which bookings have to move, and to which classes.
 */
export function BedOutOfServiceDialog({ details, onClose }: BedOutOfServiceDialogProps) {
  const id = useId();
  const { class: cell, roomName } = details;
  const [of, setOf] = useState<'class' | 'room'>('class');
  const [until, setUntil] = useState(cell.date);
  const [reason, setReason] = useState('');
  /** Target class by booking id; '' means the waiting list. */
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const beds = useQuery(timetableQueries.beds(cell.classId));
  const [bedNumber, setBedNumber] = useState('');
  const hasMap = (beds.data?.beds.length ?? 0) > 0;
  const bedScope: BedOutageScope =
    of === 'class'
      ? { classId: cell.classId }
      : { roomId: cell.roomId, from: cell.date, to: until || cell.date };
  const outage: BedOutage = { bedScope, ...(bedNumber && { bedNumber: Number(bedNumber) }) };
  const { data: preview, isError, isFetching, refetch } = useQuery(timetableQueries.bedOutage(outage));
  const full = preview?.full ?? [];
  const suggested = suggestMoves(full);
  const moves = full.map(({ bookingId }): BedMove => {
    return { bookingId, toClassId: (chosen[bookingId] ?? suggested.get(bookingId)) || null };
  });
  const queryClient = useQueryClient();
  const taking = useMutation({
    mutationFn: (confirmed: readonly BedMove[]) => takeBedOutOfService(outage, reason, confirmed),
    onSuccess: ({ reseated }, confirmed) => {
      showToast(
        confirmed.length + reseated === 0
          ? 'Bed taken out of service.'
          : 'Bed taken out of service. We’ve emailed everyone affected.',
      );
      onClose();
      return queryClient.invalidateQueries({ queryKey: timetableQueries.all });
    },
    onError: () => void refetch(),
  });
  return (
    <ConfirmDialog
      open
      title="Take bed out of service"
      onConfirm={() => taking.mutate(moves)}
      onClose={onClose}
      busy={taking.isPending}
      failure={describeMutationError(taking.error)}
      label="Take bed out of service"
      busyLabel="Saving…"
      closeLabel="Keep in service"
      disabled={!preview || !beds.data || (hasMap && bedNumber === '')}
      checking={!preview && isFetching}
    >
      <p className="text-small text-stone">
        Each class will lose one place until the bed is back in service.
      </p>
      {beds.data && hasMap && (
        <ChoiceField
          id={`${id}bed`}
          label="Bed"
          value={bedNumber}
          onChange={(event) => setBedNumber(event.target.value)}
        >
          <option value="">Choose a bed</option>
          {beds.data.beds
            .filter(({ state }) => state !== 'out')
            .map(({ number, label, client }) => (
              <option key={number} value={number}>
                {client ? `${label}, ${client.name}` : label}
              </option>
            ))}
        </ChoiceField>
      )}
      {beds.isError && !beds.data && (
        <LoadError title="Couldn’t load the beds." busy={beds.isFetching} onRetry={beds.refetch} />
      )}
      <SegmentedControl
        legend="Classes"
        name={`${id}of`}
        tone="strong"
        options={[
          { value: 'class', label: 'This class' },
          { value: 'room', label: `All in ${roomName}` },
        ]}
        value={of}
        onChange={setOf}
      />
      {of === 'room' && (
        <TextField
          id={`${id}until`}
          label="Last day"
          type="date"
          min={cell.date}
          value={until}
          onChange={(event) => setUntil(event.target.value)}
        />
      )}
      <TextField
        id={`${id}reason`}
        label="Reason"
        optional
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {isError && (
        <LoadError title="Couldn’t load the affected classes." busy={isFetching} onRetry={refetch} />
      )}
      {!preview && !isError && <Skeleton className="h-16 w-full rounded-card" />}
      {preview && (
        <Moves
          id={id}
          preview={preview}
          chosen={chosen}
          suggested={suggested}
          onChoose={(bookingId, to) => setChosen({ ...chosen, [bookingId]: to })}
        />
      )}
    </ConfirmDialog>
  );
}

type Full = PreviewBedOutOfServiceResponse['full'][number];

/**
 * Suggests a class for each booking: the nearest one with a place that isn't suggested for another booking. '' means
 * the waiting list.
 */
function suggestMoves(full: readonly Full[]): Map<string, string> {
  const assignedCounts = new Map<string, number>();
  const moves = new Map<string, string>();
  for (const { bookingId, options } of full) {
    const to =
      options.find(({ classId, placesLeft }) => (assignedCounts.get(classId) ?? 0) < placesLeft)?.classId ??
      '';
    assignedCounts.set(to, (assignedCounts.get(to) ?? 0) + 1);
    moves.set(bookingId, to);
  }
  return moves;
}

function Moves({
  id,
  preview: { classes, displaced, full },
  chosen,
  suggested,
  onChoose,
}: {
  id: string;
  preview: PreviewBedOutOfServiceResponse;
  chosen: Record<string, string>;
  suggested: ReadonlyMap<string, string>;
  onChoose: (bookingId: string, to: string) => void;
}) {
  return (
    <div aria-live="polite">
      <p className="text-small">
        {formatCount(classes, 'class loses', 'classes lose')} a place.{' '}
        {full.length === 0
          ? 'Everyone keeps their place.'
          : `${formatCount(full.length, 'class is', 'classes are')} full. The last client to book ${selectPlural(full.length, 'it', 'each one')} has to move. We’ll email them an apology.`}
      </p>
      {displaced > 0 && (
        <p className="mt-1.5 text-small">
          {formatCount(displaced, 'client')} on this bed {selectPlural(displaced, 'gets', 'get')} the nearest
          free one. We’ll email them.
        </p>
      )}
      <div className="mt-3 grid max-h-72 gap-4 overflow-y-auto">
        {full.map((booking) => (
          <ChoiceField
            key={booking.bookingId}
            id={`${id}${booking.bookingId}`}
            label={booking.name}
            hint={`Last to book the class on ${formatMomentMedium(new Date(booking.class.start))}`}
            value={chosen[booking.bookingId] ?? suggested.get(booking.bookingId) ?? ''}
            onChange={(event) => onChoose(booking.bookingId, event.target.value)}
          >
            {booking.options.map((option) => (
              <option key={option.classId} value={option.classId}>
                {formatMomentShort(new Date(option.start))}, {option.title},{' '}
                {formatCount(option.placesLeft, 'place')} left
              </option>
            ))}
            <option value="">
              No other class: refund them (or return the session) and put them first on the waiting list
            </option>
          </ChoiceField>
        ))}
      </div>
    </div>
  );
}
