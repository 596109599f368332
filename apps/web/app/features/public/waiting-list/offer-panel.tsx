import type { WaitingEntry } from '@studio/contracts/waiting-list';
import { formatHoldTimeLeft, getHoldSecondsLeft } from '@studio/domain/bookings/hold';
import { offerMinutes } from '@studio/domain/waiting-list/waiting-list-terms';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../lib/api/api-error.ts';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SunProgress } from '../../../ui/sun-progress.tsx';
import { LeaveWaitingListButton } from './leave-waiting-list-button.tsx';
import { claimOfferedPlace, type WaitingListEntryLink } from './waiting-list-api.ts';
import { formatUntil } from './waiting-list-text.ts';

interface OfferPanelProps {
  entry: WaitingEntry;
  keyed: WaitingListEntryLink;
  onChanged: (entries: readonly WaitingEntry[]) => void;
  onOver: () => void;
}

export function OfferPanel({ entry, keyed, onChanged, onOver }: OfferPanelProps) {
  const until = new Date(entry.offer?.until ?? entry.class.start);
  const secondsLeft = useSecondsLeft(until, onOver);
  const { take, busy, failure } = useClaim(entry, keyed, onOver);
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
              ? `Decide by ${formatUntil(until, getServerTime())}`
              : 'We’re holding this place for you'}
          </strong>
          <span className="text-small text-stone">until {formatUntil(until, getServerTime())}</span>
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
        <Button wide size="large" busy={busy} busyLabel="Opening checkout…" onClick={take}>
          Take the place
        </Button>
        <LeaveWaitingListButton keyed={keyed} onLeft={onChanged} large>
          Decline offer
        </LeaveWaitingListButton>
      </div>
      <p className="mt-4 text-note text-stone">You won’t be charged until you book.</p>
      {failure !== null && (
        <div className="mt-4">
          <Notice tone="error" title={failure || 'We couldn’t open checkout. Try again.'} />
        </div>
      )}
    </section>
  );
}

function useClaim(entry: WaitingEntry, keyed: WaitingListEntryLink, onOver: () => void) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const navigate = useNavigate();
  const take = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const { holdId } = await claimOfferedPlace(keyed);
      await navigate(`/checkout?${new URLSearchParams({ class: entry.class.classId, hold: holdId })}`);
    } catch (error) {
      setFailure(error instanceof ApiError && error.payload ? error.message : '');
      if (error instanceof ApiError && error.code === 'offer_over') onOver();
    } finally {
      setBusy(false);
    }
  };
  return { take: () => void take(), busy, failure };
}

/** Counts whole seconds until a moment. Calls `onOver` once at the end. */
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
