import type { TourSlotDto } from '@studio/contracts/tours';
import { formatTime } from '@studio/domain/time/format-london';
import { useRovingFocus } from '../../../ui/use-roving-focus.ts';
import type { TourTime } from './tour-days.ts';

interface TourTimeGridProps {
  times: readonly TourTime[];
  chosen: string | null;
  onChoose: (slot: TourSlotDto) => void;
}

/** Lists a day's slots with one tab stop: arrow keys move, Space or Enter chooses. */
export function TourTimeGrid({ times, chosen, onChoose }: TourTimeGridProps) {
  const roving = useRovingFocus(
    Math.max(
      0,
      times.findIndex(({ slot }) => slot.id === chosen),
    ),
  );
  return (
    <div
      role="listbox"
      aria-label="Tour times"
      aria-orientation="horizontal"
      tabIndex={-1}
      onKeyDown={roving.onKeyDown}
      className="grid grid-cols-3 gap-2.5 sm:grid-cols-4"
    >
      {times.map(({ slot, isTaken }, index) => (
        <button
          key={slot.id}
          type="button"
          role="option"
          aria-selected={slot.id === chosen}
          aria-disabled={isTaken || undefined}
          aria-label={`${formatTime(new Date(slot.start))}${isTaken ? ', taken' : ''}`}
          data-roving=""
          tabIndex={roving.tabIndexOf(index)}
          onClick={() => !isTaken && onChoose(slot)}
          className={`numeric min-h-13 rounded-pill border font-medium transition-colors duration-160 ${getTimeClass(isTaken, slot.id === chosen)}`}
        >
          {formatTime(new Date(slot.start))}
        </button>
      ))}
    </div>
  );
}

function getTimeClass(isTaken: boolean, chosen: boolean): string {
  if (isTaken) return 'border-hairline bg-chalk text-stone line-through';
  return chosen ? 'border-forest bg-forest text-chalk' : 'border-line hover:border-ink hover:bg-chalk';
}
