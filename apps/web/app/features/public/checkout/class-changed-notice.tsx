import type { AcceptedClassDetails } from '@studio/contracts/accepted-class-details';
import type { HoldClassResponse } from '@studio/contracts/holds';
import { formatNumber, selectPlural } from '@studio/domain/text/format';
import { formatDayMedium, formatTime } from '@studio/domain/time/format-london';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { getClassDay } from './get-class-day.ts';
import { LeaveCheckoutLink } from './leave-checkout-link.tsx';
import type { RenewHoldProblem } from './use-checkout-hold.ts';

interface ClassChangedNoticeProps {
  hold: HoldClassResponse;
  /** Class as it was when the customer last accepted it. */
  before: AcceptedClassDetails;
  busy: boolean;
  problem: RenewHoldProblem | null;
  onAccept: () => Promise<void>;
}

/** Notice that the studio changed the class after the hold began. Shows both versions and asks whether to book. */
export function ClassChangedNotice({ hold, before, busy, problem, onAccept }: ClassChangedNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { class: slot, places } = hold;
  return (
    <section
      aria-labelledby="class-changed"
      className="rounded-card border-2 border-clay bg-paper px-5 py-5 sm:px-7 sm:py-6"
    >
      <h2
        id="class-changed"
        ref={heading}
        tabIndex={-1}
        className="scroll-mt-40 text-title outline-none desk:text-section"
      >
        This class has changed
      </h2>
      <p className="mt-2 text-stone">
        {slot.className}, {formatDayMedium(getClassDay(slot))}. We’re still holding your{' '}
        {selectPlural(places, 'place', `${formatNumber(places)} places`)}, and you haven’t been charged.
      </p>
      <dl className="mt-5 divide-y divide-hairline border-y border-hairline">
        <Changed label="Time" was={timeOf(before)} now={timeOf(slot)} />
        <Changed label="Studio" was={before.studio} now={slot.studio} />
        <Changed label="Instructor" was={before.instructorName} now={slot.instructorName} />
      </dl>
      {problem && (
        <p role="alert" className="mt-4 font-medium text-error">
          {problem.message}
        </p>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button size="large" busy={busy} busyLabel="Saving…" onClick={() => void onAccept()}>
          Book anyway
        </Button>
        <LeaveCheckoutLink hold={hold} />
      </div>
    </section>
  );
}

function Changed({ label, was, now }: { label: string; was: string; now: string }) {
  if (was === now) return null;
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-3">
      <dt className="w-24 shrink-0 text-small text-stone">{label}</dt>
      <dd className="numeric flex flex-wrap items-baseline gap-x-3">
        <s className="text-stone">
          <span className="sr-only">was </span>
          {was}
        </s>
        <strong className="font-semibold">
          <span className="sr-only">now </span>
          {now}
        </strong>
      </dd>
    </div>
  );
}

function timeOf({ start }: Pick<AcceptedClassDetails, 'start'>): string {
  return formatTime(new Date(start));
}
