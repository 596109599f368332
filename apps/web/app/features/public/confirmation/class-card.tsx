import { classSubTypes } from '@studio/content/class-sub-types';
import { formatBed } from '@studio/domain/beds/describe-bed';
import { isUpcoming } from '@studio/domain/bookings/booking-display-status';
import { roomPlaceNouns } from '@studio/domain/catalogue/room-kind';
import { formatDayLong, formatTime } from '@studio/domain/time/format-london';
import { formatSubType } from '@studio/domain/timetable/format-sub-type';
import type { ReactNode } from 'react';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { getActivityLabel, type StudioActivity } from '../../../lib/site/studio-activity.ts';
import { useActivities } from '../../../lib/site/use-activities.ts';
import { useStudio } from '../../../lib/site/use-studio.ts';
import type { ConfirmationSummary } from './confirmation-summary.ts';
import { getConfirmationStatus } from './confirmation-text.ts';
import { type DetailRow, DetailRows } from './detail-rows.tsx';

interface ClassCardProps {
  summary: ConfirmationSummary;
  /** Button beside the bed that changes it. */
  changeBed?: ReactNode;
}

/** Shows the details that an attendee needs (handbook: pages 8). */
export function ClassCard({ summary, changeBed }: ClassCardProps) {
  const activities = useActivities();
  return (
    <section
      aria-labelledby="your-class"
      className="rounded-card border border-hairline bg-paper px-5 pt-5 pb-3 sm:px-6"
    >
      <h2 id="your-class" className="mb-2 text-section">
        Your class
      </h2>
      <DetailRows rows={classRows(summary, activities, changeBed)} />
    </section>
  );
}

function classRows(
  summary: ConfirmationSummary,
  activities: readonly StudioActivity[],
  changeBed: ReactNode,
): DetailRow[] {
  const { title, cancelled, dateYMD, start, end, durationMin, instructor, attendeeName } = summary;
  const rows: (DetailRow | null)[] = [
    {
      label: 'Class',
      value: <strong className="font-semibold">{cancelled ? <s>{title}</s> : title}</strong>,
    },
    optional('Type', getActivityLabel(activities, summary.activityType)),
    optional('Style', subTypeLabel(summary)),
    optional('Level', toSentenceCase(summary.difficulty)),
    { label: 'Date', value: <strong className="font-semibold">{formatDayLong(dateYMD)}</strong> },
    {
      label: 'Time',
      value: (
        <span className="numeric">
          <strong className="font-semibold">
            {formatTime(start)}–{formatTime(end)}
          </strong>{' '}
          ({durationMin} min)
        </span>
      ),
    },
    { label: 'Studio', value: <StudioPlace summary={summary} /> },
    summary.bed && {
      label: `Your ${roomPlaceNouns[summary.roomKind][0]}`,
      value: (
        <>
          <strong className="font-semibold">{formatBed(summary.bed)}</strong>
          {changeBed}
        </>
      ),
    },
    { label: 'Instructor', value: instructor },
    { label: 'Booked for', value: attendeeName },
    optional('Phone', summary.attendeePhone),
    { label: 'Email', value: <EmailAddress email={summary.attendeeEmail} /> },
  ];
  return rows.filter((row) => row !== null);
}

function StudioPlace({ summary }: { summary: ConfirmationSummary }) {
  const { studio } = summary;
  const { street, city, postcode } = useStudio().address;
  const place = encodeURIComponent(`${street}, ${city} ${postcode}`);
  return (
    <>
      {studio}, {street}, {postcode.replace(' ', '\u00a0')}
      {isUpcoming(getConfirmationStatus(summary, getServerTime())) && (
        <a
          href={`https://www.google.com/maps/dir/?api=1&destination=${place}`}
          target="_blank"
          rel="noopener"
          className="text-link mt-1 block w-fit font-medium pointer-coarse:py-2"
        >
          Directions
        </a>
      )}
    </>
  );
}

/** Shows an email address, in which a line may break after the @. */
function EmailAddress({ email }: { email: string }) {
  const at = email.indexOf('@') + 1;
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

function optional(label: string, value: string | null): DetailRow | null {
  return value ? { label, value } : null;
}

function subTypeLabel({ activityType, activitySubType }: ConfirmationSummary): string {
  const subType = classSubTypes.find(
    ({ id, activityId }) => id === activitySubType && activityId === activityType,
  );
  return subType?.label ?? formatSubType(activitySubType);
}

/** Returns a level in lower case for running text: "All Levels" in the catalogue becomes "All levels". */
function toSentenceCase(text: string): string {
  return text.slice(0, 1) + text.slice(1).toLowerCase();
}
