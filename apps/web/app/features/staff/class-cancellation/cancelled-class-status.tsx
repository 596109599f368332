import { formatCount, formatNumber } from '@studio/domain/text/format';
import { useQuery } from '@tanstack/react-query';
import { CancellationBar, PeopleNeedingAttention } from './cancellation-progress.tsx';
import { cancellationQueries } from './cancellation-queries.ts';
import { summariseProgress } from './cancellation-text.ts';

/** Part of a cancelled class's panel: bookings that are still being cancelled, and clients whom staff must contact. */
export function CancelledClassStatus({ classId }: { classId: string }) {
  const { data = [], isError } = useQuery(cancellationQueries.ofClass(classId));
  const { done, total, finished } = summariseProgress(data);
  const needsAttention = data.flatMap((one) => one.needsAttention);
  return (
    <div className="mt-5 border-t border-hairline pt-4">
      <p className="text-small text-stone">
        This class has been cancelled and isn’t on the public timetable.
        {isError && ' We couldn’t load what happened to its bookings.'}
      </p>
      {!finished && (
        <>
          <p role="status" className="mt-3">
            {formatNumber(done)} of {formatCount(total, 'booking')} cancelled so far.
          </p>
          <CancellationBar done={done} total={total} />
        </>
      )}
      {needsAttention.length > 0 && <PeopleNeedingAttention people={needsAttention} />}
    </div>
  );
}
