import type { BedClient, ClassBed, GetClassBedsResponse } from '@studio/contracts/staff-beds';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeMutationError } from '../../../lib/query/describe-mutation-error.ts';
import { Notice } from '../../../ui/notice.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { showToast } from '../../../ui/toast.ts';
import { RoomMapBed } from './room-map-bed.tsx';
import { moveToBed } from './timetable-api.ts';
import { timetableQueries } from './timetable-queries.ts';

interface RoomMapProps {
  classId: string;
  map: GetClassBedsResponse;
  /** Whether clients can change beds, which they can until the class ends. */
  canMove: boolean;
  /** Whether we email a client whose bed changes, which we do until the class starts. */
  emails: boolean;
}

/** Map of the class's room with the client on each bed. Staff choose a client and then a bed. */
export function RoomMap({ classId, map, canMove, emails }: RoomMapProps) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const moving = useMoveToBed(classId, () => setChosenId(null));
  const failure = describeMutationError(moving.error);
  const clients = [...map.beds.flatMap(({ client }) => client ?? []), ...map.withoutBed];
  const chosen = canMove ? (clients.find(({ bookingId }) => bookingId === chosenId) ?? null) : null;
  const choose = ({ bookingId }: BedClient) => {
    moving.reset();
    setChosenId(bookingId === chosen?.bookingId ? null : bookingId);
  };
  const onBed = (bed: ClassBed) => {
    if (moving.isPending) return;
    if (chosen && chosen.bookingId !== bed.client?.bookingId) moving.mutate({ client: chosen, bed });
    else if (bed.client) choose(bed.client);
  };
  return (
    // Escape ends the choice first, and only then closes the class.
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside receive the keys
    <div
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !chosen) return;
        event.preventDefault();
        setChosenId(null);
      }}
    >
      {canMove && clients.length > 0 && (
        <p aria-live="polite" className="mt-3 flex min-h-11 items-center justify-between gap-3 text-small">
          {chosen ? (
            <>
              <span className="font-medium">
                {moving.isPending ? 'Saving…' : `Choose a bed for ${chosen.name}`}
              </span>
              <button
                type="button"
                onClick={() => setChosenId(null)}
                className="inline-flex min-h-11 shrink-0 items-center font-medium underline underline-offset-4"
              >
                Cancel
              </button>
            </>
          ) : (
            <span className="text-stone">
              To change a bed, choose the client first.
              {emails && ' We’ll email them unless they’ve checked in.'}
            </span>
          )}
        </p>
      )}
      <ScrollRegion label="Room map" className="-mx-1 mt-1 p-1">
        <p className="rounded-input bg-linen py-1 text-center text-small text-stone">Instructor</p>
        <ul
          className="mt-1.5 grid gap-1.5"
          style={{ gridTemplateColumns: `repeat(${countColumns(map.beds)}, minmax(3.25rem, 1fr))` }}
        >
          {map.beds.map((bed) => (
            <li key={bed.number} style={{ gridRow: bed.row, gridColumn: bed.column }}>
              <RoomMapBed bed={bed} chosen={chosen} canMove={canMove} onPress={() => onBed(bed)} />
            </li>
          ))}
        </ul>
      </ScrollRegion>
      {map.withoutBed.length > 0 && (
        <ClientsWithoutBed clients={map.withoutBed} chosen={chosen} canMove={canMove} onChoose={choose} />
      )}
      {failure && (
        <div className="mt-3">
          <Notice tone="error" title={failure} />
        </div>
      )}
    </div>
  );
}

function countColumns(beds: readonly ClassBed[]): number {
  return Math.max(1, ...beds.map(({ column }) => column));
}

function useMoveToBed(classId: string, onMoved: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ client, bed }: { client: BedClient; bed: ClassBed }) =>
      moveToBed({
        classId,
        bookingId: client.bookingId,
        bed: bed.number,
        swapWithId: bed.client?.bookingId ?? null,
      }),
    onSuccess: (map, { client, bed }) => {
      queryClient.setQueryData(timetableQueries.beds(classId).queryKey, map);
      showToast(
        bed.client
          ? `${client.name} and ${bed.client.name} swapped beds.`
          : `${client.name} moved to ${bed.label}.`,
      );
      onMoved();
    },
    // After a failure, too, because the map has changed since it was loaded. Staff can go on without waiting for it.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: timetableQueries.all }),
  });
}

interface ClientsWithoutBedProps {
  clients: readonly BedClient[];
  chosen: BedClient | null;
  canMove: boolean;
  onChoose: (client: BedClient) => void;
}

/** Clients for whom no bed is left, for example after a bed was removed from the room. */
function ClientsWithoutBed({ clients, chosen, canMove, onChoose }: ClientsWithoutBedProps) {
  return (
    <div className="mt-3 text-small">
      <p className="font-medium text-error">No bed yet</p>
      <ul className="mt-1 flex flex-wrap gap-1.5">
        {clients.map((client) => (
          <li key={client.bookingId}>
            <button
              type="button"
              disabled={!canMove}
              aria-pressed={client.bookingId === chosen?.bookingId}
              onClick={() => onChoose(client)}
              className="min-h-11 rounded-input border border-line px-3 aria-pressed:border-2 aria-pressed:border-ink"
            >
              {client.name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
