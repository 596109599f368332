import type { WaitingEntry } from '@studio/contracts/waiting-list';
import { formatHoldTimeLeft, getHoldSecondsLeft } from '@studio/domain/bookings/hold';
import { offerMinutes } from '@studio/domain/waiting-list/waiting-list-terms';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../lib/api/api-error.ts';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SunProgress } from '../../../ui/sun-progress.tsx';
import { LeaveWaitingListButton } from './leave-waiting-list-button.tsx';
import { claimOfferedPlace, type WaitingListEntryLink } from './waiting-list-api.ts';
import { formatOfferEnd } from './waiting-list-text.ts';

interface OfferPanelProps {
  entry: WaitingEntry;
  keyed: WaitingListEntryLink;
  /** Called when the offer has expired. */
  onOver: () => void;
}

export function OfferPanel({ entry, keyed, onOver }: OfferPanelProps) {
  const until = new Date(entry.offer?.until ?? entry.class.start);
  const secondsLeft = useSecondsLeft(until, onOver);
  const claiming = useClaim(entry, keyed, onOver);
  const closing = secondsLeft < 120;
  return (
    <section
      aria-label="Your offer"
      className="rounded-panel border border-hairline bg-paper p-5 shadow-1 sm:p-7"
    >
      <div className="flex items-center gap-4">
        <SunProgress remaining={secondsLeft / (offerMinutes * 60)} tone={closing ? 'clay-deep' : 'clay'} />
        <p className="grow leading-snug">
          <strong className="block font-semibold">
            {closing
              ? `Decide by ${formatOfferEnd(until, getServerTime())}`
              : 'We’re holding this place for you'}
          </strong>
          {!closing && (
            <span className="text-small text-stone">until {formatOfferEnd(until, getServerTime())}</span>
          )}
        </p>
        <p className="text-right" role="timer">
          <span
            className={`block text-2xl leading-none font-semibold tabular-nums ${closing ? 'text-clay-deep' : ''}`}
          >
            {formatHoldTimeLeft(secondsLeft)}
          </span>
          <span className="mt-1 block text-note leading-none text-stone">left</span>
        </p>
      </div>
      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        <Button
          wide
          size="large"
          busy={claiming.isPending}
          busyLabel="Opening checkout…"
          onClick={() => claiming.mutate()}
        >
          Book this place
        </Button>
        <LeaveWaitingListButton keyed={keyed} large>
          Decline offer
        </LeaveWaitingListButton>
      </div>
      <p className="mt-4 text-note text-stone">You won’t be charged until you book.</p>
      {claiming.error && (
        <div className="mt-4">
          <Notice tone="error" title={describeFailure(claiming.error)} />
        </div>
      )}
    </section>
  );
}

function useClaim(entry: WaitingEntry, keyed: WaitingListEntryLink, onOver: () => void) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => claimOfferedPlace(keyed),
    onSuccess: ({ holdId }) =>
      navigate(`/checkout?${new URLSearchParams({ class: entry.class.classId, hold: holdId })}`),
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'offer_over') onOver();
    },
  });
}

function describeFailure(error: Error): string {
  const message = error instanceof ApiError && error.payload ? error.message : '';
  return message || 'We couldn’t open checkout. Try again.';
}

/** Counts the whole seconds until `until`. Calls `onOver` once at the end. */
function useSecondsLeft(until: Date, onOver: () => void): number {
  const [secondsLeft, setSecondsLeft] = useState(() => getHoldSecondsLeft(until, getServerTime()));
  const over = useEffectEvent(onOver);
  const end = until.getTime();
  useEffect(() => {
    const tick = () => {
      const now = getHoldSecondsLeft(new Date(end), getServerTime());
      setSecondsLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      over();
    };
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [end]);
  return secondsLeft;
}
