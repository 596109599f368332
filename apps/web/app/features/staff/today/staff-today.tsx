import type { GetTodayResponse } from '@studio/contracts/staff-today';
import { formatDayMedium } from '@studio/domain/time/format-london';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { StaffPage } from '../../../ui/staff-page.tsx';
import { ActionList } from './action-list.tsx';
import { SearchPeopleDialog } from './search-people-dialog.tsx';
import { TodayClasses } from './today-classes.tsx';
import { TodayFigures } from './today-figures.tsx';
import { todayQueries } from './today-queries.ts';
import { TodayTours } from './today-tours.tsx';

/** Overview of the day. `booking` is the button that books for a client; `setup` says that the site isn't open yet. */
export function StaffToday({ booking, setup }: { booking: ReactNode; setup: ReactNode }) {
  const { data: response, isError, isFetching, refetch } = useQuery(todayQueries.overview());
  return (
    <StaffPage
      title={response ? formatDayMedium(response.date) : 'Today'}
      detail={response && formatHours(response)}
      actions={
        <>
          <FindButton />
          {booking}
        </>
      }
    >
      {setup}
      {isError && !response && (
        <LoadError title="Couldn’t load today’s overview." busy={isFetching} onRetry={refetch} />
      )}
      {isError && response && (
        <div className="mb-6">
          <Notice title="We can’t connect right now, so this page may be out of date." icon="circle-alert" />
        </div>
      )}
      {!response && !isError && <Waiting />}
      {response && <Shown response={response} />}
    </StaffPage>
  );
}

function formatHours({ hours }: GetTodayResponse): string {
  if (!hours) return 'Closed today';
  const plain = (time: string) => time.replace(/^0/, '');
  return `Open ${plain(hours.opens)}–${plain(hours.closes)}`;
}

/** Button that opens the search. `/` also opens it, unless the user is typing. */
function FindButton() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, select, dialog');
      if (event.key !== '/' || typing) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <Button kind="secondary" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <StaffIcon name="search" size={18} />
        <span>
          Find<span className="max-md:sr-only"> a client or booking</span>
        </span>
      </Button>
      <SearchPeopleDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}

function Shown({ response }: { response: GetTodayResponse }) {
  const { figures, classes, actionItems, tours, now } = response;
  return (
    <>
      <TodayFigures figures={figures} />
      <div className="mt-8 grid gap-x-12 gap-y-10 desk:mt-10 desk:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="min-w-0 max-desk:order-2">
          <TodayClasses classes={classes} now={now} />
        </div>
        <div className="grid content-start gap-6">
          <ActionList items={actionItems} classes={classes} now={now} />
          <TodayTours tours={tours} />
        </div>
      </div>
    </>
  );
}

function Waiting() {
  return (
    <div aria-busy="true">
      <Skeleton className="h-20 rounded-card" />
      <div className="mt-10 grid gap-x-12 gap-y-10 desk:grid-cols-[minmax(0,1fr)_25rem]">
        <Skeleton className="h-120 rounded-card" />
        <Skeleton className="h-80 rounded-card" />
      </div>
    </div>
  );
}
