import { londonDate } from '@studio/domain/time/london';
import { useState } from 'react';
import { classRow } from '../../lib/choosable-words.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { whyNot } from '../../lib/staff-words.ts';
import { useLoad } from '../../lib/use-load.ts';
import { ActDialog } from '../../ui/act-dialog.tsx';
import { ChoiceRows } from '../../ui/choice-rows.tsx';
import { DaySteps } from '../../ui/day-steps.tsx';
import { Failed } from '../../ui/failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { BookingDialogProps } from './booking-acts.ts';
import { personApi } from './person-api.ts';
import { classWords, Reason } from './reason.tsx';

/** Another class for a booking. The reason is asked for where the server needs one. */
export function MoveBooking({ booking, onClose, onDone }: BookingDialogProps) {
  const today = londonDate(serverNow());
  const own = londonDate(new Date(booking.startsAt));
  const [day, setDay] = useState([own, today].sort().at(-1) ?? today);
  const [classId, setClassId] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const isLate = serverNow() > new Date(booking.cancelBy);
  const listed = useLoad(day, () => personApi.classes(day));
  const others = listed.value?.classes.filter((one) => one.classId !== booking.classId) ?? [];
  return (
    <ActDialog
      title="Move to another class"
      open
      onClose={onClose}
      label="Move"
      busyLabel="Moving"
      missing={missing(classId, isLate, reason)}
      sentenceOf={whyNot}
      act={async () => {
        await personApi.move({
          bookingId: booking.bookingId,
          classId,
          ...(reason.trim() && { reason: reason.trim() }),
        });
        onDone('Moved. They get a mail with the new time.');
      }}
    >
      <p className="text-stone">
        Now {classWords(booking)}. Code and QR stay, and what was paid stays as it is.
      </p>
      <DaySteps
        id="move-day"
        day={day}
        from={today}
        onDay={(next) => {
          setDay(next);
          setClassId(null);
        }}
      />
      {listed.failed && <Failed title="Could not load classes" busy={listed.busy} onRetry={listed.again} />}
      {!listed.value && listed.busy && <Skeleton className="block h-40 rounded-card" />}
      {listed.value && others.length === 0 && <p className="text-stone">No other classes on this day.</p>}
      {others.length > 0 && (
        <div className="max-h-64 overflow-y-auto rounded-card">
          <ChoiceRows
            legend="Which class"
            name="move-class"
            rows={others.map(classRow)}
            value={classId}
            onChange={setClassId}
          />
        </div>
      )}
      <Reason value={reason} onValue={setReason} />
    </ActDialog>
  );
}

function missing(classId: string | null, isLate: boolean, reason: string): string | null {
  if (!classId) return 'Choose a class.';
  return isLate && reason.trim().length < 3
    ? 'The class starts in less than 24 hours. Write a few words of reason.'
    : null;
}
