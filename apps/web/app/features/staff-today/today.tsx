import type { TodayAnswer } from '@studio/contracts/staff-insight';
import { formatDayMedium } from '@studio/domain/time/format-london';
import { type ReactNode, useEffect, useState } from 'react';
import { useLoad } from '../../lib/use-load.ts';
import { useLookAgain } from '../../lib/use-look-again.ts';
import { Button } from '../../ui/button.tsx';
import { Failed } from '../../ui/failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ToolIcon } from '../../ui/tool-icon.tsx';
import { ToolPage } from '../../ui/tool-page.tsx';
import { DayClasses } from './day-classes.tsx';
import { DayFigures } from './day-figures.tsx';
import { DayTours } from './day-tours.tsx';
import { FindDialog } from './find-dialog.tsx';
import { Needs } from './needs.tsx';
import { readToday } from './today-api.ts';

const againMs = 30_000;

/** The studio today. It looks again every half minute, and when somebody comes back to it. */
export function Today({ booking }: { booking: (onDone: () => void) => ReactNode }) {
  const loaded = useLoad('today', readToday);
  useLookAgain(async () => loaded.again(), againMs);
  const answer = loaded.value;
  return (
    <ToolPage
      title={answer ? formatDayMedium(answer.date) : 'Today'}
      detail={answer && hoursWords(answer)}
      actions={
        <>
          <FindButton />
          {booking(loaded.again)}
        </>
      }
    >
      {loaded.failed && !answer && (
        <Failed title="Today could not be loaded." busy={loaded.busy} onRetry={loaded.again} />
      )}
      {loaded.failed && answer && (
        <div className="mb-6">
          <Notice title="This is not up to date: the server could not be reached." icon="circle-alert" />
        </div>
      )}
      {!answer && !loaded.failed && <Waiting />}
      {answer && <Shown answer={answer} again={loaded.again} />}
    </ToolPage>
  );
}

function hoursWords({ hours }: TodayAnswer): string {
  if (!hours) return 'Closed today';
  const plain = (time: string) => time.replace(/^0/, '');
  return `${plain(hours.opens)} to ${plain(hours.closes)}`;
}

/** A slash opens it, wherever nothing is being typed. */
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
        <ToolIcon name="search" size={18} />
        Find<span className="max-md:sr-only"> a person or code</span>
      </Button>
      <FindDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}

function Shown({ answer, again }: { answer: TodayAnswer; again: () => void }) {
  const { figures, classes, needs, tours, now } = answer;
  return (
    <>
      <DayFigures figures={figures} />
      <div className="mt-8 grid gap-x-12 gap-y-10 desk:mt-10 desk:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="min-w-0 max-desk:order-2">
          <DayClasses classes={classes} now={now} />
        </div>
        <div className="grid content-start gap-6">
          <Needs needs={needs} now={now} onChanged={again} />
          <DayTours tours={tours} onChanged={again} />
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
