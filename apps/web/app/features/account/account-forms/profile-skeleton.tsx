import { Skeleton } from '../../../ui/skeleton.tsx';

export function ProfileSkeleton() {
  return (
    <div className="grid gap-5">
      <div>
        <Box />
        <Skeleton className="mt-1.5 h-[19px] w-64" />
      </div>
      <Box className="sm:w-36" />
      <div className="grid grid-cols-2 gap-4">
        <Box />
        <Box />
      </div>
      <Box />
      <Skeleton className="mt-1 h-13 w-full rounded-pill! sm:w-44" />
    </div>
  );
}

function Box({ className = '' }: { className?: string }) {
  return (
    <div className={className}>
      <Skeleton className="mb-1.5 h-[19px] w-20" />
      <Skeleton className="h-13 w-full" />
    </div>
  );
}
