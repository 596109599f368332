import type { TrainerRosterRow } from '@studio/contracts/trainer';
import { experienceLevelLabels } from '@studio/domain/people/experience-level';
import { formatCount } from '@studio/domain/text/format';
import { formatTime } from '@studio/domain/time/format-london';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { useTrainerCheckIn } from './use-trainer-check-in.ts';

interface RosterAttendeeProps {
  classId: string;
  row: TrainerRosterRow;
  /** Whether the viewer is the instructor of the class. */
  seesHealth: boolean;
  /** Whether check-in is open. */
  isOpen: boolean;
  onFailure: (message: string | null) => void;
}

/** Booked client with experience, health answers and a check-in button. */
export function RosterAttendee({ classId, row, seesHealth, isOpen, onFailure }: RosterAttendeeProps) {
  const { name, guestOf, checkedInAt, level, attended, firstVisit } = row;
  const { isPending, toggle } = useTrainerCheckIn({ classId, row, onFailure });
  return (
    <li className="flex items-start gap-3 border-b border-hairline py-3.5">
      <div className="min-w-0 flex-1">
        <p className="text-[1.0625rem] leading-tight font-semibold [overflow-wrap:anywhere]">{name}</p>
        <p className="mt-1 flex flex-wrap items-center gap-1.5 text-small text-stone">
          {level && <Badge tone={level === 'new' ? 'warm' : 'plain'}>{experienceLevelLabels[level]}</Badge>}
          {firstVisit ? 'First visit' : attended !== null && formatVisitCount(attended)}
          {guestOf && `Guest of ${guestOf}`}
        </p>
        <AttendeeNotes row={row} seesHealth={seesHealth} />
      </div>
      <div className="shrink-0 text-right">
        {checkedInAt !== null ? (
          <>
            <p className="flex min-h-8 items-center justify-end gap-1.5 font-medium text-success">
              <StaffIcon name="circle-check" size={20} />
              Checked in {formatTime(new Date(checkedInAt))}
            </p>
            {isOpen && (
              <button
                type="button"
                disabled={isPending}
                onClick={toggle}
                aria-label={`Undo check-in for ${name}`}
                className="inline-flex min-h-11 items-center text-small underline"
              >
                Undo
              </button>
            )}
          </>
        ) : (
          <Button
            size="small"
            busy={isPending}
            busyLabel="Saving…"
            disabled={!isOpen}
            aria-label={`Check in ${name}`}
            onClick={toggle}
          >
            Check in
          </Button>
        )}
      </div>
    </li>
  );
}

function formatVisitCount(times: number): string {
  if (times === 0) return 'First class of this activity';
  return formatCount(times, 'class of this activity attended', 'classes of this activity attended');
}

/** Health answers, team notes and questions for the instructor to ask. */
function AttendeeNotes({ row, seesHealth }: { row: TrainerRosterRow; seesHealth: boolean }) {
  const { health, notes } = row;
  const question = seesHealth ? getQuestion(row) : null;
  const lines = [
    ...(health?.pregnant
      ? [health.weeksPregnant ? `Pregnant, week ${health.weeksPregnant}` : 'Pregnant']
      : []),
    ...(health?.injuries ? [health.injuries] : []),
    ...notes,
  ];
  return (
    <>
      {lines.length > 0 && (
        <ul className="mt-2 grid gap-1 rounded-input bg-linen px-3 py-2 text-small">
          {lines.map((line) => (
            <li key={line} className="[overflow-wrap:anywhere]">
              {line}
            </li>
          ))}
        </ul>
      )}
      {question && <p className="mt-1.5 text-small text-stone">{question}</p>}
    </>
  );
}

/**
 * Returns what the instructor has to ask the attendee, or where the answers are. Null if the health answers are
 * shown.
 */
function getQuestion({ health, healthFormDue, guestOf, onPaper }: TrainerRosterRow): string | null {
  if (guestOf) return 'Ask about injuries and pregnancy.';
  if (healthFormDue) return 'Hasn’t answered the health questions yet. Ask before class.';
  if (onPaper) return 'Signed on paper. The form is at the front desk.';
  return health ? null : 'Hasn’t shared health answers. Ask before class.';
}
