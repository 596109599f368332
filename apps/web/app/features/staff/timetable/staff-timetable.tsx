import type { GetTimetableWeekResponse } from '@studio/contracts/staff-timetable';
import { addDays, getMonday } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StaffPage } from '../../../ui/staff-page.tsx';
import { showToast } from '../../../ui/toast.ts';
import { ClassPanel, type ClassPanelParts } from './class-panel.tsx';
import { type DayClosing, toDayClosing } from './day-closing.ts';
import { MobileDayStrip } from './mobile-day-strip.tsx';
import { type OpenTimetableDialog, TimetableDialog } from './timetable-dialog.tsx';
import { TimetableLegend } from './timetable-legend.tsx';
import { timetableQueries } from './timetable-queries.ts';
import { useEscape } from './use-escape.ts';
import { useWeekUrl, type WeekUrlState } from './use-week-url.ts';
import { listWeekDays, WeekGrid } from './week-grid.tsx';
import { formatWeek } from './week-text.ts';
import { MobileExportButton, WeekActions, WeekNavigation } from './week-toolbar.tsx';

type Open =
  | OpenTimetableDialog
  | { kind: 'cancel'; classIds: readonly string[]; reason?: string; closing?: DayClosing }
  | { kind: 'person'; classId: string };

interface StaffTimetableProps {
  /** Whether bookings can be exported, which only owners may do. */
  mayExport: boolean;
  /** Renders the dialog that cancels classes with bookings. */
  cancelClasses: (cancel: {
    classIds: readonly string[];
    reason?: string;
    closing?: DayClosing;
    onClose: () => void;
    onDone: () => void;
  }) => ReactNode;
  /** Renders the parts of a class's panel that other features own. */
  panelParts: (classId: string) => ClassPanelParts;
  /** Renders the dialog that books a class for a client. */
  bookInto: (options: {
    classId: string;
    onClose: () => void;
    onBooked: (message: string) => void;
  }) => ReactNode;
}

/** Timetable of a week with all rooms and classes, and the open class in a panel beside it. */
export function StaffTimetable({ mayExport, cancelClasses, panelParts, bookInto }: StaffTimetableProps) {
  const urlState = useWeekUrl();
  const { data: week, isError, isFetching, refetch } = useQuery(timetableQueries.week(urlState.week));
  const queryClient = useQueryClient();
  const invalidate = () => void queryClient.invalidateQueries({ queryKey: timetableQueries.all });
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const toExport = mayExport && (() => setOpen({ kind: 'export' }));
  // On narrow screens the open class replaces the week.
  const hiddenBesidePanel = urlState.classId ? 'max-desk:hidden' : '';
  useEscape(open === null && urlState.classId !== null, urlState.closeClass);
  return (
    <StaffPage
      full
      title={formatWeek(week ?? getWeek(urlState.week ?? toLondonDate(getServerTime())))}
      steps={
        <div className={hiddenBesidePanel}>
          {week ? (
            <WeekNavigation week={week} onWeek={urlState.goTo} />
          ) : (
            <Skeleton className="h-11 w-48 rounded-pill" />
          )}
        </div>
      }
      actions={
        <div className={`${hiddenBesidePanel} flex flex-wrap gap-2.5`}>
          <WeekActions
            onExport={toExport}
            onClose={() => setOpen({ kind: 'close' })}
            onAdd={() => setOpen({ kind: 'add' })}
          />
        </div>
      }
    >
      <div className="desk:flex desk:items-start">
        <div
          className={`min-w-0 flex-1 px-5 py-5 md:px-8 ${urlState.classId ? 'max-desk:hidden desk:max-[100rem]:px-4' : ''}`}
          aria-busy={isFetching}
        >
          {!week && isError && (
            <LoadError title="Couldn’t load this week." busy={isFetching} onRetry={refetch} />
          )}
          {!week && !isError && <Skeleton className="h-[42rem] w-full rounded-card" />}
          {week && (
            <WeekBody
              week={week}
              urlState={urlState}
              onReopen={(date) => setOpen({ kind: 'reopen', date })}
              onCancel={(classIds, reason) => setOpen({ kind: 'cancel', classIds, reason })}
            />
          )}
          {toExport && <MobileExportButton className="mt-5 w-full md:hidden" onClick={toExport} />}
        </div>
        {urlState.classId && (
          <ClassPanel
            key={urlState.classId}
            classId={urlState.classId}
            closedDays={week?.closures.map(({ date }) => date) ?? []}
            parts={panelParts(urlState.classId)}
            onClose={urlState.closeClass}
            onChange={(details, what) => setOpen({ kind: 'change', details, what })}
            onCancel={({ class: { classId } }) => setOpen({ kind: 'cancel', classIds: [classId] })}
            onPerson={({ class: { classId } }) => setOpen({ kind: 'person', classId })}
            onBed={(details) => setOpen({ kind: 'bed', details })}
            onEnd={(details) => setOpen({ kind: 'end', details })}
          />
        )}
      </div>
      {open?.kind === 'cancel' &&
        cancelClasses({
          classIds: open.classIds,
          ...(open.reason && { reason: open.reason }),
          ...(open.closing && { closing: open.closing }),
          onClose: () => {
            close();
            invalidate();
          },
          onDone: invalidate,
        })}
      {open?.kind === 'person' &&
        bookInto({
          classId: open.classId,
          onClose: close,
          onBooked: (message) => {
            showToast(message);
            close();
            invalidate();
          },
        })}
      {open && open.kind !== 'cancel' && open.kind !== 'person' && (
        <TimetableDialog
          open={open}
          week={week}
          day={urlState.day}
          onClose={close}
          onAdded={({ classId, date }) => {
            close();
            urlState.show(date, classId);
          }}
          // Staff must cancel the classes with bookings next.
          onEnded={(classIds, reason = '') =>
            setOpen(classIds.length > 0 ? { kind: 'cancel', classIds, reason } : null)
          }
          onClosing={(days) =>
            setOpen({
              kind: 'cancel',
              classIds: days.withBookings,
              reason: days.name,
              closing: toDayClosing(days),
            })
          }
        />
      )}
    </StaffPage>
  );
}

