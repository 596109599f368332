import type { BookingAnswer } from '@studio/contracts/bookings';
import type { ClassSlot } from '@studio/contracts/timetable';
import { cancelBy } from '@studio/domain/bookings/cancellation';
import { formatDayMedium, formatMomentMedium, formatMomentShort } from '@studio/domain/time/format-london';
import { useId } from 'react';
import { placesWords, startTime } from '../../lib/class-words.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { Button } from '../../ui/button.tsx';
import { Failed } from '../../ui/failed.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import type { BookingAddress } from './bookings-api.ts';
import { dayGroups } from './day-groups.ts';
import { RowSkeleton } from './list-skeleton.tsx';
import { useMove } from './use-move.ts';

interface MoveDialogProps {
  answer: BookingAnswer;
  address: BookingAddress;
  open: boolean;
  onClose: () => void;
  onMoved: () => Promise<void>;
}

/** Another class for a booking. Until it is moved, it stays where it is. */
export function MoveDialog({ answer, address, open, onClose, onMoved }: MoveDialogProps) {
  const moving = useMove(address, open, async () => {
    await onMoved();
    onClose();
  });
  const { options, chosen } = moving;
  return (
    <Sheet title="Move to another class" open={open} onClose={moving.busy ? () => {} : onClose}>
      <p className="text-stone">
        Now {answer.class.className}, {formatMomentMedium(new Date(answer.booking.start))}. Code and QR stay
        the same, and nothing is charged.
      </p>
      {options.failed && (
        <div className="mt-5">
          <Failed title="Could not load classes" busy={options.busy} onRetry={options.again} />
        </div>
      )}
      <Loading
        pending={options.busy && !options.value}
        label="Loading classes"
        className="mt-5"
        skeleton={['one', 'two', 'three'].map((row) => <RowSkeleton key={row} />)}
      >
        {options.value?.stays && (
          <div className="mt-5">
            <Notice title="This place cannot be moved">{options.value.stays}</Notice>
          </div>
        )}
        {options.value?.stays === null && (
          <>
            <Choices classes={options.value.classes} chosen={chosen} onChoose={moving.choose} />
            <Turns range={options.value.range} from={moving.from} onShow={moving.show} />
          </>
        )}
      </Loading>
      {!options.value?.stays && <Confirm moving={moving} onClose={onClose} />}
    </Sheet>
  );
}

interface ChoicesProps {
  classes: readonly ClassSlot[];
  chosen: ClassSlot | null;
  onChoose: (slot: ClassSlot) => void;
}

function Choices({ classes, chosen, onChoose }: ChoicesProps) {
  const name = useId();
  if (classes.length === 0)
    return <p className="mt-5">No class of the same price has a place in these two weeks.</p>;
  return dayGroups(classes).map(({ date, items }) => (
    <fieldset key={date} className="mt-5">
      <legend className="w-full border-b border-hairline pb-1.5 display-face text-row">
        {formatDayMedium(date)}
      </legend>
      {items.map((slot) => (
        <label
          key={slot.classId}
          className="grid min-h-16 cursor-pointer grid-cols-[56px_minmax(0,1fr)_auto_20px] items-center gap-x-3 border-b border-hairline px-2 py-2 transition-colors duration-160 hover:bg-linen/50 has-checked:rounded-input has-checked:bg-paper has-checked:ring-2 has-checked:ring-forest has-checked:ring-inset has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-forest"
        >
          <input
            type="radio"
            name={name}
            value={slot.classId}
            checked={chosen?.classId === slot.classId}
            onChange={() => onChoose(slot)}
            className="peer sr-only"
          />
          <span className="numeric font-semibold">{startTime(slot)}</span>
          <span className="min-w-0 leading-snug">
            <span className="block font-medium">{slot.className}</span>
            <span className="block text-small text-stone">
              {slot.instructorName} · {slot.studio}
            </span>
          </span>
          <span className="numeric text-small text-stone">{placesWords(slot.capacityLeft)}</span>
          <Icon name="check" size={20} className="invisible text-forest peer-checked:visible" />
        </label>
      ))}
    </fieldset>
  ));
}

interface TurnsProps {
  range: { from: string; to: string; next: string | null };
  from: string | null;
  onShow: (from: string | null) => void;
}

function Turns({ range: { next }, from, onShow }: TurnsProps) {
  return (
    <p className="mt-4 flex flex-wrap gap-x-6">
      {from && (
        <button type="button" onClick={() => onShow(null)} className="text-link min-h-11 font-medium">
          Back to the first two weeks
        </button>
      )}
      {next && (
        <button type="button" onClick={() => onShow(next)} className="text-link min-h-11 font-medium">
          Show later classes
        </button>
      )}
    </p>
  );
}

/** Stands at the foot of the sheet, whatever is scrolled above it. */
function Confirm({ moving, onClose }: { moving: ReturnType<typeof useMove>; onClose: () => void }) {
  const { chosen, busy, problem, move } = moving;
  return (
    <div className="sticky bottom-0 -mx-(--gutter) mt-4 -mb-6 border-t border-hairline bg-chalk px-(--gutter) pt-4 pb-[max(24px,env(safe-area-inset-bottom))]">
      <div aria-live="polite">
        {problem && <p className="mb-3 font-medium text-error">{problem}</p>}
        {chosen && !problem && <p className="mb-3 text-small text-stone">{afterwards(chosen)}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          busy={busy}
          busyLabel="Moving"
          disabled={!chosen}
          onClick={() => void move()}
          className="max-sm:w-full"
        >
          {chosen ? `Move to ${formatMomentShort(new Date(chosen.start))}` : 'Choose a class'}
        </Button>
        <Button kind="secondary" onClick={onClose} disabled={busy} className="max-sm:w-full">
          Keep it
        </Button>
      </div>
    </div>
  );
}

function afterwards({ start }: ClassSlot): string {
  const until = cancelBy(new Date(start));
  return serverNow() <= until
    ? `Then free to cancel until ${formatMomentShort(until)}.`
    : 'It starts in under 24 hours, so it cannot be cancelled or moved again.';
}
