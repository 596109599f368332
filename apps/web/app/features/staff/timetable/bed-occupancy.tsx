import type { WeekCell } from '@studio/contracts/staff-timetable';
import { formatCount } from '@studio/domain/text/format';
import { formatWaitingCount } from '../../../lib/format/format-waiting-count.ts';
import { hatchedBackground } from './hatched-background.ts';

type BedState = 'booked' | 'held' | 'free' | 'out';

const bedStyles: Record<BedState, string> = {
  booked: 'bg-sage-deep',
  held: `${hatchedBackground} border border-sage-deep`,
  free: 'border border-line bg-paper',
  out: 'border border-dashed border-error bg-linen',
};

/** Shows the number of bookings, and one tile per place: booked, held, free or out of service. */
export function BedOccupancy({ cell }: { cell: WeekCell }) {
  const { booked, held, capacity, bedsOutOfService } = cell;
  const waiting = formatWaitingCount(cell);
  const free = Math.max(0, capacity - booked - held);
  const tiles = [
    ...buildTiles('booked', booked),
    ...buildTiles('held', held),
    ...buildTiles('free', free),
    ...buildTiles('out', bedsOutOfService),
  ];
  const otherStates = [
    ...(held > 0 ? [`${held} held`] : []),
    `${formatCount(free, 'place')} left`,
    ...(bedsOutOfService > 0 ? [`${formatCount(bedsOutOfService, 'bed')} out of service`] : []),
    ...(waiting ? [waiting] : []),
  ];
  return (
    <div>
      <p className="flex items-baseline justify-between gap-3">
        <span className="numeric font-semibold">
          {booked} of {capacity} booked
        </span>
        <span className="numeric text-small text-stone">{otherStates.join(', ')}</span>
      </p>
      <div
        aria-hidden="true"
        className="mt-2.5 grid gap-1.5"
        style={{ gridTemplateColumns: `repeat(${Math.max(1, Math.min(10, tiles.length))}, minmax(0, 1fr))` }}
      >
        {tiles.map(({ id, state }) => (
          <span key={id} className={`h-7 rounded-input ${bedStyles[state]}`} />
        ))}
      </div>
    </div>
  );
}

/** Returns the tiles of places in the same state. Places have no identity, so their index serves as the key. */
function buildTiles(state: BedState, count: number): { id: string; state: BedState }[] {
  return Array.from({ length: count }, (_, index) => ({ id: `${state} ${index}`, state }));
}
