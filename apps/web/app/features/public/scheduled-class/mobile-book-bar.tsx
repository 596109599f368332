import { formatPrice } from '@studio/domain/money/money';
import { formatDayShort, formatTime } from '@studio/domain/time/format-london';
import { buildTimetableClassUrl } from '../../../lib/format/next-class-text.ts';
import { buildHoldCheckoutUrl, type HeldPlace } from '../../../lib/storage/held-places.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { MobileActionBar } from '../../../ui/mobile-action-bar.tsx';
import type { ClassAvailability, ScheduledClass } from './scheduled-class-data.ts';

/** Bar on phones with price, time and booking link of the class. */
export function MobileBookBar({
  klass,
  now,
  held,
}: {
  klass: ScheduledClass;
  now: ClassAvailability;
  held: HeldPlace | undefined;
}) {
  return (
    <MobileActionBar
      label="Book"
      price={formatPrice(now.finalPence, klass.currency)}
      unit="/ session"
      detail={`${formatDayShort(klass.date)}, ${formatTime(new Date(klass.start))}`}
    >
      <ButtonLink
        to={held ? buildHoldCheckoutUrl(held) : buildTimetableClassUrl(klass)}
        className="whitespace-nowrap"
      >
        {held ? 'Continue' : 'Book this class'}
      </ButtonLink>
    </MobileActionBar>
  );
}
