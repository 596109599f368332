import { Skeleton } from '../../../ui/skeleton.tsx';

/** Skeleton with the dimensions of the list. */
export function ClassListSkeleton() {
  return (
    <div className="@container" role="status" aria-label="Loading classes">
      <div className="flex h-8.5 items-start border-b border-hairline">
        <Skeleton className="h-4.5 w-28" />
      </div>
      {[0, 1, 2, 3, 4].map((row) => (
        <div
          key={row}
          className="grid min-h-19 grid-cols-[64px_minmax(0,1fr)] items-center gap-x-3.5 border-b border-hairline py-3 @2xl:grid-cols-[80px_minmax(0,1fr)_176px_104px_20px] @2xl:gap-x-5 @2xl:px-4 @2xl:py-2"
        >
          <span className="grid gap-2">
            <Skeleton className="h-5 w-14" />
            <Skeleton className="h-3 w-11" />
          </span>
          <span className="grid gap-2">
            <Skeleton className="h-4 w-52 max-w-full" />
            <Skeleton className="h-3 w-36 max-w-full" />
          </span>
          <span className="hidden items-center gap-3 @2xl:flex">
            <Skeleton className="h-12 w-10 arch-40" />
            <Skeleton className="h-3.5 w-24" />
          </span>
          <span className="hidden justify-items-end gap-2 @2xl:grid">
            <Skeleton className="h-3 w-14" />
            <Skeleton className="h-4 w-12" />
          </span>
        </div>
      ))}
    </div>
  );
}
