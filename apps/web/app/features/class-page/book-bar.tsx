import { formatPriceShort } from '@studio/domain/money/money';
import { nextBookable, openOnTimetable, whenWords } from '../../lib/next-class-words.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import type { ClassPageData } from './class-page-data.ts';
import type { LiveClasses } from './use-coming-classes.ts';

interface BookBarProps {
  page: Pick<ClassPageData, 'facts' | 'timetable'>;
  live: LiveClasses;
}

/** On phones, at the thumb as long as the page is about the class: it stays behind where the footer begins. */
export function BookBar({ page: { facts, timetable }, live }: BookBarProps) {
  const next = nextBookable(live.coming.classes);
  return (
    <aside
      aria-label="Book"
      className="sticky bottom-0 z-30 flex items-center justify-between gap-4 border-t border-hairline bg-paper px-(--gutter) pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] md:hidden"
    >
      <p className="numeric leading-snug">
        <span className="block">
          <strong className="text-[1.0625rem] font-semibold">{formatPriceShort(facts.pricePence)}</strong>
          <span className="text-stone"> / session</span>
        </span>
        {next && (
          <span className="block text-small text-stone">
            Next <span className="font-medium text-ink">{whenWords(next, live.coming.today)}</span>
          </span>
        )}
      </p>
      <ButtonLink to={next ? openOnTimetable(next) : timetable} className="whitespace-nowrap">
        Book a class
      </ButtonLink>
    </aside>
  );
}
