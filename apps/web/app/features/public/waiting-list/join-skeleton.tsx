import { listAutoBookDeadlines } from '@studio/domain/waiting-list/auto-book-deadlines';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** Skeleton of the join form, with one row per deadline for automatic booking. */
export function JoinSkeleton({ starts }: { starts: readonly string[] }) {
  const moments = listAutoBookDeadlines(
    starts.map((start) => new Date(start)),
    getServerTime(),
  );
  return (
    <>
      <div className="grid gap-2.5">
        <Skeleton className="mb-0.5 h-6 w-52" />
        {['ask', ...moments.map(({ key }) => key)].map((key) => (
          <Skeleton key={key} className="h-23 rounded-card sm:h-18" />
        ))}
      </div>
      <Skeleton className="h-6 w-64" />
      <div className="grid gap-3">
        <Skeleton className="h-13 rounded-pill" />
        <Skeleton className="h-10" />
      </div>
    </>
  );
}
