import { Skeleton } from '../../../ui/skeleton.tsx';

const days = ['first', 'second', 'third'];

/** Skeleton with the dimensions of the list, whose first booking is open. */
export function BookingsSkeleton() {
  return days.map((day, index) => (
    <div key={day} className="mb-7">
      <div className="flex h-8.5 items-center">
        <Skeleton className="h-6 w-56" />
      </div>
      <BookingRowSkeleton />
      {index === 0 && <Skeleton className="h-65 rounded-card md:h-58" />}
    </div>
  ));
}

export function BookingRowSkeleton() {
  return (
    <div className="grid min-h-24 grid-cols-[64px_minmax(0,1fr)] items-center gap-x-3.5 border-t border-hairline py-3 md:min-h-19 md:grid-cols-[80px_minmax(0,1fr)_auto] md:gap-x-5 md:px-4 md:py-2">
      <span className="grid gap-2">
        <Skeleton className="h-5 w-14" />
        <Skeleton className="h-3 w-11" />
      </span>
      <span className="grid gap-2">
        <Skeleton className="h-4 w-52 max-w-full" />
        <Skeleton className="h-3 w-36 max-w-full" />
      </span>
      <Skeleton className="hidden h-4 w-24 md:block" />
    </div>
  );
}
