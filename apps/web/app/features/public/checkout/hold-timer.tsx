import type { HoldClassResponse } from '@studio/contracts/holds';
import { formatHoldTimeLeft, holdSeconds } from '@studio/domain/bookings/hold';
import { formatCount, selectPlural } from '@studio/domain/text/format';
import { formatTime } from '@studio/domain/time/format-london';
import { SunProgress } from '../../../ui/sun-progress.tsx';
import type { HoldPhase } from './hold-phase.ts';

export interface HoldClock {
  phase: HoldPhase;
  secondsLeft: number;
}

interface HoldTimerProps {
  hold: HoldClassResponse;
  clock: HoldClock;
}

/** Shows the hold as the first row of the order summary. */
export function HoldTimer(props: HoldTimerProps) {
  const { title, detail } = getTimerText(props);
  return (
    <div className="flex min-h-[84px] items-center gap-4 px-5 py-4">
      <Dial {...props} />
      <p className="grow text-[15px] leading-snug">
        <strong className="block font-semibold">{title}</strong>
        <span className="text-small text-stone">{detail}</span>
      </p>
      {props.clock.phase !== 'confirming' && (
        <p className="text-right">
          <TimeLeft {...props} />
          <span className="mt-1 block text-note leading-none text-stone">left</span>
        </p>
      )}
    </div>
  );
}

/** Shows the hold in one line under the header, on phones. */
export function HoldTimerBar(props: HoldTimerProps) {
  const { bar, short } = getTimerText(props);
  return (
    <div className="flex min-h-13 items-center gap-4">
      <Dial {...props} />
      <p className="grow text-[15px] leading-tight">
        <strong className="font-medium">{bar}</strong> {short}
      </p>
      {props.clock.phase !== 'confirming' && <TimeLeft {...props} />}
    </div>
  );
}

function Dial({ clock: { phase, secondsLeft } }: HoldTimerProps) {
  return <SunProgress remaining={secondsLeft / holdSeconds} tone={phase === 'calm' ? 'clay' : 'clay-deep'} />;
}

function TimeLeft({ clock: { phase, secondsLeft } }: HoldTimerProps) {
  return (
    <span
      className={`block text-2xl leading-none font-semibold tabular-nums ${phase === 'closing' ? 'text-clay-deep' : ''}`}
    >
      {formatHoldTimeLeft(secondsLeft)}
    </span>
  );
}

/** Returns the texts of the timer. `bar` and `short` make up the single line on phones. */
function getTimerText({ hold, clock: { phase } }: HoldTimerProps) {
  const { places } = hold;
  const end = formatTime(new Date(hold.holdExpiresAt * 1000));
  const noun = selectPlural(places, 'place', 'places');
  if (phase === 'confirming') {
    const title = 'Waiting for your bank';
    const detail = `We’re still holding your ${noun}`;
    return { title, detail, bar: title, short: '' };
  }
  if (phase === 'closing') {
    const title = `Finish by ${end}`;
    const detail = `After that, we’ll release your ${noun}`;
    return { title, detail, bar: title, short: '' };
  }
  const until = `until ${end}`;
  return places > 1
    ? {
        title: `We’re holding your ${formatCount(places, 'place')}`,
        detail: until,
        bar: `${formatCount(places, 'place')} held`,
        short: until,
      }
    : { title: 'We’re holding your place', detail: until, bar: 'Place held', short: until };
}
