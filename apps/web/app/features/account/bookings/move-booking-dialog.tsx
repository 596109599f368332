import type { BookingResponse } from '@studio/contracts/bookings';
import type { ClassSlot } from '@studio/contracts/timetable';
import { getCancellationDeadline } from '@studio/domain/bookings/cancellation';
import { formatDayMedium, formatMomentMedium, formatMomentShort } from '@studio/domain/time/format-london';
import { useId } from 'react';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { formatPlacesLeft, getStartTime } from '../../../lib/format/class-text.ts';
import { Button } from '../../../ui/button.tsx';
import { DelayedSkeleton } from '../../../ui/delayed-skeleton.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import type { BookingLink } from './bookings-api.ts';
import { BookingRowSkeleton } from './bookings-skeleton.tsx';
import { groupByDay } from './group-by-day.ts';
import { useMoveBooking } from './use-move-booking.ts';

interface MoveBookingDialogProps {
  response: BookingResponse;
  link: BookingLink;
  open: boolean;
  onClose: () => void;
  onMoved: () => void;
}

/** Dialog that offers other classes for a booking. The booking stays in its class until the move succeeds. */
export function MoveBookingDialog({ response, link, open, onClose, onMoved }: MoveBookingDialogProps) {
  const moving = useMoveBooking(link, open, () => {
    onMoved();
    onClose();
  });
  const { options, chosen } = moving;
  return (
    <Sheet title="Move to another class" open={open} onClose={moving.busy ? () => {} : onClose}>
      <p className="text-stone">
        Current class: {response.class.className}, {formatMomentMedium(new Date(response.booking.start))}.
        Your QR code and booking code will stay the same. There’s nothing to pay.
      </p>
      {options.isLoadingError && (
        <div className="mt-5">
          <LoadError title="Could not load classes" busy={options.isFetching} onRetry={options.refetch} />
        </div>
      )}
      <DelayedSkeleton
        pending={options.isLoading}
        label="Loading classes…"
        className="mt-5"
        skeleton={['one', 'two', 'three'].map((row) => <BookingRowSkeleton key={row} />)}
      >
        {options.data?.notMovableReason && (
          <div className="mt-5">
            <Notice title="You can’t move this booking">{options.data.notMovableReason}</Notice>
          </div>
        )}
        {options.data?.notMovableReason === null && (
          <>
            <Choices classes={options.data.classes} chosen={chosen} onChoose={moving.choose} />
            <RangeLinks range={options.data.range} from={moving.from} onShow={moving.show} />
          </>
        )}
      </DelayedSkeleton>
      {!options.data?.notMovableReason && <Confirm moving={moving} onClose={onClose} />}
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
    return <p className="mt-5">No classes at the same price have places in these two weeks.</p>;
  return groupByDay(classes).map(({ date, items }) => (
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
          <span className="numeric font-semibold">{getStartTime(slot)}</span>
          <span className="min-w-0 leading-snug">
            <span className="block font-medium">{slot.className}</span>
            <span className="block text-small text-stone">
              {slot.instructorName} · {slot.studio}
            </span>
          </span>
          <span className="numeric text-small text-stone">{formatPlacesLeft(slot.capacityLeft)}</span>
          <Icon name="check" size={20} className="invisible text-forest peer-checked:visible" />
        </label>
      ))}
    </fieldset>
  ));
}

interface RangeLinksProps {
  range: { from: string; to: string; next: string | null };
  from: string | null;
  onShow: (from: string | null) => void;
}

function RangeLinks({ range: { next }, from, onShow }: RangeLinksProps) {
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

/** Shows the confirm button, which sticks to the bottom of the sheet. */
function Confirm({ moving, onClose }: { moving: ReturnType<typeof useMoveBooking>; onClose: () => void }) {
  const { chosen, busy, problem, move } = moving;
  return (
    <div className="sticky bottom-0 -mx-(--gutter) mt-4 -mb-6 border-t border-hairline bg-chalk px-(--gutter) pt-4 pb-[max(24px,env(safe-area-inset-bottom))]">
      <div aria-live="polite">
        {problem && <p className="mb-3 font-medium text-error">{problem}</p>}
        {chosen && !problem && <p className="mb-3 text-small text-stone">{describeDeadline(chosen)}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} busyLabel="Moving…" disabled={!chosen} onClick={move} className="max-sm:w-full">
          {chosen ? `Move to ${formatMomentShort(new Date(chosen.start))}` : 'Choose a class'}
        </Button>
        <Button kind="secondary" onClick={onClose} disabled={busy} className="max-sm:w-full">
          Keep current class
        </Button>
      </div>
    </div>
  );
}

function describeDeadline({ start }: ClassSlot): string {
  const until = getCancellationDeadline(new Date(start));
  return getServerTime() <= until
    ? `Free to cancel until ${formatMomentShort(until)}.`
    : 'This class starts in less than 24 hours, so you won’t be able to cancel for free or move again.';
}
