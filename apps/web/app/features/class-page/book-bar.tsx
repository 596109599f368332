import { formatPriceShort } from '@studio/domain/money/money';
import { nextBookable, openOnTimetable, whenWords } from '../../lib/next-class-words.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ThumbBar } from '../../ui/thumb-bar.tsx';
import type { ClassPageData } from './class-page-data.ts';
import type { LiveClasses } from './use-coming-classes.ts';

interface BookBarProps {
  page: Pick<ClassPageData, 'facts' | 'timetable'>;
  live: LiveClasses;
}

/** On phones, as long as the page is about the class: what a place costs, the next class, and the way to it. */
export function BookBar({ page: { facts, timetable }, live }: BookBarProps) {
  const next = nextBookable(live.coming.classes);
  return (
    <ThumbBar
      label="Book"
      price={formatPriceShort(facts.pricePence)}
      unit="/ session"
      detail={
        next && (
          <>
            Next <span className="font-medium text-ink">{whenWords(next, live.coming.today)}</span>
          </>
        )
      }
    >
      <ButtonLink to={next ? openOnTimetable(next) : timetable} className="whitespace-nowrap">
        Book a class
      </ButtonLink>
    </ThumbBar>
  );
}
