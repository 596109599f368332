import { formatPrice } from '@studio/domain/money/money';
import { formatDayShort, formatTime } from '@studio/domain/time/format-london';
import { type HeldPlace, heldAddress } from '../../lib/held-places.ts';
import { openOnTimetable } from '../../lib/next-class-words.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ThumbBar } from '../../ui/thumb-bar.tsx';
import type { ClassNow, ClassOnDay } from './class-on-day-data.ts';

/** On phones, as long as the page is about the class: what a place costs, when it is, and the way to it. */
export function BookBar({
  klass,
  now,
  held,
}: {
  klass: ClassOnDay;
  now: ClassNow;
  held: HeldPlace | undefined;
}) {
  return (
    <ThumbBar
      label="Book"
      price={formatPrice(now.finalPence, klass.currency)}
      unit="/ session"
      detail={`${formatDayShort(klass.date)}, ${formatTime(new Date(klass.start))}`}
    >
      <ButtonLink to={held ? heldAddress(held) : openOnTimetable(klass)} className="whitespace-nowrap">
        {held ? 'Continue' : 'Book this class'}
      </ButtonLink>
    </ThumbBar>
  );
}
