import type { ListedBooking } from '@studio/contracts/member-bookings';
import type { ReactNode } from 'react';
import { getStartTime } from '../../../lib/format/class-text.ts';
import { getActivityLabel } from '../../../lib/site/studio-activity.ts';
import { useActivities } from '../../../lib/site/use-activities.ts';
import { Icon } from '../../../ui/icon.tsx';
import { type BookingStatusText, getClassLevelLabel, getClassStyleLabel } from './booking-text.ts';

export type ExpandableRowClass = Pick<
  ListedBooking,
  'class' | 'dateStart' | 'end' | 'studio' | 'durationMin'
>;

interface ExpandableRowProps {
  entry: ExpandableRowClass;
  status: BookingStatusText;
  /** Name of the group of rows: opening one row closes the others. */
  group: string;
  openAtFirst?: boolean;
  /** Whether the row is muted, because the booking is cancelled. */
  muted?: boolean;
  children: ReactNode;
}

/** Expandable row. Only one row of a group is open at a time. */
export function ExpandableRow({
  entry,
  status,
  group,
  openAtFirst = false,
  muted = false,
  children,
}: ExpandableRowProps) {
  return (
    <details
      name={group}
      open={openAtFirst || undefined}
      className="group border-b border-hairline open:-mt-px open:rounded-card open:border open:bg-paper open:shadow-1 max-md:open:-mx-3"
    >
      <summary
        className={`grid min-h-19 grid-cols-[64px_minmax(0,1fr)_20px] items-center gap-x-3.5 rounded-card py-3 transition-colors duration-160 hover:bg-linen/50 group-open:hover:bg-transparent max-md:group-open:px-3 md:grid-cols-[80px_minmax(0,1fr)_auto_20px] md:gap-x-5 md:px-4 md:py-2 ${muted ? 'text-stone' : ''}`}
      >
        <span className="numeric">
          <span className="block text-xl leading-tight font-semibold">{getStartTime(entry)}</span>
          <span className="block text-small text-stone">{entry.durationMin} min</span>
        </span>
        <span className="min-w-0">
          <span className="block leading-snug font-semibold">{entry.class.className}</span>
          <span className="block text-small text-stone">
            <KindLine entry={entry} />
          </span>
          <StatusLabel status={status} className="mt-1 md:hidden" />
        </span>
        <StatusLabel status={status} className="hidden md:flex" />
        <Icon
          name="chevron-down"
          size={20}
          className="transition-transform duration-320 ease-settle group-open:rotate-180"
        />
      </summary>
      <div className="px-3 pt-1 pb-5 md:pr-11 md:pl-29">{children}</div>
    </details>
  );
}

/**
 * Shows activity, style and level, such as "Reformer · Dynamic · All levels". Omits a style with the name of the
 * activity. On phones the activity is visually hidden.
 */
function KindLine({ entry }: { entry: ExpandableRowClass }) {
  const activities = useActivities();
  const [type, style, level] = [
    getActivityLabel(activities, entry.class.activityType),
    getClassStyleLabel(entry),
    getClassLevelLabel(entry),
  ];
  return (
    <>
      <span className="max-md:sr-only">{type} · </span>
      {style !== type && `${style} · `}
      {level}
    </>
  );
}

/** Shows a status with an icon and a label, never by colour alone. */
export function StatusLabel({
  status: { label, icon, tone },
  className,
}: {
  status: BookingStatusText;
  className: string;
}) {
  return (
    <span className={`flex items-center gap-1.5 text-[15px] font-medium ${tone} ${className}`}>
      <Icon name={icon} size={18} />
      {label}
    </span>
  );
}
