import type { HoldAnswer } from '@studio/contracts/bookings';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Sundial } from '../../ui/sundial.tsx';
import { timetableAddress } from './checkout-addresses.ts';
import { classDay } from './class-day.ts';
import { placesStillFree } from './place-words.ts';
import type { HoldAgainProblem } from './use-hold.ts';

export interface HoldEndedProps {
  hold: HoldAnswer;
  busy: boolean;
  problem: HoldAgainProblem | null;
  /** Holds the class again, so many places of it. */
  onAgain: (places: number) => void;
}

/** The hold has run out: what stands, and the way on. Full classes are told kindly. */
export function HoldEnded({ hold, busy, problem, onAgain }: HoldEndedProps) {
  const { places } = hold;
  const free = hold.class.capacityLeft;
  const full = free === 0 || problem?.full === true;
  const wanted = Math.min(places, Math.max(1, free));
  return (
    <section
      aria-label="Your hold"
      className="rounded-card border-2 border-error bg-paper px-[19px] py-[15px]"
    >
      <div className="flex items-center gap-4">
        <Sundial left={0} tone="error" />
        <p className="grow text-[15px] leading-snug">
          <strong className="block font-semibold">Your hold has ended</strong>
          <span className="text-small text-stone">{sentence(hold, full)}</span>
        </p>
      </div>
      {problem && !problem.full && (
        <p className="mt-3 text-small font-medium text-error">{problem.message}</p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        {!full && (
          <Button onClick={() => onAgain(wanted)} busy={busy} busyLabel="Holding">
            {wanted < places ? `Hold ${wanted} again` : 'Hold it again'}
          </Button>
        )}
        {full && (
          <Link
            to={timetableAddress(classDay(hold.class))}
            className="inline-flex min-h-11 items-center font-medium text-link"
          >
            See the other classes that day
          </Link>
        )}
      </div>
    </section>
  );
}

function sentence({ places, class: slot }: HoldAnswer, full: boolean): string {
  if (full) return 'Nothing was charged. Somebody else has taken the last place meanwhile, we are sorry.';
  const still = placesStillFree(slot.activityType, slot.capacityLeft);
  return slot.capacityLeft < places
    ? `Nothing was charged. Only ${still}.`
    : `Nothing was charged. ${still}.`;
}
