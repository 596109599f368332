import type { GetTimetableClassResponse, GetTimetableWeekResponse } from '@studio/contracts/staff-timetable';
import { addDays } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { AddClassDialog } from './add-class-dialog.tsx';
import { BedOutOfServiceDialog } from './bed-out-of-service-dialog.tsx';
import { ChangeClassDialog } from './change-class-dialog.tsx';
import type { ChangedField } from './change-class-fields.tsx';
import { CloseDaysDialog } from './close-days-dialog.tsx';
import type { DaysToClose } from './day-closing.ts';
import { EndSeriesDialog } from './end-series-dialog.tsx';
import { ExportBookingsDialog } from './export-bookings-dialog.tsx';
import { ReopenDayDialog } from './reopen-day-dialog.tsx';

/** Which dialog of the timetable is open, and what it is about. */
export type OpenTimetableDialog =
  | { kind: 'add' | 'export' | 'close' }
  | { kind: 'reopen'; date: string }
  | { kind: 'change'; details: GetTimetableClassResponse; what: ChangedField }
  | { kind: 'bed' | 'end'; details: GetTimetableClassResponse };

interface TimetableDialogProps {
  open: OpenTimetableDialog;
  week: GetTimetableWeekResponse | undefined;
  /** Chosen day; null if none is chosen. */
  day: string | null;
  onClose: () => void;
  onAdded: (added: { classId: string | null; date: string }) => void;
  onEnded: (withBookings: readonly string[], reason?: string) => void;
  onClosing: (days: DaysToClose) => void;
}

/** Shows the open dialog. Dialogs about a week wait until it has loaded. */
export function TimetableDialog(props: TimetableDialogProps) {
  const { open, week, day, onClose, onAdded, onEnded, onClosing } = props;
  const today = toLondonDate(getServerTime());
  const date = suggestDay(day ?? week?.from ?? today, today);
  switch (open.kind) {
    case 'add':
      return <AddClassDialog date={date} onClose={onClose} onDone={onAdded} />;
    case 'export':
      return week && <ExportBookingsDialog from={week.from} to={week.to} onClose={onClose} />;
    case 'close':
      return (
        week && (
          <CloseDaysDialog
            week={week}
            date={date}
            onClose={onClose}
            onDone={onEnded}
            onContinue={onClosing}
          />
        )
      );
    case 'reopen':
      return week && <ReopenDayDialog week={week} date={open.date} onClose={onClose} />;
    case 'change':
      return <ChangeClassDialog details={open.details} what={open.what} onClose={onClose} />;
    case 'bed':
      return <BedOutOfServiceDialog details={open.details} onClose={onClose} />;
    case 'end':
      return <EndSeriesDialog details={open.details} onClose={onClose} onDone={onEnded} />;
  }
}

/** Suggests the chosen day if it is in the future, otherwise tomorrow. */
function suggestDay(day: string, today: string): string {
  return day > today ? day : addDays(today, 1);
}
