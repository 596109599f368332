import type { GetTimetableClassResponse, WeekCell } from '@studio/contracts/staff-timetable';
import { formatCount } from '@studio/domain/text/format';
import { useQuery } from '@tanstack/react-query';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { formatWaitingCount } from '../../../lib/format/format-waiting-count.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { hatchedBackground } from './hatched-background.ts';
import { RoomMap } from './room-map.tsx';
import { timetableQueries } from './timetable-queries.ts';

type BedState = 'booked' | 'held' | 'free' | 'out';

const bedStyles: Record<BedState, string> = {
  booked: 'bg-sage-deep',
  held: `${hatchedBackground} border border-sage-deep`,
  free: 'border border-line bg-paper',
  out: 'border border-dashed border-error bg-linen',
};

/** Shows the number of bookings, and below it the map of the room, or one tile per place in a room without a map. */
export function BedOccupancy({ details }: { details: GetTimetableClassResponse }) {
  const { class: cell, roomKind } = details;
  const { booked, held, capacity, bedsOutOfService } = cell;
  const waiting = formatWaitingCount(cell);
  const free = Math.max(0, capacity - booked - held);
  const otherStates = [
    ...(held > 0 ? [`${held} held`] : []),
    `${formatCount(free, 'place')} left`,
    ...(bedsOutOfService > 0 ? [`${formatCount(bedsOutOfService, 'bed')} out of service`] : []),
    ...(waiting ? [waiting] : []),
  ];
  return (
    <div>
      <p className="flex items-baseline justify-between gap-3">
        <span className="numeric shrink-0 font-semibold">
          {booked} of {capacity} booked
        </span>
        <span className="numeric text-right text-small text-stone">{otherStates.join(', ')}</span>
      </p>
      {roomKind === 'beds' ? <Beds cell={cell} /> : <Tiles cell={cell} />}
    </div>
  );
}

function Beds({ cell }: { cell: WeekCell }) {
  const { data, isError, isFetching, refetch } = useQuery(timetableQueries.beds(cell.classId));
  if (!data)
    return isError ? (
      <div className="mt-3">
        <LoadError title="Couldn’t load the room map." busy={isFetching} onRetry={refetch} />
      </div>
    ) : (
      <Skeleton className="mt-3 block h-48 w-full rounded-card" />
    );
  if (data.beds.length === 0) return <Tiles cell={cell} />;
  const now = getServerTime().getTime();
  const startsAt = new Date(cell.start).getTime();
  const canMove = cell.status === 'SCHEDULED' && startsAt + cell.durationMin * 60_000 > now;
  return <RoomMap classId={cell.classId} map={data} canMove={canMove} emails={startsAt > now} />;
}

function Tiles({ cell: { booked, held, capacity, bedsOutOfService } }: { cell: WeekCell }) {
  const tiles = [
    ...buildTiles('booked', booked),
    ...buildTiles('held', held),
    ...buildTiles('free', Math.max(0, capacity - booked - held)),
    ...buildTiles('out', bedsOutOfService),
  ];
  return (
    <div
      aria-hidden="true"
      className="mt-2.5 grid gap-1.5"
      style={{ gridTemplateColumns: `repeat(${Math.max(1, Math.min(10, tiles.length))}, minmax(0, 1fr))` }}
    >
      {tiles.map(({ id, state }) => (
        <span key={id} className={`h-7 rounded-input ${bedStyles[state]}`} />
      ))}
    </div>
  );
}

/** Returns the tiles of places in the same state. Places have no identity, so their index serves as the key. */
function buildTiles(state: BedState, count: number): { id: string; state: BedState }[] {
  return Array.from({ length: count }, (_, index) => ({ id: `${state} ${index}`, state }));
}
