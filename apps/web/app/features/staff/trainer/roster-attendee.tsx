import type { TrainerRosterRow } from '@studio/contracts/trainer';
import { experienceLevelLabels } from '@studio/domain/people/experience-level';
import { formatMilestone } from '@studio/domain/people/milestone';
import { formatCount } from '@studio/domain/text/format';
import { formatTime } from '@studio/domain/time/format-london';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { AttendeeHealth } from './attendee-health.tsx';
import { AttendeeNotes } from './attendee-notes.tsx';
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
  const { name, bed, guestOf, checkedInAt, level, attended, milestone } = row;
  const { isPending, toggle } = useTrainerCheckIn({ classId, row, onFailure });
  return (
    <li className="flex items-start gap-3 border-b border-hairline py-3.5">
      <div className="min-w-0 flex-1">
        <p className="text-[1.0625rem] leading-tight font-semibold [overflow-wrap:anywhere]">{name}</p>
        <p className="mt-1 flex flex-wrap items-center gap-1.5 text-small text-stone">
          {bed && <span className="font-semibold text-ink">{bed}</span>}
          {level && <Badge tone={level === 'new' ? 'warm' : 'plain'}>{experienceLevelLabels[level]}</Badge>}
          {milestone !== null && milestone > 1 && <Badge tone="ok">{formatMilestone(milestone)}</Badge>}
          {milestone === 1 ? formatMilestone(milestone) : attended !== null && formatVisitCount(attended)}
          {guestOf && `Guest of ${guestOf}`}
        </p>
        <AttendeeHealth row={row} seesHealth={seesHealth} />
        <AttendeeNotes classId={classId} row={row} />
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
