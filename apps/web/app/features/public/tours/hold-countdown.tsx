import type { TourSlotDto } from '@studio/contracts/tours';
import { formatHoldTimeLeft, getHoldSecondsLeft } from '@studio/domain/bookings/hold';
import { formatTime } from '@studio/domain/time/format-london';
import { tourHoldSeconds } from '@studio/domain/tours/tour-hold';
import { useEffect, useState } from 'react';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { TourHold } from './tour-state.ts';
import { formatSlotRange } from './tour-text.ts';

interface HoldCountdownProps {
  hold: TourHold;
  slot: TourSlotDto;
}

/** Remaining seconds below which the countdown is darker and screen readers announce it once. */
const closingSeconds = 60;

/** Shows the held slot with a countdown and a bar that shrinks every second. */
export function HoldCountdown({ hold, slot }: HoldCountdownProps) {
  const remaining = useSecondsLeft(hold.expiresAt);
  const closing = remaining < closingSeconds;
  const title = `We’re holding ${formatSlotRange(slot)} for you`;
  const until = formatTime(new Date(hold.expiresAt * 1000));
  return (
    <div
      className={`relative flex items-center gap-3.5 overflow-hidden rounded-card px-4 pt-4 sm:px-5 pb-4.5 ${closing ? 'bg-rose/42' : 'bg-rose/26'}`}
    >
      <Icon name="clock" size={20} className="shrink-0 max-sm:hidden" />
      <p className="grow leading-snug">
        <strong className="block font-semibold">{title}</strong>
        <span className="text-small text-ink/80">Book by {until}.</span>
      </p>
      <p className="numeric text-[1.625rem] leading-none font-semibold" role="timer" aria-label="Time left">
        {formatHoldTimeLeft(remaining)}
      </p>
      <span
        aria-hidden="true"
        className="absolute bottom-0 left-0 h-[3px] w-(--left) bg-clay"
        style={{ '--left': `${Math.min(100, (100 * remaining) / tourHoldSeconds)}%` }}
      />
      <p role="status" className="sr-only">
        {closing ? '1 minute left to book.' : `${title} until ${until}.`}
      </p>
    </div>
  );
}

/** Counts whole seconds until the hold ends, by the server's clock. */
function useSecondsLeft(expiresAt: number): number {
  const [remaining, setRemaining] = useState(() => getSecondsLeft(expiresAt));
  useEffect(() => {
    const tick = () => setRemaining(getSecondsLeft(expiresAt));
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [expiresAt]);
  return remaining;
}

function getSecondsLeft(expiresAt: number): number {
  return getHoldSecondsLeft(new Date(expiresAt * 1000), getServerTime());
}
