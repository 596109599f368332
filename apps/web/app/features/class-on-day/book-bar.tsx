import { formatPrice } from '@studio/domain/money/money';
import { formatDayShort, formatTime } from '@studio/domain/time/format-london';
import { openOnTimetable } from '../../lib/next-class-words.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import type { ClassNow, ClassOnDay } from './class-on-day-data.ts';

/** On phones, at the thumb as long as the page is about the class: it stays behind where the footer begins. */
export function BookBar({ klass, now }: { klass: ClassOnDay; now: ClassNow }) {
  return (
    <aside
      aria-label="Book"
      className="sticky bottom-0 z-30 flex items-center justify-between gap-4 border-t border-hairline bg-paper px-(--gutter) pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] md:hidden"
    >
      <p className="numeric leading-snug">
        <span className="block">
          <strong className="text-[1.0625rem] font-semibold">
            {formatPrice(now.finalPence, klass.currency)}
          </strong>
          <span className="text-stone"> / session</span>
        </span>
        <span className="block text-small text-stone">
          {formatDayShort(klass.date)}, {formatTime(new Date(klass.start))}
        </span>
      </p>
      <ButtonLink to={openOnTimetable(klass)} className="whitespace-nowrap">
        Book this class
      </ButtonLink>
    </aside>
  );
}
