import type { GetTimetableWeekResponse } from '@studio/contracts/staff-timetable';
import { addDays } from '@studio/domain/time/local-date';
import { Button } from '../../../ui/button.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';

const round =
  'inline-flex size-11 items-center justify-center rounded-full border border-hairline bg-paper hover:bg-linen/60';

export function WeekNavigation({
  week: { from, to, today },
  onWeek,
}: {
  week: GetTimetableWeekResponse;
  onWeek: (week: string | null) => void;
}) {
  const isNow = from <= today && today <= to;
  return (
    <div className="flex items-center gap-2">
      <button
        type="button"
        className={round}
        aria-label="Previous week"
        onClick={() => onWeek(addDays(from, -7))}
      >
        <StaffIcon name="chevron-left" size={20} />
      </button>
      <button type="button" className={round} aria-label="Next week" onClick={() => onWeek(addDays(from, 7))}>
        <StaffIcon name="chevron-right" size={20} />
      </button>
      <button
        type="button"
        aria-current={isNow ? 'true' : undefined}
        onClick={() => onWeek(null)}
        className="inline-flex min-h-11 items-center px-3 text-[0.9375rem] font-medium hover:text-clay-deep"
      >
        This week
      </button>
    </div>
  );
}

interface WeekActionsProps {
  /** Opens the export; false if the user may not export bookings. */
  onExport: false | (() => void);
  onClose: () => void;
  onAdd: () => void;
}

export function WeekActions({ onExport, onClose, onAdd }: WeekActionsProps) {
  return (
    <>
      {onExport && <MobileExportButton className="max-md:hidden" onClick={onExport} />}
      <Button kind="secondary" size="small" onClick={onClose}>
        <StaffIcon name="calendar-x" size={20} />
        Close the studio
      </Button>
      <Button size="small" onClick={onAdd}>
        <StaffIcon name="plus" size={20} />
        Add class
      </Button>
    </>
  );
}

/** Export button below the week on phones, because the toolbar above has space for two buttons only. */
export function MobileExportButton({ className, onClick }: { className: string; onClick: () => void }) {
  return (
    <Button kind="secondary" size="small" className={className} onClick={onClick}>
      <StaffIcon name="download" size={20} />
      Export bookings
    </Button>
  );
}
