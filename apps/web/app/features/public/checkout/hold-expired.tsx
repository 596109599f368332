import type { HoldClassResponse } from '@studio/contracts/holds';
import { formatCount, selectPlural } from '@studio/domain/text/format';
import { Link } from 'react-router';
import { buildTimetableUrl } from '../../../lib/storage/saved-timetable-search.ts';
import { Button } from '../../../ui/button.tsx';
import { SunProgress } from '../../../ui/sun-progress.tsx';
import { describeFreePlaces } from './place-text.ts';
import type { RenewHoldProblem } from './use-checkout-hold.ts';

export interface HoldExpiredProps {
  hold: HoldClassResponse;
  busy: boolean;
  problem: RenewHoldProblem | null;
  /** Holds `places` of the class again. */
  onHoldAgain: (places: number) => Promise<void>;
}

/** Says that the hold has ended. Offers to hold again, or other classes when this class is full. */
export function HoldExpired(props: HoldExpiredProps) {
  return (
    <section
      aria-label="Your hold"
      className="rounded-card border-2 border-error bg-paper px-[19px] py-[15px]"
    >
      <div className="flex items-center gap-4">
        <SunProgress remaining={0} tone="error" />
        <ExpiredText {...props} />
      </div>
      <div className="mt-3">
        <ExpiredAction {...props} />
      </div>
    </section>
  );
}

/** On phones, shows below the header that the hold has ended. */
export function HoldExpiredBar(props: HoldExpiredProps) {
  return (
    <section aria-label="Your hold" className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <ExpiredText {...props} />
      <ExpiredAction {...props} />
    </section>
  );
}

function ExpiredText({ hold, problem }: HoldExpiredProps) {
  return (
    <p className="min-w-44 flex-1 text-[15px] leading-snug">
      <strong className="block font-semibold">Your hold has expired</strong>
      <span className="text-small text-stone">{describeAvailability(hold, problem)}</span>
      {problem && !isFull(hold, problem) && (
        <span role="alert" className="mt-1 block text-small font-medium text-error">
          {problem.message}
        </span>
      )}
    </p>
  );
}

function ExpiredAction({ hold, busy, problem, onHoldAgain }: HoldExpiredProps) {
  if (isFull(hold, problem))
    return (
      <Link
        to={buildTimetableUrl(hold.class)}
        className="text-link inline-flex min-h-11 items-center text-[15px] font-medium"
      >
        See other classes that day
      </Link>
    );
  const availablePlaces = Math.min(hold.places, hold.class.capacityLeft);
  return (
    <Button size="small" onClick={() => void onHoldAgain(availablePlaces)} busy={busy} busyLabel="Holding…">
      {getHoldAgainLabel(availablePlaces, hold.places)}
    </Button>
  );
}

function getHoldAgainLabel(available: number, wanted: number): string {
  return available < wanted
    ? `Hold ${formatCount(available, 'place')}`
    : `Hold ${selectPlural(wanted, 'place', 'places')} again`;
}

/**
 * Returns whether no place can be held: all are taken, or the server reports slot_unavailable although enough
 * seem free (a cancelled class).
 */
function isFull({ places, class: slot }: HoldClassResponse, problem: RenewHoldProblem | null): boolean {
  return slot.capacityLeft === 0 || (problem?.unavailable === true && slot.capacityLeft >= places);
}

function describeAvailability(hold: HoldClassResponse, problem: RenewHoldProblem | null): string {
  const { places, class: slot } = hold;
  if (isFull(hold, problem))
    return problem?.unavailable
      ? `You haven’t been charged. ${problem.message}`
      : 'You haven’t been charged. Someone else has taken the last place.';
  const freePlaces = describeFreePlaces(slot.capacityLeft);
  return slot.capacityLeft < places
    ? `You haven’t been charged. Only ${freePlaces}.`
    : `You haven’t been charged. ${freePlaces}.`;
}
