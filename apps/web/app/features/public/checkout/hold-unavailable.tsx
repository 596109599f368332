import type { HoldClassResponse } from '@studio/contracts/holds';
import { formatDayMedium, formatTime } from '@studio/domain/time/format-london';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { getClassDay } from './get-class-day.ts';
import type { RenewHoldProblem } from './use-checkout-hold.ts';

interface HoldNotFoundProps {
  /** Holds one place of the class in the URL; null when the URL names no class. */
  onHoldAgain: (() => void) | null;
  busy: boolean;
  problem: RenewHoldProblem | null;
}

/**
 * Shown when this browser has no hold with the id in the URL: an old link, another device, or no class
 * chosen.
 */
export function HoldNotFound({ onHoldAgain, busy, problem }: HoldNotFoundProps) {
  return (
    <>
      <p>
        {onHoldAgain
          ? 'We hold places for 10 minutes, and only in the browser you used. If you’ve already paid, we’ve emailed you the confirmation.'
          : 'Choose a class first. We’ll hold your place for 10 minutes while you check out.'}
      </p>
      {problem && (
        <p role="alert" className="mt-4 text-body font-medium text-error">
          {problem.message}
        </p>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        {onHoldAgain && !problem?.unavailable && (
          <Button onClick={onHoldAgain} busy={busy} busyLabel="Holding…">
            Hold place again
          </Button>
        )}
        <ButtonLink to="/timetable" kind={onHoldAgain && !problem?.unavailable ? 'secondary' : 'primary'}>
          Find a class
        </ButtonLink>
      </div>
    </>
  );
}

export function HoldLoadError({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <>
      <p role="alert">{message}</p>
      <p className="mt-2">You haven’t been charged, and this error hasn’t affected your hold.</p>
      <div className="mt-8">
        <Button onClick={onRetry}>Try again</Button>
      </div>
    </>
  );
}

/** Shown when the customer has already booked the hold, in another tab or before going back. */
export function HoldAlreadyBooked({ hold: { class: slot } }: { hold: HoldClassResponse }) {
  return (
    <>
      <p>
        {slot.className} on {formatDayMedium(getClassDay(slot))} at {formatTime(new Date(slot.start))} is
        booked. We’ve emailed you the confirmation and QR code.
      </p>
      <div className="mt-8">
        <ButtonLink to="/timetable">Book another class</ButtonLink>
      </div>
    </>
  );
}
