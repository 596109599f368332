import { formatPriceShort } from '@studio/domain/money/money';
import {
  buildTimetableClassUrl,
  findNextBookable,
  formatClassDayAndTime,
} from '../../../lib/format/next-class-text.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { MobileActionBar } from '../../../ui/mobile-action-bar.tsx';
import type { ClassTypePageData } from './class-type-page-data.ts';
import type { UpcomingClassesQuery } from './use-upcoming-classes.ts';

interface MobileNextClassBarProps {
  page: Pick<ClassTypePageData, 'details' | 'timetable'>;
  live: UpcomingClassesQuery;
}

/** Bar on phones with the price, the next class and a booking button. */
export function MobileNextClassBar({ page: { details, timetable }, live }: MobileNextClassBarProps) {
  const next = findNextBookable(live.upcoming.classes);
  return (
    <MobileActionBar
      label="Book"
      price={formatPriceShort(details.pricePence)}
      unit="/ session"
      detail={
        next && (
          <>
            Next{' '}
            <span className="font-medium text-ink">{formatClassDayAndTime(next, live.upcoming.today)}</span>
          </>
        )
      }
    >
      <ButtonLink to={next ? buildTimetableClassUrl(next) : timetable} className="whitespace-nowrap">
        Book a class
      </ButtonLink>
    </MobileActionBar>
  );
}
