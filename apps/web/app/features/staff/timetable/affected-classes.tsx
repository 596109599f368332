import type { RemovedClassesResponse } from '@studio/contracts/staff-timetable';
import { formatCount, selectPlural } from '@studio/domain/text/format';
import { formatMomentShort, formatTime } from '@studio/domain/time/format-london';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';

/** Maximum number of classes with bookings that the dialogs list. */
const maxListed = 8;

interface AffectedClassesProps {
  response: RemovedClassesResponse | undefined;
  /** Says what happens to the classes with bookings. */
  nextStep: string;
  /** Whether the classes are on one day, which the dialog shows above. */
  onOneDay?: boolean;
}

/** Says how many classes without bookings are cancelled, and lists the classes with bookings. */
export function AffectedClasses({ response, nextStep, onOneDay = false }: AffectedClassesProps) {
  const text = response && describeRemoved(response);
  return (
    <div aria-live="polite" className="min-h-12 text-small">
      {text && <p className="mb-3">{text}</p>}
      {response && response.withBookings.length > 0 && (
        <>
          <p>
            <span className="font-medium">
              {selectPlural(
                response.withBookings.length,
                '1 class has bookings, holds or a waiting list.',
                `${response.withBookings.length} classes have bookings, holds or a waiting list.`,
              )}
            </span>{' '}
            {nextStep}
          </p>
          {/* On phones, a long list scrolls by itself, so that the buttons below stay in view. */}
          <ScrollRegion
            label="Classes with bookings"
            className="mt-1.5 border-b border-hairline max-sm:max-h-36"
          >
            <ul>
              {response.withBookings.slice(0, maxListed).map(({ classId, start, title, booked }) => (
                <li
                  key={classId}
                  className="numeric flex justify-between gap-3 border-b border-hairline py-1.5 last:border-0"
                >
                  <span>
                    {onOneDay ? formatTime(new Date(start)) : formatMomentShort(new Date(start))}, {title}
                  </span>
                  <span className="shrink-0 text-stone">{formatCount(booked, 'booking')}</span>
                </li>
              ))}
            </ul>
          </ScrollRegion>
          {response.withBookings.length > maxListed && (
            <p className="mt-1.5 text-stone">And {response.withBookings.length - maxListed} more</p>
          )}
        </>
      )}
    </div>
  );
}

function describeRemoved({ removed, withBookings }: RemovedClassesResponse): string | null {
  if (removed > 0) return `${formatCount(removed, 'class', 'classes')} without bookings will be cancelled.`;
  return withBookings.length === 0 ? 'No classes to cancel.' : null;
}