/** Returns the first and last day of the week that contains `date`, for the time while the week is loading. */
function getWeek(date: string) {
  const from = getMonday(date);
  return { from, to: addDays(from, 6) };
}

/** Shows the whole week on wide screens, one day on phones. */
function WeekBody({
  week,
  urlState,
  onReopen,
  onCancel,
}: {
  week: GetTimetableWeekResponse;
  urlState: WeekUrlState;
  onReopen: (date: string) => void;
  onCancel: (classIds: readonly string[], reason: string) => void;
}) {
  const days = listWeekDays(week.from);
  const day = getShownDay(days, urlState.day, week.today);
  const shared = {
    week,
    classId: urlState.classId,
    buildClassUrl: urlState.toClass,
    onReopen,
    onCancel,
    now: getServerTime(),
  };
  return (
    <>
      <div className="max-md:hidden">
        <TimetableLegend week={week} />
      </div>
      <div className="mt-5 max-md:hidden">
        <WeekGrid {...shared} days={days} />
      </div>
      <div className="md:hidden">
        <MobileDayStrip
          days={days}
          today={week.today}
          closed={week.closures.map(({ date }) => date)}
          chosen={day}
          onChoose={urlState.chooseDay}
        />
        <div className="mt-4">
          <WeekGrid {...shared} days={[day]} />
        </div>
      </div>
      <div className="mt-5 md:hidden">
        <TimetableLegend week={week} />
      </div>
      {week.classes.length === 0 && (
        <p className="mt-4 text-small text-stone">
          {week.from > week.generatedUntil
            ? 'Recurring classes are added 8 weeks ahead, so this week is still empty.'
            : 'No classes this week.'}
        </p>
      )}
    </>
  );
}

/** Returns the chosen day. Without one, returns today if it is in this week, otherwise Monday. */
function getShownDay(days: readonly string[], chosen: string | null, today: string): string {
  return days.find((date) => date === chosen) ?? days.find((date) => date === today) ?? days[0] ?? today;
}
