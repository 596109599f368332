import type { ListedBooking } from '@studio/contracts/member-bookings';
import { formatDayMedium } from '@studio/domain/time/format-london';
import type { LocalDate } from '@studio/domain/time/local-date';
import { Link } from 'react-router';
import { startTime } from '../../lib/class-words.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { useLoad } from '../../lib/use-load.ts';
import { Failed } from '../../ui/failed.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { statusWords } from './booking-words.ts';
import { bookingsOn } from './bookings-api.ts';
import { Status } from './row-frame.tsx';
import { texts } from './texts.ts';

interface SelectedDayProps {
  memberId: string;
  day: LocalDate | null;
  /** Counts up when bookings have changed: then the day is loaded anew. */
  version: number;
  manageAddress: (bookingId: string) => string;
}

/** The bookings of the day that is selected in the calendar. */
export function SelectedDay({ memberId, day, version, manageAddress }: SelectedDayProps) {
  const loaded = useLoad(day && `${day} ${version}`, () => bookingsOn(memberId, day ?? ''));
  return (
    <section aria-labelledby="selected-day" className="mt-7 border-t border-hairline pt-5">
      <h2 id="selected-day" className="text-h3">
        Bookings on selected day
      </h2>
      <div aria-live="polite">
        {day ? (
          <p className="mt-0.5 text-[15px] text-stone">{formatDayMedium(day)}</p>
        ) : (
          <p className="mt-2 text-stone">{texts.noDay}</p>
        )}
        {day && loaded.value?.length === 0 && <p className="mt-3">{texts.dayEmpty}</p>}
      </div>
      {loaded.failed && (
        <div className="mt-4">
          <Failed title={texts.dayFailed} busy={loaded.busy} onRetry={loaded.again} />
        </div>
      )}
      <Loading
        pending={loaded.busy && !loaded.value}
        label="Loading bookings"
        className="mt-2"
        skeleton={<DaySkeleton />}
      >
        {loaded.value && loaded.value.length > 0 && (
          <ul className="mt-2">
            {loaded.value.map((booking) => (
              <li key={booking.bookingId} className="border-b border-hairline last:border-0">
                <DayRow booking={booking} manageAddress={manageAddress} />
              </li>
            ))}
          </ul>
        )}
      </Loading>
    </section>
  );
}

interface DayRowProps {
  booking: ListedBooking;
  manageAddress: (bookingId: string) => string;
}

/** Leads to the booking, past ones included: their receipt and invoice are there. */
function DayRow({ booking, manageAddress }: DayRowProps) {
  const { className, instructorName } = booking.class;
  const row = 'grid min-h-16 grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-x-3 py-2.5';
  const content = (
    <>
      <span className="numeric font-semibold">{startTime(booking)}</span>
      <span className="min-w-0 leading-snug">
        <span className="block font-medium">{className}</span>
        <span className="block text-small text-stone">{instructorName}</span>
      </span>
      <Status words={statusWords(booking, serverNow())} className="" />
    </>
  );
  if (!booking.bookingId) return <div className={row}>{content}</div>;
  return (
    <Link
      to={manageAddress(booking.bookingId)}
      state={{ fromList: true }}
      className={`${row} -mx-3 rounded-card px-3 transition-colors duration-160 hover:bg-linen/50`}
    >
      {content}
    </Link>
  );
}

function DaySkeleton() {
  return ['one', 'other'].map((row) => (
    <div
      key={row}
      className="grid min-h-16 grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-hairline py-2.5 last:border-0"
    >
      <Skeleton className="h-4 w-11" />
      <span className="grid gap-2">
        <Skeleton className="h-4 w-40 max-w-full" />
        <Skeleton className="h-3 w-24" />
      </span>
      <Skeleton className="h-4 w-20" />
    </div>
  ));
}
