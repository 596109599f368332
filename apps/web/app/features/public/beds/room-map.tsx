import type { GetBedsResponse, MapBed } from '@studio/contracts/beds';
import { getOwnName } from '@studio/domain/beds/format-beds';
import type { RoomKind } from '@studio/domain/catalogue/room-kind';
import { type ReactNode, useId } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { getBedName } from './bed-text.ts';

interface RoomMapProps {
  room: GetBedsResponse;
  legend: ReactNode;
  disabled: boolean;
  onChoose: (bed: number) => void;
}

/**
 * Shows the room as clients face it, with the instructor at the front. The beds are radio buttons for one place and
 * checkboxes for several. Rooms that are too wide scroll sideways.
 */
export function RoomMap({ room: { beds, kind, places }, legend, disabled, onChoose }: RoomMapProps) {
  const name = useId();
  const columns = Math.max(...beds.map(({ column }) => column));
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="mb-3">{legend}</legend>
      <div className="relative overflow-x-auto rounded-card border border-hairline bg-paper p-3 sm:p-4">
        <div
          className="mx-auto grid w-fit gap-1.5 sm:gap-2"
          style={{ gridTemplateColumns: `repeat(${columns}, minmax(44px, 72px))` }}
        >
          <p
            className="flex h-7 items-center justify-center rounded-pill border border-hairline bg-chalk text-note text-stone"
            style={{ gridColumn: '1 / -1' }}
          >
            Instructor
          </p>
          {beds.map((bed) => (
            <Bed
              key={bed.number}
              bed={bed}
              kind={kind}
              name={name}
              type={places === 1 ? 'radio' : 'checkbox'}
              onChoose={onChoose}
            />
          ))}
        </div>
      </div>
    </fieldset>
  );
}

const looks = {
  own: 'border-forest bg-forest text-chalk',
  free: 'cursor-pointer border-line bg-paper hover:border-ink hover:bg-linen/50',
  taken: 'border-transparent bg-linen text-stone line-through',
} as const;

interface BedProps extends Pick<RoomMapProps, 'onChoose'> {
  bed: MapBed;
  kind: RoomKind;
  name: string;
  type: 'radio' | 'checkbox';
}

function Bed({ bed, kind, name, type, onChoose }: BedProps) {
  const { number, state, row, column } = bed;
  return (
    <label
      className={`relative flex h-14 flex-col items-center justify-center rounded-input border text-center leading-tight transition-colors duration-160 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-forest ${looks[state]}`}
      style={{ gridRow: row + 1, gridColumn: column }}
    >
      <input
        type={type}
        name={name}
        value={number}
        checked={state === 'own'}
        disabled={state === 'taken'}
        onChange={() => {
          // A place always has a bed, so an own bed stays until another one replaces it.
          if (state === 'free') onChoose(number);
        }}
        className="sr-only"
      />
      <span className="sr-only">{getBedName(bed)}</span>
      <span aria-hidden="true" className="numeric text-ui font-semibold">
        {getOwnName(bed, kind) ?? number}
      </span>
      {state === 'own' && <Icon name="check" size={18} />}
    </label>
  );
}
