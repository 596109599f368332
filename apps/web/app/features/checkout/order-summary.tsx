import type { HoldAnswer } from '@studio/contracts/bookings';
import { formatDayMedium, formatDayShort, formatTime } from '@studio/domain/time/format-london';
import { Icon } from '../../ui/icon.tsx';
import { classDay } from './class-day.ts';
import { ClassPicture } from './class-picture.tsx';
import { type HoldClock, HoldTimer } from './hold-timer.tsx';
import { OrderLines, OrderTotal, Total } from './order-lines.tsx';

/** The order on a wide screen: timer, class, lines, what is to pay. An ended hold is told outside, in its own box. */
export function OrderSummary({ hold, clock }: { hold: HoldAnswer; clock: HoldClock }) {
  const { class: slot } = hold;
  return (
    <section
      aria-label="Your order"
      className="divide-y divide-hairline rounded-card border border-hairline bg-paper"
    >
      {clock.phase !== 'ended' && <HoldTimer hold={hold} clock={clock} />}
      <div className="flex gap-4 p-5">
        <ClassPicture activityType={slot.activityType} size="large" />
        <div className="min-w-0 text-[15px] leading-snug">
          <h2 className="mb-1.5 text-[22px] leading-[1.1]">{slot.className}</h2>
          <p>{formatDayMedium(classDay(slot))}</p>
          <p className="tabular-nums">
            <strong className="font-semibold">{timeRange(hold)}</strong>
            <span className="ml-2.5">{slot.durationMin} min</span>
          </p>
          <p>
            {slot.instructorName}, {slot.studio}
          </p>
        </div>
      </div>
      <div className="p-5">
        <OrderLines hold={hold} />
      </div>
      <div className="p-5">
        <OrderTotal hold={hold} />
      </div>
    </section>
  );
}

/** The order on a phone: 80 px that fold open. */
export function OrderFold({ hold }: { hold: HoldAnswer }) {
  const { class: slot } = hold;
  return (
    <details className="group rounded-card border border-hairline bg-paper">
      <summary className="flex min-h-20 cursor-pointer list-none items-center gap-3 rounded-card px-3 py-2.5 [&::-webkit-details-marker]:hidden">
        <ClassPicture activityType={slot.activityType} size="small" />
        <span className="min-w-0 grow leading-tight">
          <span className="block font-semibold">{slot.className}</span>
          <span className="mt-0.5 block text-small text-stone tabular-nums">
            {formatDayShort(classDay(slot))}, {timeRange(hold)}
          </span>
        </span>
        <Total hold={hold} size="text-lg" stacked />
        <Icon
          name="chevron-down"
          className="size-5 shrink-0 transition-transform duration-150 group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <div className="space-y-4 border-t border-hairline px-4 pt-4 pb-5">
        <p className="text-[15px] leading-snug">
          {slot.instructorName}, {slot.studio}, {slot.durationMin} min
        </p>
        <OrderLines hold={hold} />
        <div className="border-t border-hairline pt-4">
          <OrderTotal hold={hold} />
        </div>
      </div>
    </details>
  );
}

function timeRange({ class: slot }: HoldAnswer): string {
  return `${formatTime(new Date(slot.start))}–${formatTime(new Date(slot.end))}`;
}
