import { formatCount, formatNumber } from '@studio/domain/text/format';
import { useQuery } from '@tanstack/react-query';
import { CancellationBar, PeopleNeedingAttention } from './cancellation-progress.tsx';
import { cancellationQueries } from './cancellation-queries.ts';
import { summariseProgress } from './cancellation-text.ts';
import { CancelledBookings } from './cancelled-bookings.tsx';

/** Part of a cancelled class's panel: bookings with their refunds, the progress, and clients whom staff must contact. */
export function CancelledClassStatus({ classId }: { classId: string }) {
  const { data = [], isError, isSuccess } = useQuery(cancellationQueries.ofClass(classId));
  const { done, total, finished } = summariseProgress(data);
  const bookings = data.flatMap((one) => one.bookings);
  const needsAttention = data.flatMap((one) => one.needsAttention);
  return (
    <div className="mt-5 border-t border-hairline pt-4">
      <p className="text-small text-stone">
        This class has been cancelled and isn’t on the public timetable.
        {isSuccess && data.length === 0 && ' No one had booked.'}
        {isError && ' We couldn’t load what happened to its bookings.'}
      </p>
      {data.map(({ reason }) => (
        <p key={reason} className="mt-1 text-small text-stone">
          Reason: {reason}
        </p>
      ))}
      {!finished && (
        <>
          <p role="status" className="mt-3">
            {formatNumber(done)} of {formatCount(total, 'booking')} cancelled so far.
          </p>
          <CancellationBar done={done} total={total} />
        </>
      )}
      {needsAttention.length > 0 && <PeopleNeedingAttention people={needsAttention} />}
      {bookings.length > 0 && <CancelledBookings bookings={bookings} />}
    </div>
  );
}
