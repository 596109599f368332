import { formatDayMedium, formatDayShort } from '@studio/domain/time/format-london';
import type { TimetableQuery } from '@studio/domain/timetable/timetable-query';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useDelayedSkeleton } from '../../../ui/use-delayed-skeleton.ts';
import { getClassTypeName } from './chosen-filters-text.ts';
import { ClassList } from './class-list.tsx';
import { ClassListSkeleton } from './class-list-skeleton.tsx';
import { ListHeading } from './list-heading.tsx';
import type { TimetableData } from './load-timetable.ts';
import { ReloadButton } from './reload-button.tsx';
import type { ShownSlot } from './shown-slots.ts';
import { findNextDay, toTimetableDay } from './timetable-days.ts';
import { hasUnknownInstructor } from './timetable-filters.ts';
import { timetableText } from './timetable-text.ts';
import { buildSearchWithActivity, buildSearchWithDate } from './timetable-url.ts';
import type { TimetableUrlState } from './use-timetable-url.ts';

export interface DayClassesProps {
  data: TimetableData;
  slots: readonly ShownSlot[];
  urlState: TimetableUrlState;
}

/**
 * Shows the chosen day's classes, or an error and what to do next. While other classes load, the old list
 * stays, faded.
 */
export function DayClasses({ data, slots, urlState }: DayClassesProps) {
  const loading = useDelayedSkeleton(urlState.pending && slots.length === 0);
  const section = useListStart(data);
  return (
    <section
      ref={section}
      aria-label="Classes"
      aria-busy={urlState.pending}
      className={`scroll-mt-30 transition-opacity desk:scroll-mt-4 duration-160 ${urlState.pending && slots.length > 0 ? 'opacity-60' : ''}`}
    >
      <ListHeading
        date={data.date}
        slots={slots}
        query={urlState.query}
        only={getClassTypeName(data.filters)}
      />
      {loading ? <ClassListSkeleton /> : <Content data={data} slots={slots} urlState={urlState} />}
    </section>
  );
}

/** Scrolls to the start of a new list if the visitor had scrolled into the old one. */
function useListStart({ date, filters }: TimetableData) {
  const list = JSON.stringify([date, filters]);
  const section = useRef<HTMLElement>(null);
  const shown = useRef(list);
  useEffect(() => {
    const other = shown.current !== list;
    shown.current = list;
    if (!other || !section.current) return;
    const margin = Number.parseFloat(getComputedStyle(section.current).scrollMarginTop);
    const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    if (section.current.getBoundingClientRect().top < margin + padding - 1)
      section.current.scrollIntoView({ behavior: 'instant' });
  }, [list]);
  return section;
}

function Content({ data, slots, urlState }: DayClassesProps) {
  if (data.classes.failure !== null) {
    return <Notice tone="error" title={data.classes.failure} action={<ReloadButton />} />;
  }
  if (hasUnknownInstructor(data.filters)) return <UnknownInstructor query={urlState.query} />;
  if (slots.length === 0) return <EmptyDay data={data} urlState={urlState} />;
  return (
    <ClassList
      slots={slots}
      loadedAt={data.loadedAt}
      openId={urlState.openSlot?.classId ?? null}
      onOpen={urlState.open}
    />
  );
}

/**
 * Message for a URL that names an unknown instructor. Never shows the name from the URL, which may contain
 * anything.
 */
function UnknownInstructor({ query }: { query: TimetableQuery }) {
  return (
    <Notice
      icon="users"
      title={timetableText.instructorUnknown}
      action={
        <ButtonLink
          kind="secondary"
          size="small"
          to={buildSearchWithActivity(query, null) || '/timetable'}
          preventScrollReset
        >
          See all classes
        </ButtonLink>
      }
    >
      The link may be old or mistyped. Choose an instructor from the list, or see every class.
    </Notice>
  );
}

function EmptyDay({ data, urlState }: Omit<DayClassesProps, 'slots'>) {
  const next = findNextDay(data.summary.value, data.date, data.today);
  const { closure } = toTimetableDay(data.date, data.today, data.summary.value);
  return (
    <Notice
      icon="calendar-days"
      title={closure === null ? timetableText.classesEmpty : `Closed: ${closure}`}
      action={
        next && (
          <ButtonLink
            kind="secondary"
            size="small"
            to={buildSearchWithDate(urlState.query, next)}
            preventScrollReset
          >
            Go to {formatDayShort(next)}
          </ButtonLink>
        )
      }
    >
      {next ? `${next > data.date ? 'Next classes' : 'Nearest classes'}: ${formatDayMedium(next)}` : null}
    </Notice>
  );
}
