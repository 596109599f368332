import type {
  BookingNeedingAttention,
  ClassCancellationProgress,
} from '@studio/contracts/staff-cancel-class';
import { formatPriceShort } from '@studio/domain/money/money';
import { formatCount, formatNumber, selectPlural } from '@studio/domain/text/format';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { describeOutcome, summariseProgress } from './cancellation-text.ts';

const reasonTexts: Record<BookingNeedingAttention['reason'], (amountPence: number) => string> = {
  refund_failed: (amountPence) => `We couldn’t refund ${formatPriceShort(amountPence)} to the card.`,
  paid_at_desk: (amountPence) =>
    `${formatPriceShort(amountPence)} was paid at the front desk. Refund it there.`,
  no_address: () => 'No email address. Call the client.',
};

/** Progress of a cancellation, with the bookings that staff must handle themselves. */
export function CancellationProgress({
  progress,
  closedPeriod,
  onClose,
}: {
  progress: readonly ClassCancellationProgress[];
  /** Days that were closed together with the cancellation, such as "on Sunday 6 December". */
  closedPeriod: string | undefined;
  onClose: () => void;
}) {
  const { done, total, finished } = summariseProgress(progress);
  const needsAttention = progress.flatMap(({ needsAttention }) => needsAttention);
  // The clicked button is removed, so screen readers continue at this heading.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <h2 id="cancel-class-title" ref={heading} tabIndex={-1} className="text-h3 outline-none">
        {closedPeriod && `Studio closed ${closedPeriod}. `}
        {describeHeading(progress.length, finished, closedPeriod !== undefined)}
      </h2>
      <p role="status" className="mt-3">
        {finished
          ? describeOutcome(progress)
          : `${formatNumber(done)} of ${formatCount(total, 'booking')} cancelled. We’ll carry on if you close this window. Each class shows its progress.`}
      </p>
      {!finished && <CancellationBar done={done} total={total} />}
      {needsAttention.length > 0 && <PeopleNeedingAttention people={needsAttention} />}
      <div className="mt-6">
        <Button kind={finished ? 'primary' : 'secondary'} wide onClick={onClose}>
          {finished ? 'Done' : 'Continue in the background'}
        </Button>
      </div>
    </div>
  );
}

/** Closing days also cancels classes without bookings, which the progress doesn't count. */
function describeHeading(classes: number, finished: boolean, isClosure: boolean): string {
  const count = formatCount(classes, 'class', 'classes');
  if (isClosure)
    return finished ? `Bookings for ${count} cancelled` : `Cancelling the bookings for ${count}…`;
  return finished
    ? selectPlural(classes, 'Class cancelled', `${count} cancelled`)
    : selectPlural(classes, 'Cancelling class…', `Cancelling ${count}…`);
}

/** Bar of the cancelled bookings. */
export function CancellationBar({ done, total }: { done: number; total: number }) {
  return (
    <div
      role="progressbar"
      aria-label="Bookings cancelled"
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done}
      aria-valuetext={`${done} of ${total}`}
      className="mt-4 h-2 overflow-hidden rounded-pill bg-linen"
    >
      <div
        className="h-full origin-left bg-forest transition-transform duration-320"
        style={{ transform: `scaleX(${total === 0 ? 1 : done / total})` }}
      />
    </div>
  );
}

/** Clients of cancelled classes whom staff must contact or repay, with the reason. */
export function PeopleNeedingAttention({ people }: { people: readonly BookingNeedingAttention[] }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="mt-6">
      <h3 id={headingId} className="flex items-center gap-2 text-row">
        <StaffIcon name="triangle-alert" size={20} className="text-error" />
        Needs attention
      </h3>
      <ul className="mt-3 divide-y divide-hairline border-y border-hairline">
        {people.map(({ bookingId, name, personId, reason, amountPence }) => (
          <li key={`${bookingId} ${reason}`} className="py-3">
            {personId ? (
              <Link to={`/admin/people/${personId}`} className="text-link font-medium">
                {name}
              </Link>
            ) : (
              <span className="font-medium">{name}</span>
            )}
            <p className="text-small text-stone">{reasonTexts[reason](amountPence)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
